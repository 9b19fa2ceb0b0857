/** Rendering of one route, from plain data that can travel to another thread. */
import type { Manifest } from "../../schema/manifest.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { ArticlePage, PageData } from "../../schema/page.ts";
import { type Base, hrefOf } from "../../schema/paths.ts";
import type { Sidebar } from "../../schema/sidebar.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import type { ContentStore } from "../compile/content-store.ts";
import type { PageContent } from "../markdown/compiled-page.ts";
import { withWhereabouts } from "../report/failure.ts";
import { reasonOf } from "../report/reason-of.ts";
import type { ArticleMeta, ArticleRoute, ListRoute, Route } from "../site/site.ts";
import type { FindComponent } from "./article.tsx";
import { renderDocument } from "./document.tsx";
import type { DocumentShells } from "./document-shells.tsx";
import type { DocumentSidebars } from "./document-sidebar.ts";
import { microformats, type PageList, pageListHtml, pageListMarkdown } from "./for-programs.ts";
import type { DocumentFrame, HeadTagProps } from "./head.ts";
import { headOf } from "./head-of.ts";
import { LostContent } from "./lost-content.ts";
import { renderListCopy, renderMarkdownCopy } from "./markdown-copy.ts";
import type { OrganizationFacts } from "./organization.ts";
import type { PreviewPicture } from "./preview-picture.ts";
import { type Resolved, resolveContent } from "./resolved.ts";
import { type PageComponents, withComponents } from "./site-components.ts";

export type PagePart = "data" | "document" | "markdown";

type JobOf<R extends Route> = Pick<R, "path" | "locale" | "meta" | "head"> & {
  /** The heading that is in the body already. */
  heading: string | undefined;
  resolved: ReadonlyMap<string, Resolved>;
  /** The picture for link previews. */
  image: PreviewPicture | undefined;
  /** The site's own components in the page. */
  components?: ComponentParts | undefined;
};

/** `hash` is the name of the content. */
export type ArticleJob = JobOf<ArticleRoute> & { hash: string };

type ListJob = JobOf<ListRoute> & { hash?: undefined };

export type PageJob = ArticleJob | ListJob;

export type ComponentParts = PageComponents & {
  /** The files that the browser loads for each component, in order of name. */
  scripts: { name: string; script: string; style?: string | undefined }[];
  /** Scripts that those import. */
  imports: string[];
};

/** The settings that all pages of a site share. */
export type PageSettings = {
  manifests: Manifest[];
  /** The address of the manifest as documents ask for it, by locale. */
  manifestHrefs: Record<string, string>;
  sidebars: Sidebar[];
  frame: DocumentFrame;
  /** The site's origin, without a slash at its end. */
  siteUrl: string;
  base: Base;
  /** Texts for visitors without JavaScript, by locale, if documents are empty shells. */
  shellTexts?: Record<string, string>;
  /** The bundle of the site's own components, where pages use any. */
  components?: string | undefined;
  /** Addresses of the list of all pages for programs, by locale. */
  pageLists: Record<string, PageList>;
  /** The organisation behind the site, by locale. */
  organizations: Record<string, OrganizationFacts>;
  /** Tags of the site's own, by locale; absent where it adds none. */
  headTags?: Record<string, HeadTagProps[]>;
};

/** The inputs of rendering besides a page's settings, made once for all pages. */
export type PageSources = {
  contents: Pick<ContentStore, "read">;
  sidebars: DocumentSidebars;
  shells?: DocumentShells;
  /** Gives the site's own components, where it has any. */
  find?: FindComponent | undefined;
};

/** The texts of the parts, in the order of `parts`; the content is read once for all of them. */
export function renderPage(
  job: PageJob,
  parts: readonly PagePart[],
  settings: PageSettings,
  sources: PageSources,
): string[] {
  const { data, content } =
    job.hash === undefined ? { data: job.meta, content: undefined } : articleOf(job, sources.contents);
  const textOf = (part: PagePart): string => {
    if (part === "data") return `${JSON.stringify(data)}\n`;
    if (part === "markdown") {
      const list = ownValue(settings.pageLists, job.locale);
      return (list ? pageListMarkdown(list, settings.siteUrl) : "") + markdownOf(job, content, settings);
    }
    try {
      return documentOf(job, data, settings, sources);
    } catch (error) {
      throw job.components ? new ComponentFailed(namesOf(job.components), error) : error;
    }
  };
  return parts.map((part) => withWhereabouts({ part }, () => textOf(part)));
}

/** The data of a page, with its content. */
export function pageDataOf(job: PageJob, contents: Pick<ContentStore, "read">): PageData {
  return job.hash === undefined ? job.meta : articleOf(job, contents).data;
}

