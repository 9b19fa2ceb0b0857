/** A schema in an earlier and a later state → what differs for clients that send or receive such values. */
import { ownValue } from "../../schema/own-value.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { type At, below, type Located, pointerOf } from "./at.ts";
import { Schema, type SchemaOrFlag } from "./openapi.ts";

/** `breaking`: clients that work today fail. `risky`: some may, such as those that know all values of an `enum`. */
export type Effect = "breaking" | "risky" | "safe";

export type Change = {
  effect: Effect;
  /** `the field Order.total is gone` */
  message: string;
  at: At;
  /** The state that has the place. */
  state: "before" | "after";
};

export type Sides<T> = { before: T; after: T };

export type MaybeSides<T> = { before?: T | undefined; after?: T | undefined };

/** What both states have by a name, or one of them. */
export function pairsOf<T>({ before, after }: Sides<ReadonlyMap<string, T>>): [string, MaybeSides<T>][] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].map((name) => [name, { before: before.get(name), after: after.get(name) }]);
}

/** Whether clients send a value, or receive it. */
export type Direction = "request" | "response";

export type CompareSchemas = (
  schemas: MaybeSides<Located<SchemaOrFlag>>,
  where: string,
  direction: Direction,
) => readonly Change[];

/** Compares each pair of schemas once for each direction, however many operations refer to it. */
export function schemaComparison(files: Sides<ApiFiles>): CompareSchemas {
  const known = new Map<string, readonly Change[]>();
  return function compare({ before, after }, where, direction) {
    if (typeof before?.value !== "object" || typeof after?.value !== "object") return [];
    const was = wholeSchema({ value: before.value, at: before.at }, files.before);
    const is = wholeSchema({ value: after.value, at: after.at }, files.after);
    if (!was || !is) return [];
    const key = [direction, pointerOf(was.at), pointerOf(is.at)].join(" ");
    const found = known.get(key);
    if (found) return found;
    // A schema that contains itself is compared once.
    known.set(key, []);
    const named = /^components,schemas,([^,]+)$/.exec(is.at.path.join(","))?.[1];
    const changes = [...new Set(changesOf(was, is, named ?? where, direction, compare))];
    known.set(key, changes);
    return changes;
  };
}

/** A schema with what it combines by `allOf`. */
type WholeSchema = {
  at: At;
  value(key: string): unknown;
  properties: ReadonlyMap<string, Located<SchemaOrFlag>>;
  required: ReadonlySet<string>;
  part(key: "items" | "additionalProperties"): Located<SchemaOrFlag> | undefined;
  variants: ReadonlyMap<string, Located<SchemaOrFlag>>;
};

function wholeSchema(schema: Located<Schema>, files: ApiFiles): WholeSchema | undefined {
  const parts: Located<Schema>[] = [];
  const seen = new Set<string>();
  const add = (located: Located<Schema>): void => {
    const found = files.follow(located, Schema);
    if (!found || seen.size >= apiLimits.combined || seen.has(pointerOf(found.at))) return;
    seen.add(pointerOf(found.at));
    parts.push(found);
    for (const [index, value] of (found.value.allOf ?? []).entries())
      if (typeof value === "object") add({ value, at: below(found.at, "allOf", index) });
  };
  add(schema);
  const [whole] = parts;
  if (!whole) return undefined;
  const having = (key: string) => parts.find(({ value }) => ownValue(value, key) !== undefined);
  const variants = parts.flatMap(({ value, at }) =>
    (["oneOf", "anyOf"] as const).flatMap((key) =>
      (value[key] ?? []).map((variant, index) => {
        const { $ref, title, type } = Object(variant);
        const name = String($ref?.split("/").at(-1) ?? title ?? type ?? `variant ${index + 1}`);
        return [name, { value: variant, at: below(at, key, index) }] as const;
      }),
    ),
  );
  return {
    at: whole.at,
    value: (key) => ownValue(having(key)?.value ?? {}, key),
    properties: new Map(
      parts.flatMap(({ value, at }) =>
        Object.entries(value.properties ?? {}).map(
          ([name, property]) => [name, { value: property, at: below(at, "properties", name) }] as const,
        ),
      ),
    ),
    required: new Set(parts.flatMap(({ value }) => value.required ?? [])),
    part: (key) => {
      const owner = having(key);
      const value = owner?.value[key];
      return owner && value !== undefined ? { value, at: below(owner.at, key) } : undefined;
    },
    variants: new Map(variants),
  };
}

const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];

