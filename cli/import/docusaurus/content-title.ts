/** The title of a page whose front matter has none: a heading that its text starts with, as Docusaurus finds it. */

/** Imports and comments may be above it. Undefined where the text starts with anything else. */
export function contentTitle(body: string): string | undefined {
  const lines = body.replace(/<!--[\s\S]*?-->/g, "").split("\n");
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
