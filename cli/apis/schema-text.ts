/** A schema as text: what it says about a value, and a list of its properties, which open to those inside of them. */
import type { ApiConfig } from "../../schema/apis.ts";
import type { ApiStrings } from "../../schema/strings.ts";
import { fill } from "../site/formats.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { combinedSchemas, partOf, propertiesOf, schemaOf } from "./combined-schemas.ts";
import { firstOf } from "./example.ts";
import { code, plain } from "./markdown.ts";
import type { OpenApi, Schema, SchemaOrFlag, SecurityScheme } from "./openapi.ts";
import type { PageText } from "./page-text.ts";
import type { SchemaPages } from "./shared-schemas.ts";

/** What the pages of an API share. */
export type Reference = {
  api: ApiConfig;
  /** The file of the API. */
  file: string;
  document: OpenApi;
  files: ApiFiles;
  schemes: ReadonlyMap<string, SecurityScheme>;
  schemas: SchemaPages;
  /** Links to pages of the language that describe a part of the file, by the pointer of the part. */
  described: ReadonlyMap<string, readonly string[]>;
  words: ApiStrings;
  /** The folder of the pages as links from the locale name it: `/orders`. */
  folder: string;
};

export type SchemaWriter = ReturnType<typeof schemaWriter>;

/** An entry of a list: a name, what it is, and what is in it. */
type Entry = {
  name: string;
  /** True for a name that is not one of the API. */
  isWord?: boolean;
  schema: SchemaOrFlag | undefined;
  /** Where it is written. */
  at: object;
  required?: boolean | undefined;
  deprecated?: boolean | undefined;
  /** Has a description that replaces that of the schema. */
  described?: { description?: string | undefined } | undefined;
  /** Replaces that of the schema. */
  example?: unknown;
  /** How the place of the value writes a default or an example. */
  asText?: ((value: unknown) => unknown) | undefined;
};

