/** Errors in YAML, of a file of configuration or of front matter: the part that does not fit becomes a comment. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  stringify,
  visit,
} from "yaml";
import type * as z from "zod";
import type { Place } from "../../report/finding.ts";

type YamlError = {
  place: Place | undefined;
  /** True: it is about the entry of a list as a whole, where it is in one. */
  isEntry: boolean;
  /** Number of maps and lists further up. */
  level: number;
};

/**
 * The YAML without the wrong parts; undefined if none is at the places, or it cannot be read. `paths`: the part removed for each error. A key
 * that `schema` needs goes with the map or entry around it, and stays at the top.
 */
export function repairedYaml(
  yaml: string,
  errors: readonly YamlError[],
  schema?: z.ZodType,
): { yaml: string; paths: (Path | undefined)[] } | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const { contents } = document;
  if (document.errors.length > 0 || !isCollection(contents)) return undefined;
  const parts = errors.map(({ place, isEntry, level }): Part | undefined => {
    if (!place) return undefined;
    const offset = (lines.lineStarts[place.line - 1] ?? 0) + place.column - 1;
    const chain = chainAt(contents, offset);
    const entry = isEntry ? chain.findLastIndex(({ path }) => typeof path.at(-1) === "number") : -1;
    const within = chain.slice(0, Math.max(0, (entry === -1 ? chain.length - 1 : entry) - level) + 1);
    return within.findLast(({ path }) => !schema || !isNeeded(document, path, schema));
  });
  const unique = [
    ...new Map(parts.flatMap((part) => (part ? [[JSON.stringify(part.path), part] as const] : []))).values(),
  ];
  if (unique.length === 0) return undefined;
  const removed = unique.map(({ path }) => textOf(path, document.getIn(path)));
  // From the end, so that the numbers of entries hold.
  for (const { path } of unique.sort((a, b) => b.start - a.start || b.path.length - a.path.length))
    document.deleteIn(path);
  document.comment = [document.comment, ...removed.map(commentOf)].filter(Boolean).join("\n");
  const isEmpty = isMap(contents) && contents.items.length === 0;
  return {
    yaml: isEmpty ? `${document.comment.replace(/^/gm, "#")}\n` : document.toString({ lineWidth: 0 }),
    paths: parts.map((part) => part?.path),
  };
}

/** True: the map at the path is wrong without this key, or the list without this entry. */
function isNeeded(document: Document, path: Path, schema: z.ZodType): boolean {
  const copy = document.clone();
  copy.deleteIn(path);
  const [code, at] =
    typeof path.at(-1) === "number" ? ["too_small", path.slice(0, -1)] : ["invalid_type", path];
  const issues = schema.safeParse(copy.toJS()).error?.issues ?? [];
  return issues.some((issue) => issue.code === code && JSON.stringify(issue.path) === JSON.stringify(at));
}

type Path = (string | number)[];

/** A pair or an entry, and the offset where it starts. */
type Part = { path: Path; start: number };

/** The pairs and entries around an offset, from the outermost. */
function chainAt(contents: Node, offset: number): Part[] {
  const chain: Part[] = [];
  visit(contents, {
    Node(key, node, ancestors) {
      const [start = -1, end = -1] = node.range ?? [];
      // A list ends where the next key starts; what is empty has a place all the same.
      const isOutside = offset < start || offset >= Math.max(end, start + 1);
      // The key of a map is a node beside its value.
      if (isOutside) return key === "key" ? undefined : visit.SKIP;
      const path = pathOf([...ancestors, node]);
      if (path.length > 0 && chain.every((other) => other.path.length < path.length))
        chain.push({ path, start });
      return undefined;
    },
  });
  return chain;
}

function pathOf(nodes: readonly unknown[]): Path {
  return nodes.flatMap((node, index): Path => {
    const above = nodes[index - 1];
    if (isPair(node)) return [isScalar(node.key) ? (node.key.value as string | number) : String(node.key)];
    return isSeq(above) ? [above.items.indexOf(node)] : [];
  });
}

function textOf(path: Path, value: unknown): string {
  const shown = isNode(value) ? value.toJSON() : value;
  return `${path.join(".")}: ${stringify(shown, { collectionStyle: "flow", lineWidth: 0 }).trim()}`;
}

function commentOf(text: string): string {
  return ` left out: ${text}`.replaceAll("\n", "\n  ");
}
