/** `:::note Title` → `:::note[Title]`, and the names that Docusaurus knows besides ours. Lines stay lines. */
import type { Nodes } from "mdast";
import { parseMdx } from "../../mdx/parse-mdx.ts";
import { type Region, regionOf } from "../../mdx/regions.ts";

const names: Readonly<Record<string, string>> = {
  caution: "warning",
  important: "info",
  success: "tip",
  secondary: "note",
};

const opening = /^([ \t>]*:{3,})[ \t]*([a-z][\w-]*)((?:\[.*\])?(?:\{[^}]*\})?)(?:[ \t]+(\S.*?))?[ \t]*$/;

export function withAdmonitionTitles(body: string): string {
  if (!body.includes(":::")) return body;
  const code = codeIn(parseMdx(body, 1).root);
  let offset = 0;
  return body
    .split("\n")
    .map((line) => {
      const start = offset;
      offset += line.length + 1;
      const [, fence, name = "", rest = "", title] = opening.exec(line) ?? [];
      if (fence === undefined || code.some((region) => region.start <= start && start < region.end))
        return line;
      if (title === undefined) return names[name] ? `${fence}${names[name]}${rest}` : line;
      const label = rest.startsWith("[") ? rest : `[${title.replace(/\{[^}]*\}$/, "").trim()}]${rest}`;
      return `${fence}${names[name] ?? name}${label}`;
    })
    .join("\n");
}

/** Code between fences, and comments. */
function codeIn(node: Nodes): Region[] {
  if (node.type === "code" || node.type === "html") return [regionOf(node) ?? []].flat();
  return "children" in node ? node.children.flatMap(codeIn) : [];
}
