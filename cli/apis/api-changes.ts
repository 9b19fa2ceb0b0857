/** An API in an earlier and a later state → what differs for its clients, the changes that break them first. */
import type { ZodType } from "zod";
import type { DiffApi } from "../../schema/diff-report.ts";
import { ownValue } from "../../schema/own-value.ts";
import { type ApiFiles, openApiFiles } from "./api-file.ts";
import { combinedSchemas, partOf, propertiesOf } from "./combined-schemas.ts";
import {
  Header,
  MediaType,
  OpenApi,
  type Parameter,
  type RequestBody,
  type Schema,
  type SchemaOrFlag,
} from "./openapi.ts";
import { type ApiOperation, followed, operationsOf } from "./operations.ts";

/** The content folder of a state, and the file of the API in it. */
export type ApiState = { contentFolder: string; file: string };

/** `breaking`: clients that work today fail. `risky`: some may, such as those that know all values of an `enum`. */
type Effect = DiffApi["changes"][number]["effect"];

/** `part` is in the state that has the place. */
type Change = { effect: Effect; message: string; part: object; state: "before" | "after" };

type Sides<T> = { before: T; after: T };
type Pair<T> = { before?: T | undefined; after?: T | undefined };

/** What both states have by a name, or one of them. */
function pairsOf<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): [string, Pair<T>][] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].map((name) => [name, { before: before.get(name), after: after.get(name) }]);
}

function change(effect: Effect, message: string, part: object, state: Change["state"] = "after"): Change {
  return { effect, message, part, state };
}

type Named<T> = Record<string, T> | undefined;

type CompareSchemas = (schemas: Pair<SchemaOrFlag>, where: string, isSent: boolean) => readonly Change[];

export function apiChanges(states: Sides<ApiState>): DiffApi["changes"] {
  const [before, after] = [apiOf(states.before), apiOf(states.after)];
  if (!before || !after) return [];
  const files = { before: before.files, after: after.files };
  const compare = schemaComparison(files);
  const found = new Map<string, DiffApi["changes"][number]>();
  for (const [, { before: was, after: is }] of pairsOf(before.operations, after.operations)) {
    const { kind, operation, path, method } = (is ?? was) as ApiOperation;
    const name = kind === "webhook" ? path : `${method.toUpperCase()} ${path}`;
    const note = operation.deprecated ? "; it was deprecated" : "";
    const gone = change(note ? "risky" : "breaking", `the ${kind} is gone${note}`, operation, "before");
    const added = change("safe", `the ${kind} is new`, operation);
    const changes = !is
      ? [gone]
      : !was
        ? [added]
        : operationChanges({ before: was, after: is }, files, compare);
    for (const { part, ...told } of changes) {
      const { file, place } = files[told.state].originOf([part], true);
      const key = JSON.stringify([told, file, place]);
      const operations = new Set([...(found.get(key)?.operations ?? []), name]);
      found.set(key, { ...told, operations: [...operations], file, line: place.line });
    }
  }
  const order: Effect[] = ["breaking", "risky", "safe"];
  return [...found.values()].sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect));
}

function apiOf({ contentFolder, file }: ApiState) {
  const files = openApiFiles(contentFolder);
  const document = files.read(file, OpenApi);
  const operations = document ? operationsOf(document, files) : [];
  return document && { files, operations: new Map(operations.map((each) => [keyOf(each), each])) };
}

/** Names of parameters in paths can change without a change for clients. */
function keyOf({ kind, method, path, owner }: ApiOperation): string {
  return [kind, owner?.name, method, path.replace(/\{[^}]*\}/g, "{}")].join(" ");
}

