/** The colours of a block are a function of the block: no grammar depends on those that were registered or used before it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { refractor, type Syntax } from "refractor/core";
import { describe, expect, test } from "vitest";
import { grammars, highlight } from "../../../cli/markdown/highlight/highlight.ts";
import { sampled } from "../../long/seed.ts";

type Registry = { languages: Record<string, unknown>; hooks: { all: Record<string, unknown> } };
const registry: unknown = refractor;
const { languages, hooks } = registry as Registry;
const ofLibrary = new Set(Object.keys(languages));

/** Code in code, as far as a grammar may know of it. Each sample is given to every language. */
const samples = readFileSync(join(import.meta.dirname, "code-in-code.txt"), "utf8").split("%%%\n");

/** As in a thread that has coloured nothing. */
function forget(): void {
  for (const name of Object.keys(languages)) if (!ofLibrary.has(name)) delete languages[name];
  for (const name of Object.keys(hooks.all)) delete hooks.all[name];
}

function coloured(grammar: Syntax): unknown {
  return samples.map((sample) => highlight(sample, grammar));
}

/** The same grammars in the state that any use can bring them to: use merges the `rest` of a grammar into it. */
function mergeThroughout(node: unknown, seen = new Set<unknown>()): void {
  if (!isTable(node) || seen.has(node)) return;
  seen.add(node);
  if (isTable(node.rest) && node !== languages) {
    Object.assign(node, node.rest);
    delete node.rest;
  }
  for (const value of Object.values(node)) mergeThroughout(value, seen);
}

/** The first place at which two grammars colour differently, or undefined. The order of the names counts: the first that matches wins. */
function difference(
  a: unknown,
  b: unknown,
  path: string,
  seen = new Map<unknown, Set<unknown>>(),
): string | undefined {
  if (!isTable(a) || !isTable(b)) return patternOf(a) === patternOf(b) ? undefined : path;
  const others = seen.get(a) ?? new Set();
  if (others.has(b)) return undefined;
  seen.set(a, others.add(b));
  const [own, other] = [a, b].map((table) => Object.keys(table).filter((name) => table[name] !== undefined));
  if (String(own) !== String(other)) return `${path}: ${own} / ${other}`;
  for (const name of own ?? []) {
    const found = difference(a[name], b[name], `${path}.${name}`, seen);
    if (found) return found;
  }
  return undefined;
}

/** A use makes a greedy pattern global, which changes nothing that it finds. */
function patternOf(value: unknown): string {
  return value instanceof RegExp ? `/${value.source}/${value.flags.replace("g", "")}` : String(value);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof RegExp);
}

/** What each language is in a thread that uses it alone. */
const alone = new Map(
  grammars.map((grammar) => {
    forget();
    const tokens = coloured(grammar);
    mergeThroughout(languages);
    return [grammar, { tokens, grammar: languages[grammar.displayName] }];
  }),
);

/** Languages that one thread colours otherwise when it uses all in this order. */
function differentIn(order: readonly Syntax[]): string[] {
  forget();
  const atOnce = order.filter(
    (grammar) => JSON.stringify(coloured(grammar)) !== JSON.stringify(alone.get(grammar)?.tokens),
  );
  // Once more, after all.
  const later = order.filter(
    (grammar) => JSON.stringify(coloured(grammar)) !== JSON.stringify(alone.get(grammar)?.tokens),
  );
  return [...atOnce, ...later].map(({ displayName }) => displayName);
}

/** Places of grammars that differ when one thread registers all in this order, and each is used in any way before the next. */
function differentGrammars(order: readonly Syntax[]): string[] {
  forget();
  const differenceOf = (grammar: Syntax): string[] => {
    const { displayName } = grammar;
    return [difference(alone.get(grammar)?.grammar, languages[displayName], displayName) ?? []].flat();
  };
  const registered = order.flatMap((grammar) => {
    highlight("", grammar);
    mergeThroughout(languages);
    return differenceOf(grammar);
  });
  return [...registered, ...order.flatMap(differenceOf)];
}

describe.each([
  ["in the order of the list", [...grammars]],
  ["in the reversed order", [...grammars].reverse()],
])("whatever a thread has used before, %s, a language has", (_name, order) => {
  test("the same colours", () => {
    expect(differentIn(order)).toEqual([]);
  });

  test("the same grammar, at every place that a text can reach", () => {
    expect(differentGrammars(order)).toEqual([]);
  });
});

test("a language has the same colours and the same grammar in any order", () => {
  const names = grammars.map(({ displayName }) => displayName);
  const property = fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (inThisOrder) => {
    const order = inThisOrder.flatMap(
      (name) => grammars.find(({ displayName }) => displayName === name) ?? [],
    );
    expect([...differentIn(order), ...differentGrammars(order)]).toEqual([]);
  });
  fc.assert(property, sampled(1));
});
