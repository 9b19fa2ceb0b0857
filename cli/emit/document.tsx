/** Data of a page → its HTML document, written with the same components that run in the browser. */
import { renderToString } from "react-dom/server";
import { App } from "../../reader/App.tsx";
import { hero } from "../../reader/article/hero.ts";
import { feedbackForm } from "../../reader/integrations/feedback-form.ts";
import type { PlaceHtml } from "../../reader/navigation/reader-context.ts";
import { createPageKinds } from "../../reader/pages/kinds.ts";
import { lazyKinds } from "../../reader/pages/lazy-kinds.ts";
import { sidebarTree } from "../../reader/shell/sidebar-tree.ts";
import { DOCUMENT_DATA_ID, ROOT_ID } from "../../schema/contract.ts";
import { directionOf, languageAttributes } from "../../schema/direction.ts";
import type { DocumentBlock, DocumentData, DocumentSidebar } from "../../schema/document-data.ts";
import type { JsonMl } from "../../schema/json-ml.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { baseOf, homeHref, hrefOf } from "../../schema/paths.ts";
import { documentPage, type FindComponent, isArticle, writeArticle } from "./article.tsx";
import { articleHtml } from "./article-html.ts";
import { docHtml } from "./doc-html.tsx";
import type { DocumentShells } from "./document-shells.tsx";
import { type DocumentHeadProps, headHtml } from "./head.ts";
import { element, escaped } from "./html-tags.ts";

/** All kinds: the server loads none on demand. */
const kinds = createPageKinds(lazyKinds);

/** The document's data, with the page's content. */
export type PrerenderedData = Omit<DocumentData, "page"> & { page: PageData };

export type DocumentInputs = {
  data: PrerenderedData;
  /** Address of `data.manifest`. */
  manifestHref: string;
  head: DocumentHeadProps;
  route: string;
  /** The text of an empty shell for visitors without JavaScript. The reader renders the page. */
  shellText?: string | undefined;
  /** HTML for programs, hidden from visitors, above and below the page. */
  above?: string | undefined;
  below?: string | undefined;
  /** Class of `body`, for programs. */
  bodyClass?: string | undefined;
  /** Gives the site's own components, where it has any. */
  find?: FindComponent | undefined;
  /** The shells of earlier pages. Without them React renders the whole document. */
  shells?: DocumentShells | undefined;
};

export function renderDocument({
  head,
  shellText,
  above = "",
  below = "",
  bodyClass,
  ...inputs
}: DocumentInputs): string {
  const { manifest } = inputs.data;
  const body = shellText === undefined ? prerendered(inputs) : emptyShell(manifest, escaped(shellText));
  return page(manifest, head, above + body + below, bodyClass);
}

/** One locale's part of the not-found document. */
export type NotFoundPart = Pick<DocumentInputs, "data" | "manifestHref" | "head" | "shellText"> & {
  home: string;
};

/**
 * The document that stands for any address: a part per locale, of which `chooseLocale` shows the address's own. All but the
 * first are templates, so that there is one page at a time; without JavaScript they are a line each.
 */
export function renderNotFoundDocument(parts: readonly NotFoundPart[], chooseLocale: string): string {
  const [first] = parts;
  if (!first) return "";
  const { manifest } = first.data;
  if (first.shellText !== undefined) {
    const texts = parts.map(({ data, shellText = "" }) =>
      element("span", languageAttributes(manifest, data.manifest.tag), `${escaped(shellText)} `),
    );
    return page(manifest, first.head, emptyShell(manifest, texts.join("")));
  }
  const bodies = parts.map(({ data, manifestHref }, index) =>
    element(
      index === 0 ? "div" : "template",
      { ...languageAttributes(manifest, data.manifest.tag), "data-home": homeHref(data.manifest) },
      prerendered({ data, manifestHref, route: data.page.path }),
    ),
  );
  const lines = parts.slice(1).map(({ data }) => lineOf(data, manifest));
  const unscripted = lines.length > 0 ? element("noscript", {}, lines.join("")) : "";
  return page(manifest, first.head, `${bodies.join("")}${element("script", {}, chooseLocale)}${unscripted}`);
}

/** A line that says that the page does not exist, with a link to the home page, in the language of the data. */
function lineOf({ manifest: own, page }: PrerenderedData, manifest: Manifest): string {
  const { notFoundText, goHome } = own.strings;
  const home = element("a", { href: homeHref(own) }, escaped(goHome));
  const text = `${element("strong", {}, escaped(page.title))} ${escaped(notFoundText)} ${home}`;
  return element("p", { class: "not-found-line", ...languageAttributes(manifest, own.tag) }, text);
}

