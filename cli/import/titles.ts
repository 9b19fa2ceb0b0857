/** Titles of pages: by the first heading of the text, and by the name of the file. */

/** The text of the heading at the top, which imports and comments may be above. Undefined where the text starts with anything else. */
export function contentTitle(body: string): string | undefined {
  const lines = withoutComments(body).split("\n");
  const start = lines.findIndex((line) => line.trim() !== "" && !/^import\b/.test(line));
  const [first = "", next = ""] = lines.slice(start, start + 2);
  const heading =
    /^#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/.exec(first)?.[1] ?? (/^=+\s*$/.test(next) ? first : undefined);
  const text = heading
    ?.replace(/\s*\{#[\w-]+\}\s*$/, "")
    .replaceAll("`", "")
    .trim();
  return text === "" ? undefined : text;
}

/** Looks for each end once: a pattern would look again from each start that has none. */
function withoutComments(text: string): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf("<!--", at);
    const end = start === -1 ? -1 : text.indexOf("-->", start + "<!--".length);
    if (end === -1) return result + text.slice(at);
    result += text.slice(at, start);
    at = end + "-->".length;
  }
}

/** `getting-started/index.md` → `Getting started` */
export function titleOf(path: string): string {
  const parts = path.replace(/\.\w+$/, "").split("/");
  const name = /^(index|readme|_index)$/i.test(parts.at(-1) ?? "")
    ? (parts.at(-2) ?? "Home")
    : (parts.at(-1) ?? "");
  const text = name
    .replace(/^\d+[-_. ]+(?=\p{L})/u, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1) || name;
}
