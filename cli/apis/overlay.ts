/** Overlays (OpenAPI Overlay 1.0) that translate an API: a description and the texts of its overlay → the same description in another language. */
import { type JsonValue, query } from "jsonpath-rfc9535";
import * as z from "zod";
import { ownValue } from "../../schema/own-value.ts";
import { contentHash } from "../source/content-hash.ts";
import type { TranslatedApi } from "../source/source-file.ts";
import type { ApiFiles, At } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { isObject } from "./example.ts";

/** Key of the states of the original that the texts translate, by target. */
const recordKey = "x-translation-of";
const record = new RegExp(`^${recordKey}:\\n(?:[ \\t].*(?:\\n|$))*`, "m");

const Overlay = z.looseObject({
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

/** Changes the content of a file. Undefined where one of the two cannot be read. */
export function translate(
  source: string,
  path: string,
  files: ApiFiles,
): Omit<TranslatedApi, "locale"> | undefined {
  const whole = files.contentOf(source);
  const overlay = whole && files.read(path, Overlay);
  if (!overlay) return undefined;
  const { actions, [recordKey]: recorded = {} } = overlay;
  /** States of the original, and the parts that texts have changed, by target. */
  const states = new Map<string, string>();
  const parts = new Map<string, object[]>();
  const fail = (at: At, message: string, expected: string) =>
    files.report(at, { rule: "api-is-valid", message, expected });
  /** Gives the texts that were there. */
  const update = (part: object, change: object): unknown[] =>
    Object.entries(change).flatMap(([key, text]) => {
      const own: unknown = ownValue(Object(part), key);
      // The descriptions of OAuth scopes have the scopes as their keys.
      const isOfScopes = typeof own === "string" && files.pointerOf(part).endsWith("/scopes");
      if (typeof text === "string" && (texts.has(key) || isOfScopes)) {
        Reflect.set(part, key, text);
        files.origins.set(part, (files.origins.get(part) ?? new Map()).set(key, [change, key]));
        return [typeof own === "string" ? own.split(/\s+/) : null];
      }
      if (isObject(text) && isObject(own)) return update(own, text);
      const message = `“${key}” cannot be changed by the overlay of a language`;
      fail([change, key], message, "title, summary or description, of a part that the API has");
      return [];
    });
  let descents = 0;
  for (const action of actions) {
    const { target } = action;
    if (target.includes("..")) descents++;
    const isLong = unbounded.test(target) || descents > apiLimits.descents;
    const found = isLong ? [] : targetsOf(whole, target);
    if (isLong)
      fail(
        [action, "target"],
        `it would take too long to find “${target}”`,
        `a JSONPath with one “..” at most, and without $, match and search in a filter; ${apiLimits.descents} with “..” in an overlay`,
      );
    else if (found.length === 0)
      fail(
        [action, "target"],
        `“${target}” leads to nothing in the API`,
        "a JSONPath, such as $.paths['/orders'].post or $.tags[?@.name=='Orders']",
      );
    const texts = found.map((part) => update(part, action.update));
    states.set(target, contentHash(JSON.stringify([states.get(target), texts])).slice(0, 12));
    parts.set(target, [...(parts.get(target) ?? []), ...found]);
  }
  const isStale = ([target, state]: [string, string]) => (ownValue(recorded, target) ?? state) !== state;
  const stale = [...states].filter(isStale).map(([target]) => target);
  for (const part of stale.flatMap((target) => parts.get(target) ?? [])) files.stale.add(part);
  const lines = [...states].map(([target, state]) => `  ${JSON.stringify(target)}: "${state}"\n`);
  return {
    path,
    source,
    stale,
    isUnrecorded: [...states.keys()].some((target) => ownValue(recorded, target) === undefined),
    accepted: (text) => `${text.replace(record, "").trimEnd()}\n${recordKey}:\n${lines.join("")}`,
  };
}

/** A JSONPath whose time has no bound that fits: a second descent, the whole file in a filter, or a pattern of text. */
const unbounded = /\.\..*\.\.|[^'"\w/]\$|\b(?:match|search)\s*\(/s;

/** The objects that a JSONPath (RFC 9535) leads to; none for one with a mistake. */
function targetsOf(root: object, target: string): object[] {
  try {
    return query(root as JsonValue, target.trim()).filter(
      (value) => typeof value === "object" && value !== null,
    );
  } catch {
    return [];
  }
}