/** `html` is what a visitor without JavaScript reads. */
function emptyShell(manifest: Manifest, html: string): string {
  const { base, strings } = manifest;
  const data = {
    "data-base": base,
    "data-slash": manifest.trailingSlash && "",
    "data-homes": homes(manifest),
    "data-loading": strings.loading,
  };
  const root = element("div", { id: ROOT_ID, ...data }, "");
  return `${root}${element("noscript", {}, element("p", {}, html))}`;
}

function prerendered({
  data,
  manifestHref,
  route,
  find,
  shells,
}: Omit<DocumentInputs, "head" | "shellText" | "above" | "below" | "bodyClass">): string {
  const { manifest, page, sidebar } = data;
  const article = isArticle(page) ? writeArticle(page.content, manifest.strings, find) : undefined;
  const places: PlaceHtml = {
    article: article?.html,
    sidebar: sidebar && sidebarHtml(sidebar, manifest, route),
    ...placeHtml(page, manifest),
  };
  // Hydration needs the exact bytes that React would render.
  const html =
    (shells && writtenDirectly(data, route, places, shells)) ??
    renderToString(<App data={data} path={route} kinds={kinds} html={places} />);
  const block: DocumentBlock = {
    page: documentPage(page, article),
    // Its items are in the HTML.
    ...(sidebar && { sidebar: { ...sidebar, items: undefined } }),
  };
  // `<` would let the data end its own element.
  const json = JSON.stringify(block).replaceAll("<", "\\u003c");
  return (
    element("div", { id: ROOT_ID, "data-manifest": manifestHref }, html) +
    element("script", { id: DOCUMENT_DATA_ID, type: "application/json" }, json)
  );
}

/** Writes a docs page without React, because the pages of sites with thousands of pages are docs. */
function writtenDirectly(
  data: PrerenderedData,
  route: string,
  places: PlaceHtml,
  shells: DocumentShells,
): string | undefined {
  const { page, manifest } = data;
  const html = page.kind === "doc" ? docHtml(page, manifest, places) : undefined;
  return html === undefined ? undefined : shells(data, route, { sidebar: places.sidebar ?? "", page: html });
}

/** The sidebar beside a page. */
export function sidebarHtml({ id, items = [] }: DocumentSidebar, manifest: Manifest, route: string): string {
  return jsonMlHtml(sidebarTree({ id, items }, { manifest, current: hrefOf(baseOf(manifest), route) }));
}

/** `body` is HTML. */
function page(manifest: Manifest, head: DocumentHeadProps, body: string, bodyClass?: string): string {
  const { tag, colourMode, announcement } = manifest;
  const attributes = {
    lang: tag,
    dir: directionOf(manifest) === "rtl" ? "rtl" : undefined,
    "data-theme": colourMode.default,
    "data-theme-system": colourMode.respectSystem ? "" : undefined,
    "data-theme-fixed": colourMode.switch ? undefined : "",
    "data-reader": head.readerScripts.join(" ") || undefined,
    "data-hosts": head.hosts.join(" ") || undefined,
    "data-frames": head.frames?.join(" ") || undefined,
    "data-external": head.external,
    "data-announcement": announcement?.closable ? announcement.id : undefined,
  };
  const html =
    element("head", {}, headHtml(head, body)) +
    element("body", { class: bodyClass }, body + analyticsTemplate(head.analytics));
  return `<!doctype html>\n${element("html", attributes, html)}\n`;
}

/**
 * A script that does not run: the reader puts a copy of it into the document after the first paint. Its address is the
 * parser's, since the policy lets no text become the address of a script.
 */
function analyticsTemplate(analytics: DocumentHeadProps["analytics"]): string {
  if (!analytics) return "";
  const { src, attributes } = analytics;
  const script = element("script", { async: "", src, ...attributes }, "");
  return element("template", { "data-analytics": "" }, script);
}

function homes(manifest: Manifest): string {
  return manifest.locales.map(({ home }) => withoutBase(home, manifest.base)).join(" ");
}

function withoutBase(href: string, base: string): string {
  return `/${href.slice(base.length)}`;
}

/** JsonML → HTML, in which every element has an end tag. */
function jsonMlHtml(tree: JsonMl): string {
  if (typeof tree === "string") return escaped(tree);
  const [name, attributes, ...children] = tree;
  return element(name, attributes, children.map(jsonMlHtml).join(""));
}

/** HTML for places that React does not render itself, besides text and sidebar. */
function placeHtml(page: PageData, manifest: Manifest): Pick<PlaceHtml, "hero" | "feedback"> {
  if (page.kind === "home") return { hero: articleHtml(hero(page, manifest)) };
  const feedback = manifest.integrations?.feedback;
  if (!feedback || (page.kind !== "doc" && page.kind !== "post")) return {};
  const asked = { title: page.title, href: hrefOf(baseOf(manifest), page.path) };
  return { feedback: articleHtml([feedbackForm(feedback, asked)]) };
}
