/** The title of a page that is code, as far as its text tells it. The code is not run. */

/** Text in quotes, in a template without values, or as the message of `translate({ … })`. */
const text = String.raw`(?:"([^"\n]+)"|'([^'\n]+)'|${"`"}([^${"`"}$]+)${"`"})`;
const translated = String.raw`\{?\s*(?:translate\(\s*\{[^}]*?message:\s*)?${text}`;

/** First the title that Docusaurus gives the document, then the first heading. */
const patterns = [
  new RegExp(String.raw`<Layout\b[^>]*?\btitle=${translated}`),
  new RegExp(String.raw`<PageMetadata\b[^>]*?\btitle=${translated}`),
  /<title>\s*(?:<Translate[^>]*>)?\s*([^<>{}]+?)\s*</,
  new RegExp(String.raw`<title>\{\s*(?:translate\(\s*\{[^}]*?message:\s*)?${text}`),
  /<(?:h1|Heading\s[^>]*?as=["']h1["'])[^>]*>\s*(?:<Translate[^>]*>)?\s*([^<>{}]+?)\s*</,
  new RegExp(
    String.raw`\bconst\s+(?:title|TITLE|pageTitle)\s*=\s*(?:translate\(\s*\{[^}]*?message:\s*)?${text}`,
  ),
];

export function titleOfCode(code: string): string | undefined {
  for (const pattern of patterns) {
    const [, ...groups] = pattern.exec(code) ?? [];
    const found = groups.find((group) => group !== undefined && group.trim() !== "");
    if (found !== undefined) return plain(found);
  }
  return undefined;
}

/** White space as one space; the character references that JSX is mostly written with. */
function plain(written: string): string {
  return written
    .replace(/\s+/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/&(apos|#39|#x27|rsquo);/g, "'")
    .replaceAll("&quot;", '"')
    .trim();
}
