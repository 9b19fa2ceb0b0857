/** Texts of the configuration that Docusaurus takes as HTML → plain text. */
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import { isExternal } from "../../site/link-target.ts";
import type { DocusaurusConfig } from "./docusaurus-config.ts";

/** The bar of Docusaurus, whose text is HTML; undefined where it has no text. */
export function announcementOf(
  {
    id,
    content = "",
    isCloseable,
  }: NonNullable<NonNullable<DocusaurusConfig["themeConfig"]>["announcementBar"]>,
  routeOf: (to: string) => string | undefined,
): Record<string, unknown> | undefined {
  const tree = fromHtml(content, { fragment: true });
  const text = plainText(tree).replace(/\s+/g, " ").trim();
  if (text === "") return undefined;
  const link = select("a[href]", tree);
  const href = String(link?.properties.href ?? "");
  const to = isExternal(href) ? href : routeOf(href);
  // The link has a place of its own after the text.
  const label = link ? plainText(link) : "";
  const before = text.replace(/[.!]$/, "");
  const alone =
    to !== undefined && before.endsWith(label) ? before.slice(0, -label.length || undefined).trim() : text;
  return {
    id: (id ?? "announcement-bar").replace(/[^A-Za-z0-9._-]/g, "-"),
    text: alone === "" ? text : alone,
    ...(link && to !== undefined && { link: { label, to } }),
    ...(isCloseable === false && { closable: false }),
  };
}

/** The text alone, in one line. */
export function withoutHtml(html: string): string {
  return plainText(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, " ")
    .trim();
}