function* operationChanges(
  { before: was, after: is }: Sides<ApiOperation>,
  files: Sides<ApiFiles>,
  compare: CompareSchemas,
): Generator<Change> {
  const pairsIn = <T extends object>(old: Named<T>, now: Named<T>, schema: ZodType<T>): [string, Pair<T>][] =>
    pairsOf(followed(old, files.before, schema), followed(now, files.after, schema));
  const contentChanges = function* (where: string, isSent: boolean, old: RequestBody, now: RequestBody) {
    for (const [type, { before, after }] of pairsIn(old.content, now.content, MediaType))
      if (!after) yield change("breaking", `the ${where} is no longer ${type}`, now);
      else if (!before) yield change("safe", `the ${where} can also be ${type}`, after);
      else yield* compare({ before: before.schema, after: after.schema }, `the ${where}`, isSent);
  };

  yield* deprecationChanges(`the ${is.kind}`, { before: was.operation, after: is.operation }, is.operation);
  if (was.id !== is.id && was.id !== undefined)
    yield change("risky", `the operationId is ${is.id ?? "gone"}, and was ${was.id}`, is.operation);
  // Clients receive what a webhook sends.
  const isSent = is.kind === "operation";
  for (const [, pair] of pairsOf(parametersOf(was), parametersOf(is))) {
    const { in: place, name, deprecated, required } = pair.after ?? pair.before ?? {};
    const ifGone = deprecated ? "safe" : required && !isSent ? "breaking" : "risky";
    yield* partChanges(`${place} parameter ${name}`, pair, { isSent, ifGone, compare });
  }
  yield* partChanges("body", { before: was.body, after: is.body }, { isSent, ifGone: "breaking", compare });
  if (was.body && is.body) yield* contentChanges("body", isSent, was.body, is.body);
  if (!isSent) return;

  for (const [status, { before: old, after: now }] of pairsOf(was.responses, is.responses)) {
    const where = `response ${status}`;
    if (old && now) {
      for (const [name, pair] of pairsIn(old.headers, now.headers, Header)) {
        const ifGone = pair.before?.required ? "breaking" : "risky";
        yield* partChanges(`header ${name} of the ${where}`, pair, { isSent: false, ifGone, compare });
      }
      yield* contentChanges(where, false, old, now);
    } else if (now) yield change("safe", `there is a new ${where}`, now);
    else if (old)
      yield change(/^[23]/.test(status) ? "breaking" : "safe", `the ${where} is gone`, old, "before");
  }

  const [old, now] = [waysOf(was), waysOf(is)];
  for (const way of now.includes(open) ? [] : without(old, now)) {
    const gone = way === open ? `it now takes ${now.join(" or ")}` : `authentication with ${way} is gone`;
    yield change("breaking", gone, is.operation);
  }
  for (const way of old.includes(open) ? [] : without(now, old)) {
    const added = way === open ? "it no longer takes authentication" : `authentication with ${way} is new`;
    yield change("safe", added, is.operation);
  }
}

function without(values: readonly string[], others: readonly string[]): string[] {
  return values.filter((each) => !others.includes(each));
}

/** A parameter, a header, a body or a field. */
type Part = {
  required?: boolean | undefined;
  deprecated?: boolean | undefined;
  schema?: SchemaOrFlag | undefined;
};

type Rules = {
  /** Whether clients send the part, or receive it. */
  isSent: boolean;
  ifGone: Effect;
  compare: CompareSchemas;
  /** How what is in the part names it; its place, which is its own by default. */
  where?: string;
  at?: Pair<object>;
};

function* partChanges(
  name: string,
  { before, after }: Pair<Part>,
  { isSent, ifGone, compare, where = `the ${name}`, at }: Rules,
): Generator<Change> {
  if (before && !after) yield change(ifGone, `the ${name} is gone`, at?.before ?? before, "before");
  if (!after) return;
  const { required: isRequired = false } = after;
  const kind = isRequired ? "required" : "optional";
  const part = at?.after ?? after;
  if (!before) {
    yield change(isRequired && isSent ? "breaking" : "safe", `there is a new ${kind} ${name}`, part);
    return;
  }
  if ((before.required ?? false) !== isRequired)
    yield change(effectOf(isRequired, isSent), `the ${name} is ${kind} now`, part);
  yield* deprecationChanges(`the ${name}`, { before, after }, part);
  yield* compare({ before: before.schema, after: after.schema }, where, isSent);
}

function deprecationChanges(
  what: string,
  { before, after }: Sides<Pick<Part, "deprecated">>,
  part: object,
): Change[] {
  const { deprecated: isDeprecated = false } = after;
  if ((before.deprecated ?? false) === isDeprecated) return [];
  return [change("safe", `${what} is ${isDeprecated ? "" : "no longer "}deprecated`, part)];
}

const open = "no authentication";