/** The writer of the schemas of one page. */
export function schemaWriter(text: PageText, { files, schemas, words, folder }: Reference) {
  let left: number = apiLimits.properties;

  const follow = (schema: SchemaOrFlag | undefined) => schemaOf(schema, files);

  const pageLink = (schema: Schema, suffix = ""): string | undefined => {
    const page = schemas.get(files.pointerOf(schema));
    return page && `[${code(page.title + suffix)}](${folder}/schemas/${encodeURIComponent(page.name)}.md)`;
  };

  /** The type of a schema, or a link to its page. `depth` is -1 on that page. */
  const typeOf = (schema: SchemaOrFlag | undefined, suffix = "", depth = 0): string => {
    if (schema === undefined || schema === true) return code(`any${suffix}`);
    const found = follow(schema);
    if (!found) return code((schema === false ? "never" : "any") + suffix);
    const link = depth < 0 ? undefined : pageLink(found, suffix);
    if (link !== undefined) return link;
    if (found.items !== undefined && depth < apiLimits.depth)
      return typeOf(found.items, `[]${suffix}`, depth + 1);
    const types = [found.type ?? impliedType(found)].flat();
    if (found.nullable && !types.includes("null")) types.push("null");
    const name = types.join(" | ") + (found.format === undefined ? "" : ` (${found.format})`);
    return code(suffix !== "" && types.length > 1 ? `(${name})${suffix}` : name + suffix);
  };

  /** What is in a list, and in lists of lists; undefined for what has a page. `depth` is -1 on the page of the schema itself. */
  const innermost = (schema: SchemaOrFlag | undefined, depth = 0): Schema | undefined => {
    const found = follow(schema);
    if (!found || (depth >= 0 && pageLink(found) !== undefined) || depth > apiLimits.depth) return undefined;
    return found.items === undefined ? found : innermost(found.items, depth + 1);
  };

  /** The parts of a schema, with those that it combines; what has a page is a link. */
  const writeParts = (schema: Schema, depth: number): void => {
    const all = combinedSchemas(schema, files, (each) => pageLink(each) === undefined);
    const own = all.filter((each) => each === schema || pageLink(each) === undefined);
    const bases = all.slice(1).flatMap((each) => pageLink(each) ?? []);
    if (bases.length > 0) text.block(fill(words.alsoAllOf, { names: bases.join(", ") }), schema);
    const properties = propertiesOf(own);
    for (const [index, [name, property]] of [...properties].entries()) {
      if (left-- <= 0) {
        text.block(`- ${fill(words.more, { count: String(properties.size - index) })}`, schema);
        break;
      }
      entry({ name, ...property }, depth);
    }
    const of = own.findLast(({ additionalProperties }) => additionalProperties);
    if (of?.additionalProperties)
      entry({ name: words.otherNames, isWord: true, ...partOf(of, of.additionalProperties) }, depth);
    for (const of of own)
      for (const [word, variants] of [
        [words.oneOf, of.oneOf],
        [words.anyOf, of.anyOf],
        [words.not, of.not === undefined ? undefined : [of.not]],
      ] as const) {
        if (!variants) continue;
        const key = of.discriminator?.propertyName;
        text.block(word + (key === undefined ? "" : ` ${fill(words.toldBy, { name: code(key) })}`), of);
        for (const [index, variant] of variants.entries()) {
          if (left-- <= 0) break;
          const name = follow(variant)?.title ?? fill(words.variant, { number: String(index + 1) });
          entry({ name, isWord: true, ...partOf(of, variant) }, depth);
        }
      }
  };

  /** The schema whose description is shown: with a `$ref`, the text beside it says what it is for, and a page has its own. */
  const describedBy = (schema: SchemaOrFlag | undefined): Schema | undefined => {
    if (typeof schema === "object" && schema.$ref !== undefined && schema.description !== undefined)
      return schema;
    const found = follow(schema);
    return found && pageLink(found) === undefined ? found : undefined;
  };

  /** Bounds and allowed values. `inner` is what is in a list. */
  const writeFacts = (
    schema: Schema,
    inner: Schema | undefined,
    at: object,
    asText?: Entry["asText"],
  ): void => {
    text.block(constraintsOf(schema, words, asText).join(" · "), at);
    const isList = schema.items !== undefined && inner !== undefined;
    if (isList) text.described(inner, 5);
    for (const line of valuesOf(isList ? inner : schema, words)) text.block(line, at);
  };

  const writeAll = (schema: Schema, inner: Schema | undefined): void => {
    writeFacts({ ...schema, example: undefined, examples: undefined }, inner, schema);
    if (inner && holdsParts(inner)) writeParts(inner, 0);
  };

  const entry = (each: Entry, depth = 0): void => {
    const { name, isWord, schema, at, required, deprecated, described, example, asText } = each;
    const found = follow(schema) ?? {};
    const link = pageLink(found);
    const marks = [
      ...(required ? [`**${words.required}**`] : []),
      ...((deprecated ?? found.deprecated) ? [`:badge[${words.deprecated}]{type=warning}`] : []),
      ...(found.readOnly ? [words.readOnly] : []),
      ...(found.writeOnly ? [words.writeOnly] : []),
    ];
    const label = isWord ? plain(name) : `**${code(name)}**`;
    text.block(`- ${label} ${[typeOf(schema), ...marks].join(" · ")}`, at);
    text.indented(() => {
      text.described(described ?? describedBy(schema), 5);
      const inner = innermost(schema);
      if (link === undefined)
        writeFacts(example === undefined ? found : { ...found, example }, inner, at, asText);
      if (!inner || !holdsParts(inner) || depth >= apiLimits.depth) return;
      text.details(plain(fill(words.partsOf, { name })), inner, () => writeParts(inner, depth + 1));
    });
  };

  /** Writes the schema of a body, whose examples are below it. `said`: the description of the body. */
  const body = (schema: SchemaOrFlag, said?: string): void => {
    const own = describedBy(schema);
    if (own?.description?.trim() !== said?.trim()) text.described(own, 5);
    const found = follow(schema);
    if (found && pageLink(found) === undefined) writeAll(found, innermost(schema));
  };

  /** Writes the page of a schema below its description. */
  const ownPage = (schema: Schema): void => {
    if (schema.items !== undefined || !holdsParts(schema)) text.block(typeOf(schema, "", -1), schema);
    writeAll(schema, innermost(schema, -1));
  };
  return { typeOf, body, ownPage, entry };
}

