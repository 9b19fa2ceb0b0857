/** Places of keys and values of a YAML document, as offsets in its text. */
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, visit, type YAMLMap } from "yaml";
import type { Place } from "../../report/finding.ts";
import type { PathPart } from "./value-at.ts";

/** Finds the pair of a key in a map; large maps are gone through once. */
type PairOf = (map: YAMLMap, key: string) => Pair | undefined;

export function pairFinder(): PairOf {
  const known = new WeakMap<YAMLMap, Map<string, Pair>>();
  return (map, key) => {
    const pairs = known.get(map) ?? new Map();
    if (!known.has(map)) {
      known.set(map, pairs);
      for (const pair of map.items)
        if (isScalar(pair.key) && !pairs.has(String(pair.key.value))) pairs.set(String(pair.key.value), pair);
    }
    return pairs.get(key);
  };
}

/** The start of the value at `path`, or of its key if it has one; where there is none, of the nearest value around it. */
export function offsetOf(
  document: Document,
  path: readonly PathPart[],
  ofKey: boolean,
  pairOf: PairOf = pairFinder(),
): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, part] of path.entries()) {
    const pair = isMap(node) ? pairOf(node, String(part)) : undefined;
    const key = pair ? startOf(pair.key) : undefined;
    node = pair ? pair.value : document.getIn(path.slice(0, depth + 1), true);
    const isKey = ofKey && depth === path.length - 1 && key !== undefined;
    const next = isKey ? key : (startOf(node) ?? key);
    if (next === undefined) return offset;
    offset = next;
  }
  return offset;
}

/** Places of the keys of the outermost map, and of the values below them to `maxDepth`: `tags`, `tags.0`. */
export function keyPlaces(
  { contents }: Document,
  maxDepth: number,
  place: (offset: number) => Place,
): Record<string, Place> {
  const keys = new Map<string, Place>();
  const below = (node: unknown, path: string, depth: number): void => {
    if (depth > maxDepth) return;
    const offset = depth > 1 ? startOf(node) : undefined;
    if (offset !== undefined) keys.set(path, place(offset));
    if (isSeq(node))
      node.items.forEach((item, index) => {
        below(item, `${path}.${index}`, depth + 1);
      });
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key)) below(value, `${path}.${key.value}`, depth + 1);
  };
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key)) continue;
    keys.set(String(key.value), place(startOf(key) ?? 0));
    below(value, String(key.value), 1);
  }
  return Object.fromEntries(keys);
}

/** `first` is the offset of the same key above it. */
type UnusableKey = { key: string; offset: number; first: number | undefined };

/** Keys that no value can be read of: those that their map has already, and `__proto__`, which sets what an object inherits. */
export function unusableKeys(document: Document): UnusableKey[] {
  const found: UnusableKey[] = [];
  visit(document, {
    Map(_, { items }) {
      // The parser would compare each key with all before it.
      const known = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const [offset, first] = [startOf(key) ?? 0, known.get(key.value)];
        if (first !== undefined || key.value === "__proto__")
          found.push({ key: String(key.value), offset, first });
        else known.set(key.value, offset);
      }
    },
  });
  return found;
}

export function startOf(node: unknown): number | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? range[0] : undefined;
}

function isNode(node: unknown): node is Node {
  return typeof node === "object" && node !== null && "range" in node;
}
