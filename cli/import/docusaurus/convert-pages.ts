/** Pages of Docusaurus and their parts → pages whose text is Markdown of ours, with links as in the source. */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { withNestedBlocks } from "../../markdown/conversion/nested-blocks.ts";
import type { OnProgress } from "../imported-site.ts";
import { fromSite } from "../module-file.ts";
import type { Note } from "../note.ts";
import type { OldPage, OldSection } from "../old-site.ts";
import { refuseTooLarge } from "../source-page.ts";
import type { Bylines } from "./authors-and-tags.ts";
import { asMd, isMarkdown } from "./doc-ids.ts";
import type { DocsOrder } from "./docs-order.ts";
import { convertBody } from "./markdown/convert-body.ts";
import { fencePluginsOf } from "./markdown/fence-tabs.ts";
import type { Section } from "./page-folders.ts";
import { type ImportedPage, outerPart, translatedFolder } from "./pages.ts";
import { sourceModules } from "./source-modules.ts";
import type { SourceSite } from "./source-site.ts";

export function convertPages(
  site: SourceSite,
  bylines: Bylines["ofPages"],
  { namesOf }: Pick<DocsOrder, "namesOf">,
  { notes, onProgress }: { notes: Note[]; onProgress?: OnProgress | undefined },
): OldPage[] {
  const { source, pages, partials, config } = site;
  // The format of `.md` files in Docusaurus: `mdx`, `md` or `detect`.
  const isMdx = (config.markdown?.format ?? "mdx") === "mdx";
  const fencePlugins = fencePluginsOf(site.plugins.markdown);
  const modules = sourceModules(source);
  const isPage = new Set(pages);
  // Parts in other folders are imported if a page shows them.
  const queue: ShownPage[] = [...pages];
  /** Converted bodies by target; undefined for a page that cannot be converted. */
  const bodies = new Map<string, string | undefined>();

  const included = includedPages(site);
  const include = (module: string, page: ShownPage, properties?: Properties): string | undefined => {
    const part = included(module, page);
    const shown = part && withProperties(part, properties);
    if (!shown) return undefined;
    if (!queue.some(({ target }) => target === shown.target)) queue.push(shown);
    return pathTo(shown.target, page);
  };
  const convert = (page: ShownPage): string => {
    refuseTooLarge(page);
    const folders = foldersOf(page);
    return convertBody(
      page.body,
      {
        file: page.file,
        firstLine: page.bodyLine,
        data: page.data,
        isMdx: page.file.endsWith(".mdx") || isMdx,
        hasFormulas: hasFormulas(site),
        fencePlugins: fencePlugins[page.section.area],
        include: (name, properties) => include(name, page, properties),
        properties: page.properties,
        textOf: (name) => modules.textOf(name, folders),
        load: modules.exportsFor(folders),
        names: modules.names,
      },
      notes,
    );
  };
  /** The queue grows while it is converted. */
  const convertQueue = (): void => {
    for (const [index, page] of queue.entries()) {
      if (bodies.has(page.target)) continue;
      onProgress?.(index, queue.length);
      const body = page.isRead ? source.attempt(page.file, () => convert(page), "page-put-aside") : undefined;
      bodies.set(page.target, body);
    }
  };
  const finished = new Map<string, { text: string; colons: number }>();
  /** The text at a path, in which a block around a part has more colons than the blocks in the part. */
  const withParts = (target: string, text = ""): { text: string; colons: number } => {
    const known = finished.get(target);
    if (known) return known;
    // A part that shows itself ends there.
    finished.set(target, { text, colons: 0 });
    const whole = withNestedBlocks(text, (path) => {
      const part = posix.join(posix.dirname(target), decodeURI(path));
      return withParts(part, bodies.get(part)).colons;
    });
    finished.set(target, whole);
    return whole;
  };
  convertQueue();
  // Parts that no page shows are imported as well; the others only as pages show them, with their properties.
  const shown = new Set(queue.map(({ file }) => file));
  queue.push(...partials.filter(({ file }) => !shown.has(file)));
  convertQueue();
  const sectionOf = oldSections(site);
  return queue.map((page): OldPage => {
    const { file, locale, section, address, target, data, added } = page;
    const body = bodies.get(target);
    const folder = section.area === "pages" ? "pages" : section.target;
    const isFolder = config.trailingSlash ?? page.isFolder;
    const sidebar = namesOf.get(section.target)?.get(String(data.displayed_sidebar));
    const { image, custom_edit_url: editUrl } = data;
    return {
      file,
      locale: locale.id,
      area: section.area,
      section: sectionOf(section),
      path: asMd(target.slice(`${locale.id}/${folder}/`.length)),
      address: isFolder && address !== "/" ? `${address}/` : address,
      data: {
        ...data,
        ...(typeof image === "string" && { image: image.replace(/^@site\/static(?=\/)/, "") }),
        ...(editUrl !== undefined && section.area !== "pages" && { edit_url: editUrl }),
        ...(sidebar !== undefined && { displayed_sidebar: sidebar }),
        ...added,
        ...bylines.get(page),
      },
      body: body === undefined ? page.body : withParts(target, body).text,
      frontMatter: page,
      isPart: !isPage.has(page),
      isStub: body === undefined,
    };
  });
}

