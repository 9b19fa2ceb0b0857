/** Data of a page → its HTML document, written with the same components that run in the browser. */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { App } from "../../reader/App.tsx";
import { createPageKinds } from "../../reader/pages/kinds.ts";
import { lazyKinds } from "../../reader/pages/lazy-kinds.ts";
import { sidebarTree } from "../../reader/shell/sidebar-tree.ts";
import { DOCUMENT_DATA_ID, ROOT_ID } from "../../schema/contract.ts";
import type { DocumentBlock, DocumentData, DocumentSidebar } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { PageData } from "../../schema/page.ts";
import { hrefOf } from "../../schema/paths.ts";
import { documentPage, type FindComponent, isArticle, writeArticle } from "./article.tsx";
import { DocumentHead, type DocumentHeadProps } from "./head.tsx";
import { jsonMlHtml } from "./json-ml-html.ts";

/** On the server every kind is here. */
const kinds = createPageKinds(lazyKinds);

/** With the page's content. */
export type PrerenderedData = Omit<DocumentData, "page"> & { page: PageData };

export type DocumentInputs = {
  data: PrerenderedData;
  /** Address of `data.manifest`. */
  manifestHref: string;
  head: DocumentHeadProps;
  route: string;
  /** Of an empty shell, which the reader fills: what a visitor without JavaScript reads. */
  shellText?: string | undefined;
  /** Gives the site's own components, where it has any. */
  find?: FindComponent | undefined;
};

export function renderDocument({ head, shellText, ...inputs }: DocumentInputs): string {
  const { manifest } = inputs.data;
  const body =
    shellText === undefined ? <Prerendered {...inputs} /> : <Shell manifest={manifest}>{shellText}</Shell>;
  return page(manifest, head, body);
}

/** One locale's part of the not-found document. */
export type NotFoundPart = Pick<DocumentInputs, "data" | "manifestHref" | "head" | "shellText"> & {
  home: string;
};

/**
 * The document that stands for any address: a part per locale, of which `chooseLocale` keeps the address's own.
 * Without JavaScript all parts show, each in its language.
 */
export function renderNotFoundDocument(parts: readonly NotFoundPart[], chooseLocale: string): string {
  const [first] = parts;
  if (!first) return "";
  const { manifest } = first.data;
  if (first.shellText !== undefined)
    return page(
      manifest,
      first.head,
      <Shell manifest={manifest}>
        {parts.map(({ data, shellText }) => (
          <span key={data.manifest.locale} lang={data.manifest.tag}>
            {shellText}{" "}
          </span>
        ))}
      </Shell>,
    );
  const body = (
    <>
      {parts.map(({ data, manifestHref }) => (
        <div key={data.manifest.locale} lang={data.manifest.tag} data-home={homeOf(data.manifest)}>
          <Prerendered data={data} manifestHref={manifestHref} route={data.page.path} />
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: chooseLocale }} />
    </>
  );
  return page(manifest, first.head, body);
}

function Shell({ manifest, children }: { manifest: Manifest; children: ReactNode }) {
  return (
    <>
      <div id={ROOT_ID} data-base={manifest.base} data-homes={homes(manifest)} />
      <noscript>
        <p>{children}</p>
      </noscript>
    </>
  );
}

function Prerendered({ data, manifestHref, route, find }: Omit<DocumentInputs, "head" | "shellText">) {
  const { manifest, page, sidebar } = data;
  const article = isArticle(page) ? writeArticle(page.content, manifest.strings, find) : undefined;
  const html = renderToString(
    <App
      data={data}
      path={route}
      kinds={kinds}
      articleHtml={article?.html}
      sidebarHtml={sidebar && sidebarHtml(sidebar, manifest, route)}
    />,
  );
  const block: DocumentBlock = {
    page: documentPage(page, article),
    // Its items are in the HTML.
    ...(sidebar && { sidebar: { ...sidebar, items: undefined } }),
  };
  // `<` would let the data end its own element.
  const json = JSON.stringify(block).replaceAll("<", "\\u003c");
  return (
    <>
      <div id={ROOT_ID} data-manifest={manifestHref} dangerouslySetInnerHTML={{ __html: html }} />
      <script id={DOCUMENT_DATA_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}

/** The sidebar beside a page. */
export function sidebarHtml(
  { id, items = [] }: DocumentSidebar,
  { strings, base }: Manifest,
  route: string,
): string {
  return jsonMlHtml(sidebarTree({ id, items }, { strings, current: hrefOf(base, route) }));
}

function page({ tag, colourMode, announcement }: Manifest, head: DocumentHeadProps, body: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html
      lang={tag}
      data-theme={colourMode.default}
      data-theme-default={colourMode.default}
      data-theme-system={colourMode.respectSystem ? "" : undefined}
      data-theme-fixed={colourMode.switch ? undefined : ""}
      data-reader={head.readerScripts.join(" ") || undefined}
      data-hosts={head.hosts.join(" ") || undefined}
      data-external={head.external}
      data-announcement={announcement?.closable ? announcement.id : undefined}
    >
      <head>
        <DocumentHead {...head} />
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}

function homes(manifest: Manifest): string {
  return manifest.locales.map(({ home }) => withoutBase(home, manifest.base)).join(" ");
}

function homeOf(manifest: Manifest): string {
  return manifest.locales.find(({ id }) => id === manifest.locale)?.home ?? manifest.base;
}

function withoutBase(href: string, base: string): string {
  return `/${href.slice(base.length)}`;
}
