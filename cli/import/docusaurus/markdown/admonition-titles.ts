/** `:::note Title` → `:::note[Title]`, and the names that Docusaurus and the site know besides ours. Lines stay lines. */
import type { Nodes } from "mdast";
import { ownValue } from "../../../../schema/own-value.ts";
import { containerDirectives } from "../../../markdown/directives/directives.ts";
import type { MdxParser } from "../../mdx/parse-mdx.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";
import { type NestedAdmonitions, nestedAdmonitions } from "./nested-admonitions.ts";

const names: Readonly<Record<string, string>> = {
  caution: "warning",
  important: "info",
  success: "tip",
  secondary: "note",
};

const opening =
  /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*:{3,})[ \t]*([A-Za-z][\w-]*)((?:\[.*\])?(?:\{[^}]*\})?)(?:[ \t]+(\S.*?))?[ \t]*$/;

/** `admonitions` are names of admonitions that the site has added. */
export function withAdmonitionTitles(
  body: string,
  {
    admonitions: keywords,
    isMdx1,
    parse,
  }: { admonitions: readonly string[]; isMdx1: boolean; parse: MdxParser },
): NestedAdmonitions {
  if (!body.includes(":::")) return { text: body, stray: [], unknown: [] };
  // To parse takes long, and most pages have nothing that could make such a line code. In MDX 1, indented lines are.
  const code = isMdx1 || mayBeInCode(body) ? codeIn(parse(body, isMdx1 ? 1 : 3).root) : [];
  let offset = 0;
  const inCode = new Set<number>();
  const text = body
    .split("\n")
    .map((line, number) => {
      const start = offset;
      offset += line.length + 1;
      if (code.some((region) => region.start <= start && start < region.end)) {
        inCode.add(number);
        return line;
      }
      const [, fence, name = "", rest = "", title] = opening.exec(line) ?? [];
      if (fence === undefined) return line;
      const isOwn = keywords.includes(name) && !containerDirectives.has(name);
      const own = ownValue(names, name) ?? (isOwn ? "note" : name);
      if (title !== undefined) {
        const label = rest.startsWith("[") ? rest : `[${title.replace(/\{[^}]*\}$/, "").trim()}]${rest}`;
        return `${fence}${own}${label}`;
      }
      if (own === name) return line;
      // A replaced name becomes the title, in every language, except “caution”, which has translations.
      const label =
        (isOwn || (ownValue(names, name) && name !== "caution")) && !rest.startsWith("[")
          ? `[${capitalised(name)}]`
          : "";
      return `${fence}${own}${label}${rest}`;
    })
    .join("\n");
  return nestedAdmonitions(
    text,
    (number) => inCode.has(number),
    (name) => containerDirectives.has(name),
  );
}

/** Keywords that the options of a plugin add: `admonitions: { keywords: ["question"] }`. */
export function admonitionKeywords(configuration: string): string[] {
  const lists = configuration.matchAll(/admonitions\s*:\s*\{[^}]*?keywords\s*:\s*\[([^\]]*)\]/g);
  return [...lists].flatMap(([, list = ""]) =>
    [...list.matchAll(/["'`]([\w-]+)["'`]/g)].flatMap(([, name]) => name ?? []),
  );
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
}

/** False: no line with colons is in a fence or a comment, as far as the lines tell. */
function mayBeInCode(body: string): boolean {
  if (body.includes("<!--")) return true;
  let open: string | undefined;
  for (const line of body.split("\n")) {
    const [, fence = "", rest = ""] = fenceLine.exec(line) ?? [];
    if (open === undefined) open = fence === "" || rest.includes("`") ? undefined : fence;
    else if (fence.startsWith(open) && rest.trim() === "") open = undefined;
    else if (line.includes(":::")) return true;
  }
  return open !== undefined;
}

const fenceLine = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** Code between fences, and comments. */
function codeIn(node: Nodes): Region[] {
  if (node.type === "code" || node.type === "html") return [regionOf(node) ?? []].flat();
  return "children" in node ? node.children.flatMap(codeIn) : [];
}