/** Sections as every tool has them, each once. */
function oldSections({ locales }: SourceSite): (section: Section) => OldSection {
  const known = new Map<Section, OldSection>();
  return (section) => {
    const { area, target, root, folder } = section;
    const sources = locales.map((locale, index): [string, string] => [
      locale.id,
      index === 0 ? folder : translatedFolder(section, locale),
    ]);
    const made: OldSection = known.get(section) ?? {
      folder: area === "pages" ? "pages" : target,
      root: area === "pages" ? "" : root,
      sources: new Map(folder === "." ? [] : sources),
    };
    known.set(section, made);
    return made;
  };
}

/** True: what is between dollars is a formula. */
export function hasFormulas({ module }: SourceSite): boolean {
  return module.mentions("remark-math");
}

type Properties = Readonly<Record<string, unknown>>;

/** `properties` are those of the tags that show a part. */
type ShownPage = ImportedPage & { properties?: Properties };

/** Folders from which a page names files: its own, and that of the page in the source language. */
function foldersOf({ file, section, name }: ImportedPage): string[] {
  return [posix.dirname(file), posix.join(section.folder, posix.dirname(name))];
}

/** Gives the page or the part that a module names in a page; undefined for other files, and if the file is missing. */
function includedPages({ source, pages, partials, sourceLocale }: SourceSite) {
  const known = new Map([...pages, ...partials].map((page) => [page.file, page]));
  return (module: string, page: ImportedPage): ImportedPage | undefined => {
    if (!isMarkdown(module)) return undefined;
    const inSite = fromSite(module);
    const beside = foldersOf(page).map((folder) => posix.join(folder, module));
    const absolute = module.startsWith("/") ? [module.slice(1)] : [];
    const files = inSite === undefined ? [...absolute, ...beside] : [inSite];
    const included = files.map((file) => known.get(file)).find((candidate) => candidate !== undefined);
    const other = included ? undefined : source.firstFile(files);
    return included ?? (other === undefined ? undefined : outerPart(source, sourceLocale, other));
  };
}

function pathTo(target: string, page: ImportedPage): string {
  return encodeURI(posix.relative(posix.dirname(page.target), target));
}

/** A part with other properties is another file: `_part--3f2a1b.md`. */
function withProperties(part: ImportedPage, properties: Properties = {}): ShownPage {
  if (Object.keys(properties).length === 0) return part;
  const hash = createHash("sha256").update(JSON.stringify(properties)).digest("hex").slice(0, 6);
  return { ...part, target: part.target.replace(/\.md$/, `--${hash}.md`), properties };
}
