/** What tests ask of an HTML document. */
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { DOCUMENT_DATA_ID } from "../../schema/contract.ts";
import { DocumentBlock } from "../../schema/document-data.ts";

export type Html = ReturnType<typeof readHtml>;

export function readHtml(html: string) {
  const tree = fromHtml(html);
  const all = (selector: string): Element[] => selectAll(selector, tree);
  const attribute = (selector: string, name: string): string | undefined => {
    const value = select(selector, tree)?.properties[name];
    return value === undefined || value === null ? undefined : String(value);
  };
  return {
    all,
    attribute,
    lang: attribute("html", "lang"),
    title: textOf(select("title", tree) ?? tree),
    headings: all("h1").map((heading) => textOf(heading)),
    canonical: attribute("link[rel=canonical]", "href"),
    robots: attribute("meta[name=robots]", "content"),
    /** `hreflang`, then address. */
    alternates: all("link[rel=alternate][hreflang]").map(({ properties }) => [
      properties.hrefLang,
      properties.href,
    ]),
    head: toHtml(select("head", tree) ?? tree),
    policy: attribute("meta[http-equiv=Content-Security-Policy]", "content") ?? "",
    /** Texts of scripts that run and have no file. */
    inlineStyles: all("style").map((style) => textOf(style)),
    inlineScripts: all("script:not([src]):not([type])").map((script) => textOf(script)),
    /** The data that the reader starts from. */
    data: () => DocumentBlock.parse(JSON.parse(textOf(select(`#${DOCUMENT_DATA_ID}`, tree) ?? tree))),
    /** Addresses of this site in every attribute. */
    addresses: all("[href], [src]").flatMap(({ properties }) =>
      [properties.href, properties.src].filter((value) => typeof value === "string" && value.startsWith("/")),
    ),
  };
}
