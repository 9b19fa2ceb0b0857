/** Query of a page beside a translation: `("?a=b#c", "fr")` → `?a=b&with=fr#c`; without a language, what asks for one goes. */
export function withLanguage(queryAndHash: string, locale?: string): string {
  const [query = "", ...hash] = queryAndHash.split("#");
  const kept = query.split(/[?&]/).filter((part) => part !== "" && !part.startsWith("with="));
  const parts = locale === undefined ? kept : [...kept, `with=${locale}`];
  return [parts.length > 0 ? `?${parts.join("&")}` : "", ...hash].join("#");
}
