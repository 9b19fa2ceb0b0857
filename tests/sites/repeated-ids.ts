/** Ids that two elements of a document have: every site that a test compiles is searched for them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Throws for the first documents, of these paths below the folder, in which an id is repeated. */
export function refuseRepeatedIds(folder: string, paths: readonly string[]): void {
  const repeated = paths.flatMap((path) => {
    const file = join(folder, path);
    if (!path.endsWith(".html") || !existsSync(file)) return [];
    const ids = repeatedIds(readFileSync(file, "utf8"));
    return ids.length > 0 ? [`${path}: ${ids.join(", ")}`] : [];
  });
  if (repeated.length > 0) throw new Error(`ids of several elements in ${repeated.slice(0, 5).join("; ")}`);
}

export function repeatedIds(html: string): string[] {
  // Scripts have no elements, those of a template are in a document of its own, and texts have no “<”.
  const tags = html.replaceAll(/(<(script|style|template)\b[^>]*>).*?<\/\2>/gs, "$1");
  const ids = [...tags.matchAll(/<[a-z](?:[^>"]|"[^"]*")*?\sid="([^"]*)"/gi)].map(([, id = ""]) => id);
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))];
}
