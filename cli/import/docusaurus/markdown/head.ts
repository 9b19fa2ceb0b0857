/** `<Head>` of a page → its front matter. */

import { ownValue } from "../../../../schema/own-value.ts";
import { attributeText, type Element, innerText } from "../../mdx/elements.ts";
import type { MdxPage } from "./mdx-page.ts";

type Noting = (message: string, instead?: string, at?: number) => void;

/** Names of `<meta>` → keys of the front matter. */
const keys: Readonly<Record<string, string>> = {
  description: "description",
  "og:description": "description",
  "twitter:description": "description",
  keywords: "keywords",
  "og:image": "image",
  "twitter:image": "image",
  "og:title": "title",
  "twitter:title": "title",
};

/** The first of several tags for a key counts, and the front matter before all. Notes tags without a key. */
export function headMatter(head: Element, page: MdxPage, note: Noting): Record<string, unknown> {
  if (page.isPart) {
    note("<Head> in a part is not imported", "set the front matter of the pages that show it");
    return {};
  }
  const matter: Record<string, unknown> = {};
  for (const element of head.children) {
    const { name, open } = element;
    const { attributes } = open;
    const named = attributeText(attributes.get("name")) ?? attributeText(attributes.get("property"));
    const key =
      name === "title" ? "title" : name === "meta" && named !== undefined ? ownValue(keys, named) : undefined;
    const text =
      name === "title" ? plainText(innerText(page.body, element)) : attributeText(attributes.get("content"));
    const tag = named === undefined ? `<${name}>` : `<${name}> “${named}”`;
    if (key === undefined) note(`${tag} in <Head> is not imported`, undefined, open.start);
    else if (text === undefined)
      note(`${tag} in <Head> is code and is not imported`, `set ${key} in the front matter`, open.start);
    else if (key === "title" && page.title !== undefined) {
      if (text !== page.title)
        note(`${tag} in <Head> is not imported: the page is called “${page.title}”`, undefined, open.start);
    } else if (page.data[key] !== undefined && page.data[key] !== null) {
      if (!saysSame(page.data[key], text))
        note(`${tag} in <Head> is not imported: the front matter has “${key}”`, undefined, open.start);
    } else matter[key] ??= matterValue(key, text);
  }
  return matter;
}

/** Keywords are a list or are between commas. */
function saysSame(own: unknown, text: string): boolean {
  const bare = (value: string) => value.trim().replace(/\s*,\s*/g, ",");
  return bare([own].flat().join(",")) === bare(text);
}

function matterValue(key: string, text: string): unknown {
  if (key === "keywords") return text.split(",").map((word) => word.trim());
  return text;
}

/** The text of an element; undefined if a part is computed. */
function plainText(inner: string): string | undefined {
  return /[{<]/.test(inner) ? undefined : inner.replace(/\s+/g, " ").trim();
}