/** Each way to authenticate, such as `apiKey` or `oauth (read, write)`. */
function waysOf({ security }: ApiOperation): string[] {
  const ways = security.map((way) =>
    Object.entries(way)
      .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${[...scopes].sort().join(", ")})` : name))
      .sort()
      .join(" and "),
  );
  return ways.length === 0 ? [open] : [...new Set(ways.map((way) => way || open))];
}

/** Those of the path by their order, headers without regard to case. */
function parametersOf({ path, parameters }: ApiOperation): Map<string, Parameter> {
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const keyOf = ({ name = "", in: place }: Parameter) =>
    place === "path" ? names.indexOf(name) : place === "header" ? name.toLowerCase() : name;
  return new Map(parameters.map((each) => [`${each.in} ${keyOf(each)}`, each]));
}

/** Compares each pair of schemas once for what is sent and once for what is received, however many operations refer to it. */
function schemaComparison(files: Sides<ApiFiles>): CompareSchemas {
  const known = new Map<string, readonly Change[]>();
  return function compare({ before, after }, where, isSent) {
    const [was, is] = [wholeSchema(before, files.before), wholeSchema(after, files.after)];
    if (!was || !is) return [];
    const pointers = [files.before.pointerOf(was.own), files.after.pointerOf(is.own)];
    const key = [isSent, ...pointers].join(" ");
    const found = known.get(key);
    if (found) return found;
    // A schema that contains itself is compared once.
    known.set(key, []);
    const named = /#\/components\/schemas\/([^/]+)$/.exec(pointers[1] ?? "")?.[1];
    const changes = [...new Set(schemaChanges({ before: was, after: is }, named ?? where, isSent, compare))];
    known.set(key, changes);
    return changes;
  };
}

type WholeSchema = NonNullable<ReturnType<typeof wholeSchema>>;

/** A schema with what it combines by `allOf`. */
function wholeSchema(schema: SchemaOrFlag | undefined, files: ApiFiles) {
  const parts = combinedSchemas(schema, files);
  const [own] = parts;
  if (!own) return undefined;
  const named = (variant: SchemaOrFlag, index: number) => {
    const { $ref, title, type } = Object(variant);
    const name = String($ref?.split("/").at(-1) ?? title ?? type ?? `variant ${index + 1}`);
    return [name, partOf(own, variant)] as const;
  };
  const variants = parts.flatMap(({ oneOf = [], anyOf = [] }) => [...oneOf.map(named), ...anyOf.map(named)]);
  // Values of its own keys come before those of others.
  const all: Schema = Object.assign({}, ...parts.toReversed());
  return { own, all, properties: propertiesOf(parts), variants: new Map(variants) };
}

/** A narrower schema breaks clients that send values, and a wider one those that receive them. */
function effectOf(isNarrower: boolean, isSent: boolean): Effect {
  return isNarrower === isSent ? "breaking" : "safe";
}

/** The effect of another value of a key; undefined for none. */
type Classify = (before: unknown, after: unknown, isSent: boolean) => Effect | undefined;

/** `sign` is -1 for the least that is allowed. */
function boundEffect(sign: 1 | -1): Classify {
  const most = (value: unknown) => (typeof value === "number" ? value * sign : Number.POSITIVE_INFINITY);
  return (before, after, isSent) => {
    if ([before, after].some((value) => !["undefined", "number"].includes(typeof value))) return undefined;
    const isNarrower = most(after) < most(before);
    return isSent && isNarrower && before === undefined ? "risky" : effectOf(isNarrower, isSent);
  };
}

const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];

const effects: readonly (readonly [key: string, classify: Classify])[] = [
  [
    "format",
    (before, after, isSent) =>
      before !== undefined && after !== undefined ? "breaking" : effectOf(after !== undefined, isSent),
  ],
  ...upper.map((key) => [key, boundEffect(1)] as const),
  ...lower.map((key) => [key, boundEffect(-1)] as const),
  [
    "pattern",
    (before, after, isSent) =>
      !isSent ? undefined : after === undefined ? "safe" : before === undefined ? "breaking" : "risky",
  ],
  ["default", (_, __, isSent) => (isSent ? "breaking" : undefined)],
];

function* schemaChanges(
  { before: was, after: is }: Sides<WholeSchema>,
  where: string,
  isSent: boolean,
  compare: CompareSchemas,
): Generator<Change> {
  const say = (effect: Effect, message: string): Change => change(effect, `${where} ${message}`, is.own);
  const [loses, gains] = isSent ? ["no longer takes", "also takes"] : ["is no longer", "can also be"];

  const [oldTypes, types] = [typesOf(was), typesOf(is)];
  if (oldTypes.join() !== types.join()) {
    const breaks = isSent ? !areIn(oldTypes, types) : !areIn(types, oldTypes);
    yield say(breaks ? "breaking" : "safe", `is ${listed(types)}, and was ${listed(oldTypes)}`);
  }
  const [old, now] = [allowedBy(was), allowedBy(is)];
  if (now && !old) yield say(effectOf(true, isSent), `${isSent ? "takes" : "is"} only ${now.join(", ")}`);
  if (old && !now) yield say(isSent ? "safe" : "risky", `is no longer limited to ${old.join(", ")}`);
  if (old && now) {
    const [gone, added] = [without(old, now), without(now, old)];
    if (gone.length > 0) yield say(effectOf(true, isSent), `${loses} ${gone.join(", ")}`);
    if (added.length > 0) yield say(isSent ? "safe" : "risky", `${gains} ${added.join(", ")}`);
  }
  for (const [key, classify] of effects) {
    const [before, after] = [ownValue(was.all, key), ownValue(is.all, key)];
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    const effect = isSame ? undefined : classify(before, after, isSent);
    if (effect) yield say(effect, `has the ${key} ${shown(after)}, and had ${shown(before)}`);
  }
  yield* deprecationChanges(where, { before: was.all, after: is.all }, is.own);

  for (const [name, pair] of pairsOf(was.properties, is.properties)) {
    const { before, after } = pair;
    const { readOnly, writeOnly } = Object((after ?? before)?.schema);
    if ((isSent ? readOnly : writeOnly) === true) continue;
    const field = fieldOf(where, name);
    const ifGone = isSent || !before?.required ? "risky" : "breaking";
    const at = { before: before?.at, after: after?.at };
    yield* partChanges(`field ${field}`, pair, { isSent, ifGone, compare, where: field, at });
  }
  yield* compare({ before: was.all.items, after: is.all.items }, fieldOf(where, "[]"), isSent);
  const others = { before: was.all.additionalProperties, after: is.all.additionalProperties };
  yield* compare(others, fieldOf(where, "*"), isSent);
  for (const [name, { before, after }] of pairsOf(was.variants, is.variants)) {
    if (!after) {
      if (before) yield change(effectOf(true, isSent), `${where} ${loses} ${name}`, before.at, "before");
    } else if (!before) yield change(effectOf(false, isSent), `${where} ${gains} ${name}`, after.at);
    else yield* compare({ before: before.schema, after: after.schema }, `${where} (${name})`, isSent);
  }
}

/** `Order` → `Order.size`; `the body` → `size of the body`, and then `size.unit of the body`. */
function fieldOf(where: string, name: string): string {
  if (where.startsWith("the ")) return `${name} of ${where}`;
  const [path = "", around] = where.split(" of the ");
  const inside = name === "[]" ? `${path}[]` : `${path}.${name}`;
  return around === undefined ? inside : `${inside} of the ${around}`;
}

/** An empty list stands for any type. */
function typesOf({ all, properties }: WholeSchema): string[] {
  const implied = properties.size > 0 ? ["object"] : all.items === undefined ? [] : ["array"];
  const types = [all.type ?? implied].flat();
  return [...new Set([...types, ...(types.length > 0 && all.nullable ? ["null"] : [])])].sort();
}

/** Whether each value of `types` is of `others`, too: an integer is a number. */
function areIn(types: readonly string[], others: readonly string[]): boolean {
  if (types.length === 0 || others.length === 0) return others.length === 0;
  return types.every((type) => others.includes(type) || (type === "integer" && others.includes("number")));
}

function listed(types: readonly string[]): string {
  return types.length === 0 ? "of any type" : types.join(" or ");
}

function allowedBy({ all }: WholeSchema): string[] | undefined {
  return (all.enum ?? (all.const === undefined ? undefined : [all.const]))?.map(shown);
}

function shown(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? `“${value}”` : (JSON.stringify(value) ?? "");
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
