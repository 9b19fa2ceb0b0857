/** Overlays (OpenAPI Overlay 1.0) that translate an API: a description and the texts of its overlay → the same description in another language. */
import * as z from "zod";
import { ownValue } from "../../schema/own-value.ts";
import { contentHash } from "../source/content-hash.ts";
import type { At, Report } from "./at.ts";

/** Key of the states of the original that the texts translate, by target. */
const recordKey = "x-translation-of";

export const Overlay = z.looseObject({
  overlay: z.union([z.string(), z.number()]),
  [recordKey]: z.record(z.string(), z.string()).optional(),
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

type Applied = {
  /** Where each text of the overlay is written, by its object and key in the content. */
  origins: Map<object, Map<string, At>>;
  /** States of the original by target. */
  states: Map<string, string>;
  /** Targets whose original has changed since their texts were translated, and what they lead to. */
  stale: Map<string, readonly object[]>;
  /** True: the state of a target is not recorded. */
  isUnrecorded: boolean;
};

/** Changes the content of a file. */
export function applyOverlay(
  whole: object,
  { actions, [recordKey]: recorded = {} }: z.infer<typeof Overlay>,
  report: Report,
): Applied {
  const overlaid: Applied["origins"] = new Map();
  const states: Applied["states"] = new Map();
  const parts = new Map<string, object[]>();
  const fail = (at: At, message: string, expected: string) =>
    report(at, { rule: "api-is-valid", message, expected });
  /** Gives the texts that were there. */
  const update = ({ value: target, isOfScopes }: Found, change: object): unknown[] =>
    Object.entries(change).flatMap(([key, text]) => {
      const own: unknown = ownValue(Object(target), key);
      // The descriptions of OAuth scopes have the scopes as their keys.
      const isText = texts.has(key) || (isOfScopes && typeof own === "string");
      if (typeof text === "string" && isText) {
        Reflect.set(target, key, text);
        overlaid.set(target, (overlaid.get(target) ?? new Map()).set(key, [change, key]));
        return [typeof own === "string" ? own.split(/\s+/) : null];
      }
      if (isMap(text) && isMap(own)) return update({ value: own, isOfScopes: key === "scopes" }, text);
      fail(
        [change, key],
        `“${key}” cannot be changed by the overlay of a language`,
        "title, summary or description, of a part that the API has",
      );
      return [];
    });
  for (const action of actions) {
    const found = targetsOf(whole, action.target);
    if (found.length === 0)
      fail(
        [action, "target"],
        `“${action.target}” leads to nothing in the API`,
        "a JSONPath of names, such as $.paths['/orders'].post",
      );
    const texts = found.map((each) => update(each, action.update));
    const state = contentHash(JSON.stringify([states.get(action.target), texts])).slice(0, 12);
    states.set(action.target, state);
    parts.set(action.target, [...(parts.get(action.target) ?? []), ...found.map(({ value }) => value)]);
  }
  const stale = [...states].filter(([target, state]) => (ownValue(recorded, target) ?? state) !== state);
  return {
    origins: overlaid,
    states,
    stale: new Map(stale.map(([target]) => [target, parts.get(target) ?? []])),
    isUnrecorded: [...states.keys()].some((target) => ownValue(recorded, target) === undefined),
  };
}

/** The text of an overlay with these states as its record, which is at its end. */
export function withStates(text: string, states: ReadonlyMap<string, string>): string {
  const before = text.replace(new RegExp(`^${recordKey}:\\n(?:[ \\t].*(?:\\n|$))*`, "m"), "").trimEnd();
  const lines = [...states].map(([target, state]) => `  ${JSON.stringify(target)}: "${state}"\n`);
  return `${before}\n${recordKey}:\n${lines.join("")}`;
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