function changesOf(
  was: WholeSchema,
  is: WholeSchema,
  where: string,
  direction: Direction,
  compare: CompareSchemas,
): Change[] {
  const changes: Change[] = [];
  const isSent = direction === "request";
  const add = (effect: Effect, message: string, at = is.at, state: Change["state"] = "after"): void => {
    changes.push({ effect, message, at, state });
  };
  /** A narrower schema breaks clients that send values, and a wider one those that receive them. */
  const effectOf = (isNarrower: boolean): Effect => (isNarrower === isSent ? "breaking" : "safe");
  const values = (key: string): Sides<unknown> => ({ before: was.value(key), after: is.value(key) });

  const types = { before: typesOf(was), after: typesOf(is) };
  if (types.before.join() !== types.after.join()) {
    const isNarrower = types.after.length > 0 && !areIn(types.before, types.after);
    const isWider = types.before.length > 0 && !areIn(types.after, types.before);
    const breaks = isSent ? isNarrower : isWider;
    add(breaks ? "breaking" : "safe", `${where} is ${listed(types.after)}, and was ${listed(types.before)}`);
  }
  const format = values("format");
  if (format.before !== format.after) {
    const isOther = format.before !== undefined && format.after !== undefined;
    add(
      isOther ? "breaking" : effectOf(format.after !== undefined),
      `${where} has the format ${shown(format.after)}, and had ${shown(format.before)}`,
    );
  }

  const allowed = { before: allowedBy(was), after: allowedBy(is) };
  const missing = (from: readonly string[], other: readonly string[]) =>
    from.filter((value) => !other.includes(value));
  if (allowed.before && allowed.after) {
    const gone = missing(allowed.before, allowed.after);
    const news = missing(allowed.after, allowed.before);
    if (gone.length > 0)
      add(effectOf(true), `${where} ${isSent ? "no longer takes" : "is no longer"} ${gone.join(", ")}`);
    if (news.length > 0)
      add(isSent ? "safe" : "risky", `${where} ${isSent ? "also takes" : "can also be"} ${news.join(", ")}`);
  } else if (allowed.after)
    add(effectOf(true), `${where} ${isSent ? "takes" : "is"} only ${allowed.after.join(", ")}`);
  else if (allowed.before)
    add(isSent ? "safe" : "risky", `${where} is no longer limited to ${allowed.before.join(", ")}`);

  for (const key of [...upper, ...lower]) {
    const { before, after } = values(key);
    if (before === after || [before, after].some((value) => !["undefined", "number"].includes(typeof value)))
      continue;
    const sign = upper.includes(key) ? 1 : -1;
    const least = (value: unknown) => (typeof value === "number" ? value * sign : Number.POSITIVE_INFINITY);
    const isNarrower = least(after) < least(before);
    const effect = isSent && isNarrower && before === undefined ? "risky" : effectOf(isNarrower);
    add(effect, `${where} has the ${key} ${shown(after)}, and had ${shown(before)}`);
  }
  const pattern = values("pattern");
  if (isSent && pattern.before !== pattern.after) {
    const effect = pattern.after === undefined ? "safe" : pattern.before === undefined ? "breaking" : "risky";
    add(effect, `${where} has the pattern ${shown(pattern.after)}, and had ${shown(pattern.before)}`);
  }
  const standard = values("default");
  if (isSent && JSON.stringify(standard.before) !== JSON.stringify(standard.after))
    add("breaking", `${where} has the default ${shown(standard.after)}, and had ${shown(standard.before)}`);
  const deprecated = values("deprecated");
  if ((deprecated.before === true) !== (deprecated.after === true))
    add("safe", `${where} is ${deprecated.after === true ? "" : "no longer "}deprecated`);

  const isHidden = (property: Located<SchemaOrFlag> | undefined): boolean =>
    typeof property?.value === "object" &&
    (isSent ? property.value.readOnly : property.value.writeOnly) === true;
  for (const [name, pair] of pairsOf({ before: was.properties, after: is.properties })) {
    const [needed, need] = [was.required.has(name), is.required.has(name)];
    const kind = need ? "required" : "optional";
    const { before, after } = pair;
    if (isHidden(after ?? before)) continue;
    if (!after)
      add(
        isSent || !needed ? "risky" : "breaking",
        `the field ${fieldOf(where, name)} is gone`,
        before?.at,
        "before",
      );
    else if (!before)
      add(
        need && isSent ? "breaking" : "safe",
        `there is a new ${kind} field ${fieldOf(where, name)}`,
        after.at,
      );
    else if (needed !== need)
      add(effectOf(need), `the field ${fieldOf(where, name)} is ${kind} now`, after.at);
    changes.push(...compare(pair, fieldOf(where, name), direction));
  }
  for (const key of ["items", "additionalProperties"] as const)
    changes.push(
      ...compare(
        { before: was.part(key), after: is.part(key) },
        fieldOf(where, key === "items" ? "[]" : "*"),
        direction,
      ),
    );
  for (const [name, pair] of pairsOf({ before: was.variants, after: is.variants })) {
    const { before, after } = pair;
    if (!after)
      add(
        effectOf(true),
        `${where} ${isSent ? "no longer takes" : "is no longer"} ${name}`,
        before?.at,
        "before",
      );
    else if (!before)
      add(effectOf(false), `${where} ${isSent ? "also takes" : "can also be"} ${name}`, after.at);
    changes.push(...compare(pair, `${where} (${name})`, direction));
  }
  return changes;
}

/** `Order` → `Order.size`; `the body` → `size of the body`, and then `size.unit of the body`. */
function fieldOf(where: string, name: string): string {
  if (where.startsWith("the ")) return `${name} of ${where}`;
  const [path = "", around] = where.split(" of the ");
  const inside = name === "[]" ? `${path}[]` : `${path}.${name}`;
  return around === undefined ? inside : `${inside} of the ${around}`;
}

/** An empty list stands for any type. */
function typesOf(schema: WholeSchema): string[] {
  const written = [schema.value("type")].flat().filter((type) => typeof type === "string");
  const inferred = schema.properties.size > 0 ? ["object"] : schema.part("items") ? ["array"] : [];
  const types = written.length > 0 ? written : inferred;
  const isNullable = types.length > 0 && schema.value("nullable") === true;
  return [...new Set([...types, ...(isNullable ? ["null"] : [])])].sort();
}

/** Whether each value of `types` is of `others`, too: an integer is a number. */
function areIn(types: readonly string[], others: readonly string[]): boolean {
  if (types.length === 0) return false;
  return types.every((type) => others.includes(type) || (type === "integer" && others.includes("number")));
}

function listed(types: readonly string[]): string {
  return types.length === 0 ? "of any type" : types.join(" or ");
}

function allowedBy(schema: WholeSchema): string[] | undefined {
  const only = schema.value("const");
  const values = schema.value("enum") ?? (only === undefined ? undefined : [only]);
  return Array.isArray(values) ? values.map(shown) : undefined;
}

function shown(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? `“${value}”` : (JSON.stringify(value) ?? "");
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
