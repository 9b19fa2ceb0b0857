/** Overlays (OpenAPI Overlay 1.0) that translate an API: a description and the texts of its overlay → the same description in another language. */
import * as z from "zod";
import { ownValue } from "../../schema/own-value.ts";
import type { At, Report } from "./at.ts";

export const Overlay = z.looseObject({
  overlay: z.union([z.string(), z.number()]),
  actions: z.array(
    z.strictObject({
      target: z.string(),
      description: z.string().optional(),
      update: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** Keys of texts that readers see; names, types and codes are the same in every language. */
const texts: ReadonlySet<string> = new Set(["title", "summary", "description"]);

/** Changes the content of a file. Gives where each text of the overlay is written, by its object and key in that content. */
export function applyOverlay(
  whole: object,
  { actions }: z.infer<typeof Overlay>,
  report: Report,
): Map<object, Map<string, At>> {
  const overlaid = new Map<object, Map<string, At>>();
  const fail = (at: At, message: string, expected: string) =>
    report(at, { rule: "api-is-valid", message, expected });
  const update = ({ value: target, isOfScopes }: Found, change: object): void => {
    for (const [key, text] of Object.entries(change)) {
      const own: unknown = ownValue(Object(target), key);
      // The descriptions of OAuth scopes have the scopes as their keys.
      const isText = texts.has(key) || (isOfScopes && typeof own === "string");
      if (typeof text === "string" && isText) {
        Reflect.set(target, key, text);
        overlaid.set(target, (overlaid.get(target) ?? new Map()).set(key, [change, key]));
      } else if (isMap(text) && isMap(own)) update({ value: own, isOfScopes: key === "scopes" }, text);
      else
        fail(
          [change, key],
          `“${key}” cannot be changed by the overlay of a language`,
          "title, summary or description, of a part that the API has",
        );
    }
  };
  for (const action of actions) {
    const found = targetsOf(whole, action.target);
    if (found.length === 0)
      fail(
        [action, "target"],
        `“${action.target}” leads to nothing in the API`,
        "a JSONPath of names, such as $.paths['/orders'].post",
      );
    for (const each of found) update(each, action.update);
  }
  return overlaid;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Found = { value: object; isOfScopes: boolean };

/** A name after a dot, a name or an index in brackets, or all items with a name: `[?@.name=='x']`. */
const step =
  /^(?:\.([\w-]+)|\[\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d+)|\?\s*\(?\s*@\.([\w-]+)\s*==\s*['"]([^'"]*)['"]\s*\)?)\s*\])/;

/** The objects that a JSONPath leads to; none for one with other steps. */
function targetsOf(root: object, target: string): Found[] {
  let found: Found[] = [{ value: root, isOfScopes: false }];
  let rest = target.trim();
  if (!rest.startsWith("$")) return [];
  rest = rest.slice(1);
  while (rest !== "") {
    const [written, dotted, single, double, index, key, value] = step.exec(rest) ?? [];
    if (written === undefined) return [];
    rest = rest.slice(written.length);
    const name = dotted ?? (single ?? double)?.replace(/\\(.)/g, "$1") ?? index;
    found = found.flatMap((each) =>
      Object.entries(each.value)
        .filter(([own, inner]) => (key === undefined ? own === name : ownValue(Object(inner), key) === value))
        .flatMap(([own, inner]) =>
          typeof inner === "object" && inner !== null ? [{ value: inner, isOfScopes: own === "scopes" }] : [],
        ),
    );
  }
  return found;
}
