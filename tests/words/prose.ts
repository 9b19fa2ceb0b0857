/** What a visitor reads of a page, block by block: hast → texts. Code is one sign, so that what stands beside it is still seen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { discover } from "../../cli/source/discover.ts";
import type { HastNode } from "../../schema/hast.ts";
import { contentFolder, type Locale, locales, type ShippedPage, shippedPages } from "./pages.ts";

export type Passage = { file: string; text: string };

/** Stands for code in running text. */
export const CODE = "\uFFFC";

const inline = new Set(
  "a abbr b bdi cite del dfn em i ins kbd mark q s small span strong sub sup tspan time u var".split(" "),
);

/** Pages, and the texts of the configuration, of one language. */
export function passagesOf(locale: Locale): Passage[] {
  return [...shippedPages(locale).flatMap(passagesOfPage), ...configurationTexts(locale)];
}

function passagesOfPage({ locale, file, facts, hast }: ShippedPage): Passage[] {
  const texts = [...textsIn(facts.frontMatter, locale), ...blocksOf(hast.children)];
  return texts.map((text) => ({ file, text }));
}

/** Alternative texts of images and names of drawings count as what is read. */
function blocksOf(nodes: readonly HastNode[]): string[] {
  const blocks: string[] = [];
  let open = "";
  const close = (): void => {
    if (open.trim() !== "") blocks.push(open.trim());
    open = "";
  };
  const visit = (node: HastNode): void => {
    if (node.type === "text") open += node.value;
    else if (node.tagName === "code" || node.tagName === "kbd" || "lang" in node.properties) open += CODE;
    else if (node.tagName === "br") open += " ";
    else if (node.tagName !== "pre") {
      const isInline = inline.has(node.tagName);
      if (!isInline) close();
      for (const name of ["alt", "label", "ariaLabel"])
        if (typeof node.properties[name] === "string") blocks.push(node.properties[name]);
      node.children.forEach(visit);
      if (!isInline) close();
    }
  };
  nodes.forEach(visit);
  close();
  return blocks;
}

/** Keys under which authors write texts; other values are names, addresses and dates. */
const textKeys = new Set([
  ..."title label sidebar_label tagline description text copyright name alt area values".split(" "),
  ..."client sector deliverables sample view_all compiler reader".split(" "),
]);

/** Of a text per language, only that of `locale`. */
function textsIn(value: unknown, locale: Locale, isText = false): string[] {
  if (typeof value === "string") return isText ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key === locale || !locales.some((other) => other === key))
    .flatMap(([key, part]) => textsIn(part, locale, isText || textKeys.has(key)));
}

function configurationTexts(locale: Locale): Passage[] {
  const { categories } = discover(contentFolder, locales);
  const own = [`${locale}/strings.yml`, ...categories.filter((file) => file.startsWith(`${locale}/`))];
  return ["site.yml", "authors.yml", "tags.yml", ...own].flatMap((file) =>
    textsIn(parse(readFileSync(join(contentFolder, file), "utf8")), locale).map((text) => ({
      file,
      // What stands for a value is no word: `{author}`.
      text: text.replaceAll(/\{\w+\}/g, ""),
    })),
  );
}
