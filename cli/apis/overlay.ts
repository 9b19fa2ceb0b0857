/** Overlays (OpenAPI Overlay 1.0) that translate an API: a description and the texts of its overlay → the same description in another language. */
import { exec } from "jsonpath-rfc9535";
import * as z from "zod";
import { ownValue } from "../../schema/own-value.ts";
import { contentHash } from "../source/content-hash.ts";
import { apiLimits } from "./api-limits.ts";
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
  let descents = 0;
  for (const action of actions) {
    if (action.target.includes("..")) descents++;
    const isLong = unbounded.test(action.target) || descents > apiLimits.descents;
    const found = isLong ? [] : targetsOf(whole, action.target);
    if (isLong)
      fail(
        [action, "target"],
        `it would take too long to find “${action.target}”`,
        `a JSONPath with one “..” at most, and without $, match and search in a filter; ${apiLimits.descents} with “..” in an overlay`,
      );
    else if (found.length === 0)
      fail(
        [action, "target"],
        `“${action.target}” leads to nothing in the API`,
        "a JSONPath, such as $.paths['/orders'].post or $.tags[?@.name=='Orders']",
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

/** A JSONPath whose time has no bound that fits: a second descent, the whole file in a filter, or a pattern of text. */
const unbounded = /\.\..*\.\.|[^'"\w/]\$|\b(?:match|search)\s*\(/s;

type Found = { value: object; isOfScopes: boolean };

/** The objects that a JSONPath (RFC 9535) leads to; none for one with a mistake. */
function targetsOf(root: object, target: string): Found[] {
  const found: Found[] = [];
  try {
    exec(root as Parameters<typeof exec>[0], target.trim(), (value, path) => {
      if (typeof value === "object" && value !== null)
        found.push({ value, isOfScopes: path.at(-1) === "scopes" });
    });
  } catch {
    // A target with a mistake leads to nothing.
  }
  return found;
}
