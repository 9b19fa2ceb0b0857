/** Overlays (OpenAPI Overlay 1.0) that translate an API: a description and the texts of its overlay → the same description in another language. */
import * as z from "zod";
import { ownValue } from "../../schema/own-value.ts";
import type { Problem } from "../report/finding.ts";
import type { PathPart } from "../source/yaml/value-at.ts";
import { type At, below, pointerOf } from "./at.ts";

const Action = z.strictObject({
  target: z.string(),
  description: z.string().optional(),
  update: z.record(z.string(), z.unknown()),
});

export const Overlay = z.looseObject({
  overlay: z.union([z.string(), z.number()]),
  actions: z.array(Action),
});

/** Where each text of an overlay is written, by the pointer of the one that it replaces. */
export type Overlaid = ReadonlyMap<string, At>;

/** Keys of texts that readers see; names, types and codes are the same in every language. */
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);

/** Changes `value`, the content of the file `file`. */
export function applyOverlay(
  value: unknown,
  file: string,
  {
    overlay,
    at,
    report,
  }: { overlay: z.infer<typeof Overlay>; at: At; report(at: At, problem: Problem): void },
): Overlaid {
  const overlaid = new Map<string, At>();
  const update = (target: unknown, path: readonly PathPart[], change: unknown, place: At): void => {
    for (const [key, text] of Object.entries(Object(change))) {
      const own = below(place, key);
      const inner: unknown = Object.hasOwn(Object(target), key)
        ? Reflect.get(Object(target), key)
        : undefined;
      // The descriptions of OAuth scopes have the scopes as their keys.
      const isText = texts.has(key) || (path.at(-1) === "scopes" && typeof inner === "string");
      if (typeof text === "string" && isText && typeof target === "object" && target !== null) {
        Reflect.set(target, key, text);
        overlaid.set(pointerOf({ file, path: [...path, key] }), own);
      } else if (isMap(text) && isMap(inner)) update(inner, [...path, key], text, own);
      else
        report(own, {
          rule: "api-is-valid",
          message: `“${key}” cannot be changed by the overlay of a language`,
          expected: "title, summary or description, of a part that the API has",
        });
    }
  };
  for (const [index, { target, update: change }] of overlay.actions.entries()) {
    const place = below(at, "actions", index);
    const found = targetsOf(value, target);
    if (found.length === 0)
      report(below(place, "target"), {
        rule: "api-is-valid",
        message: `“${target}” leads to nothing in the API`,
        expected: "a JSONPath of names, such as $.paths['/orders'].post",
      });
    for (const each of found) update(each.value, each.path, change, below(place, "update"));
  }
  return overlaid;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Found = { value: unknown; path: PathPart[] };

/** A name after a dot, a name or an index in brackets, or all items with a name: `[?@.name=='x']`. */
const step =
  /^(?:\.([\w-]+)|\[\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d+)|\?\s*\(?\s*@\.([\w-]+)\s*==\s*['"]([^'"]*)['"]\s*\)?)\s*\])/;

/** What a JSONPath leads to; nothing for one with other steps. */
function targetsOf(root: unknown, target: string): Found[] {
  let found: Found[] = [{ value: root, path: [] }];
  let rest = target.trim();
  if (!rest.startsWith("$")) return [];
  rest = rest.slice(1);
  while (rest !== "") {
    const [written, dotted, single, double, index, key, value] = step.exec(rest) ?? [];
    if (written === undefined) return [];
    rest = rest.slice(written.length);
    const name = dotted ?? (single ?? double)?.replace(/\\(.)/g, "$1") ?? index;
    found = found.flatMap((each) =>
      Object.entries(Object(each.value))
        .filter(([own, inner]) => (key === undefined ? own === name : ownValue(Object(inner), key) === value))
        .map(([own, inner]) => ({
          value: inner,
          path: [...each.path, Array.isArray(each.value) ? Number(own) : own],
        })),
    );
  }
  return found;
}