function holdsParts(schema: Schema): boolean {
  const { properties, patternProperties, allOf, oneOf, anyOf, not, additionalProperties } = schema;
  const parts = properties ?? patternProperties ?? allOf ?? oneOf ?? anyOf ?? not;
  return Boolean(parts ?? typeof additionalProperties === "object");
}

function impliedType({ properties, allOf, enum: values, const: only }: Schema): string {
  if (properties ?? allOf) return "object";
  const [first] = values ?? (only === undefined ? [] : [only]);
  return first === undefined ? "any" : first === null ? "null" : typeof first;
}

/** Phrases in Markdown. `asText`: how the place of the value writes it. */
function constraintsOf(schema: Schema, words: ApiStrings, asText = (value: unknown) => value): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, uniqueItems } = schema;
  const bound = (sign: string, value: unknown) => (typeof value === "number" ? [`${sign} ${value}`] : []);
  return [
    ...given(words.default, asText(schema.default)),
    ...given(words.always, schema.const),
    // `true` in OpenAPI 3.0 is about the other bound, and later versions have the bound itself.
    ...bound(exclusiveMinimum === true ? "&gt;" : "≥", minimum),
    ...bound("&gt;", exclusiveMinimum),
    ...bound(exclusiveMaximum === true ? "&lt;" : "≤", maximum),
    ...bound("&lt;", exclusiveMaximum),
    ...between(words.characters, schema.minLength, schema.maxLength),
    ...between(words.items, schema.minItems, schema.maxItems),
    ...between(words.entries, schema.minProperties, schema.maxProperties),
    ...(typeof multipleOf === "number" ? [fill(words.multipleOf, { number: String(multipleOf) })] : []),
    ...(uniqueItems === true ? [words.unique] : []),
    ...(typeof pattern === "string" ? [`${words.pattern} ${code(pattern)}`] : []),
    ...given(words.example, asText(schema.example ?? firstOf(schema.examples))),
  ];
}

/** `Default `20`` */
function given(word: string, value: unknown): string[] {
  if (value === undefined) return [];
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 200 ? [] : [`${word} ${code(text === "" ? '""' : text)}`];
}

function between(word: string, least: unknown, most: unknown): string[] {
  const [from, to] = [least, most].map((value) => (typeof value === "number" ? value : undefined));
  if (from === undefined && to === undefined) return [];
  const range =
    from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : from === to ? `${to}` : `${from}–${to}`;
  return [fill(word, { range })];
}

/** Lines with the allowed values: one for all, or one for each where it is described. */
function valuesOf(schema: Schema, words: ApiStrings): string[] {
  const { enum: values } = schema;
  const descriptions = described(schema, values);
  if (values === undefined || values.length === 0) return [];
  const shown = values.slice(0, apiLimits.values);
  const more =
    values.length > shown.length ? [fill(words.more, { count: String(values.length - shown.length) })] : [];
  if (descriptions.size === 0)
    return [`${words.values} ${[...shown.map((value) => code(textOf(value))), ...more].join(", ")}`];
  const lines = shown.map((value) => {
    const text = descriptions.get(textOf(value));
    return `- ${code(textOf(value))}${text === undefined ? "" : `: ${plain(text)}`}`;
  });
  return [words.values, [...lines, ...more.map((line) => `- ${line}`)].join("\n")];
}

/** Descriptions of values, as tools write them beside `enum`: a map by value, or a list in the same order. */
function described(schema: Schema, values: readonly unknown[] = []): Map<string, string> {
  const written = schema["x-enumDescriptions"] ?? schema["x-enum-descriptions"];
  if (Array.isArray(written))
    return new Map(written.map((text, index) => [textOf(values[index]), String(text)]));
  if (typeof written !== "object" || written === null) return new Map();
  return new Map(Object.entries(written).map(([value, text]) => [value, String(text)]));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