function articleOf(
  job: ArticleJob,
  contents: Pick<ContentStore, "read">,
): { data: ArticlePage; content: PageContent } {
  const content = contents.read(job.hash);
  if (!content) throw new LostContent(job.path);
  return { data: withWhereabouts({ part: "data" }, () => articleData(job, content)), content };
}

function articleData({ meta, resolved, components }: ArticleJob, { hast }: PageContent): ArticlePage {
  const resolvedMeta = withPicture(meta, resolved);
  const content = resolveContent(hast, resolved);
  if (!components) return { ...resolvedMeta, content };
  return {
    ...resolvedMeta,
    content: withComponents(content, components),
    components: components.scripts,
    ...(components.page && { component: components.page.name }),
  };
}

/** The picture of a home page is named as its author wrote it until its address is known. */
function withPicture(meta: ArticleMeta, resolved: PageJob["resolved"]): ArticleMeta {
  if (meta.kind !== "home" || !meta.picture) return meta;
  const { src, alt } = meta.picture;
  const { href, width, height, sizes } = resolved.get(src) ?? { href: src };
  const size = width && height && { width, height };
  if (!sizes) return { ...meta, picture: { src: href, alt, ...size } };
  const { src: copy, ...candidates } = sizes;
  return { ...meta, picture: { src: copy, alt, ...size, sizes: candidates } };
}

function documentOf(
  job: PageJob,
  page: PageData,
  settings: PageSettings,
  { sidebars, shells, find }: PageSources,
): string {
  const { path: route, locale } = job;
  const { manifests, manifestHrefs, frame, siteUrl, base, shellTexts, pageLists, organizations, headTags } =
    settings;
  const manifest = manifests.find((candidate) => candidate.locale === locale);
  if (!manifest) throw new Error(`no manifest of the locale ${locale}`);
  const reference = sidebarOf(page);
  const sidebar = reference && sidebars(locale, reference, hrefOf(base, route))?.sidebar();
  const data = {
    manifest,
    page,
    ...(sidebar && { sidebar: { ...sidebar, slice: reference.slice } }),
  };
  const organization = ownValue(organizations, locale);
  const list = ownValue(pageLists, locale);
  const head = headOf({
    route: job,
    manifest,
    siteUrl,
    image: job.image,
    organization,
    headTags: ownValue(headTags, locale),
    frame: frameWith(frame, job.components),
  });
  const manifestHref = ownValue(manifestHrefs, locale) ?? "";
  return renderDocument({
    data,
    manifestHref,
    head,
    route,
    shellText: ownValue(shellTexts, locale),
    above: list && pageListHtml(list),
    ...microformats(page, { base, siteUrl }, { organization, modified: job.head.modified }),
    find,
    shells,
  });
}

function namesOf({ scripts }: ComponentParts): string {
  return scripts.map(({ name }) => `“${name}”`).join(", ");
}

/** Scripts and styles of components are requested at once, not when the reader has started. */
function frameWith(frame: DocumentFrame, components: ComponentParts | undefined): DocumentFrame {
  if (!components) return frame;
  return {
    ...frame,
    stylesheets: [...frame.stylesheets, ...components.scripts.flatMap(({ style }) => style ?? [])],
    modulePreloads: [
      ...frame.modulePreloads,
      ...components.scripts.map(({ script }) => script),
      ...components.imports,
    ],
  };
}

/** A page's Markdown alone. */
export function markdownText(
  job: ArticleJob,
  contents: Pick<ContentStore, "read">,
  settings: Pick<PageSettings, "siteUrl" | "base">,
): string {
  const content = contents.read(job.hash);
  if (!content) throw new LostContent(job.path);
  return withWhereabouts({ part: "markdown" }, () => markdownOf(job, content, settings));
}

function markdownOf(
  job: PageJob,
  content: PageContent | undefined,
  { siteUrl, base }: Pick<PageSettings, "siteUrl" | "base">,
): string {
  if (!content) return renderListCopy(job.meta, siteUrl);
  return renderMarkdownCopy({
    meta: job.meta,
    heading: job.heading,
    copy: content.markdown,
    resolved: job.resolved,
    siteUrl,
    base: base.path,
  });
}

/** Error of a component that did not fail in the test render: its result may depend on the time, or be random. */
class ComponentFailed extends Error {
  override name = "ComponentFailed";

  constructor(names: string, cause: unknown) {
    super(`a component of this page (${names}) failed while the page was rendered: ${reasonOf(cause)}`, {
      cause,
    });
  }
}
