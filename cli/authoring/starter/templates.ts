/** The parts of a new site, which a template chooses, and its home page with the links to them. */
import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";

type Part = "docs" | "blog" | "cases";

/** What `--template` takes → the parts of the site. */
export const templates: ReadonlyMap<string, readonly Part[]> = new Map([
  ["all", ["docs", "blog", "cases"]],
  ["docs", ["docs"]],
  ["blog", ["blog"]],
  ["portfolio", ["cases"]],
]);

/** The part that a file or a route belongs to; undefined for what every site has. */
export function partOf(path: string): Part | undefined {
  if (/^\/?docs\/cases\b/.test(path)) return "cases";
  if (/^\/?(docs|(pages\/)?glossary)\b/.test(path)) return "docs";
  return /^\/?blog\b/.test(path) ? "blog" : undefined;
}

/** Where all cases are. */
export const CASES = "/docs/cases";

/** The home page of a template. Its button leads to the cases where there are no docs, with their label. */
export function homeOf(text: string, parts: readonly Part[], casesLabel: string): string {
  const has = (to: string): boolean => {
    const part = partOf(to);
    return part === undefined || parts.includes(part);
  };
  if (has("/docs") && has("/blog")) return text;
  const home = homeWithout(text, (to) => !has(to));
  return parts.includes("cases")
    ? home.replace(
        "home:\n",
        `home:\n  action:\n    label: ${JSON.stringify(casesLabel)}\n    to: ${CASES}\n`,
      )
    : home;
}

/** A home page without the buttons and boxes that lead to a route that is gone, and without posts if there is no blog. */
export function homeWithout(text: string, isGone: (to: string) => boolean): string {
  const [, yaml = "", rest = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const document = parseDocument(yaml);
  const home = document.get("home");
  if (!isMap(home)) return text;
  const before = String(document);
  const leaves = (item: unknown): boolean => isMap(item) && isGone(String(item.get("to")));
  if (leaves(home.get("action"))) home.delete("action");
  for (const key of ["action", "features"]) withoutItems(home, key, leaves);
  if (isGone("/blog")) home.delete("latest_posts");
  // The lines of YAML can change when it is written: it stays as it is if nothing was taken away.
  const after = document.toString({ lineWidth: 0 });
  return String(document) === before ? text : `---\n${after}---\n${rest}`;
}

/** Takes items out of a list, and the list if none is left. */
export function withoutItems(map: YAMLMap, key: string, isGone: (item: unknown) => boolean): void {
  const list = map.get(key);
  if (!isSeq(list)) return;
  list.items = list.items.filter((item) => !isGone(item));
  if (list.items.length === 0) map.delete(key);
}
