/** A schema as text: a list of its properties, which open to those inside of them. */
import type { ApiStrings } from "../../schema/strings.ts";
import { fill } from "../site/formats.ts";
import type { ApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { type At, below, type Located, pointerOf } from "./at.ts";
import { code, html, plain } from "./markdown.ts";
import { Schema, type SchemaOrFlag } from "./openapi.ts";
import type { PageText } from "./page-text.ts";
import { constraintsOf, valuesOf } from "./schema-facts.ts";
import type { SchemaPages } from "./shared-schemas.ts";

/** The parts that the pages of an API share. */
export type ApiPages = {
  files: ApiFiles;
  schemas: SchemaPages;
  words: ApiStrings;
  /** The folder of the pages as links from the locale name it: `/orders`. */
  folder: string;
};

export type SchemaWriter = {
  /** The type of a schema, or a link to its page. */
  typeOf(schema: Located<SchemaOrFlag> | undefined): string;
  /** The lists of a schema's parts. `isOwnPage`: the page is that of the schema. */
  parts(schema: Located<SchemaOrFlag>, isOwnPage?: boolean): void;
  /** An entry of a list: a name, what it is, and what is in it. */
  entry(entry: Entry): void;
};

type Entry = {
  name: string;
  schema: Located<SchemaOrFlag> | undefined;
  at: At;
  isRequired?: boolean;
  isDeprecated?: boolean | undefined;
  /** Replaces that of the schema. */
  description?: Located<string> | undefined;
  /** Replaces that of the schema. */
  example?: unknown;
};

type Parts = {
  properties: Map<string, Located<SchemaOrFlag>>;
  required: Set<string>;
  /** Links to the schemas whose parts it has, too. */
  bases: string[];
  variants: { word: string; schemas: Located<SchemaOrFlag>[]; discriminator: string | undefined }[];
  others: Located<SchemaOrFlag> | undefined;
  isClosed: boolean;
};

/** The writer of the schemas of one page. */
export function schemaWriter(text: PageText, { files, schemas, words, folder }: ApiPages): SchemaWriter {
  let left: number = apiLimits.properties;

  const follow = (schema: Located<SchemaOrFlag> | undefined): Located<Schema> | undefined =>
    typeof schema?.value === "object"
      ? files.follow({ value: schema.value, at: schema.at }, Schema)
      : undefined;

  const pageLink = (at: At, label: (title: string) => string = (title) => title): string | undefined => {
    const page = schemas.get(pointerOf(at));
    return page && `[${code(label(page.title))}](${folder}/schemas/${encodeURIComponent(page.name)}.md)`;
  };

  const typeOf = (schema: Located<SchemaOrFlag> | undefined, suffix = "", depth = 0): string => {
    if (schema === undefined || schema.value === true) return code(`any${suffix}`);
    const found = follow(schema);
    if (!found) return code((schema.value === false ? "never" : "any") + suffix);
    const { value, at } = found;
    const link = pageLink(at, (title) => title + suffix);
    if (link !== undefined) return link;
    if (value.items !== undefined && depth < apiLimits.depth)
      return typeOf({ value: value.items, at: below(at, "items") }, `[]${suffix}`, depth + 1);
    const types = [value.type ?? impliedType(value)].flat();
    if (value.nullable && !types.includes("null")) types.push("null");
    const name = types.join(" | ") + (value.format === undefined ? "" : ` (${value.format})`);
    return code(suffix !== "" && types.length > 1 ? `(${name})${suffix}` : name + suffix);
  };

  /** The parts of the schema, with those of `allOf` that have no page. */
  const partsOf = (schema: Located<Schema>, into: Parts, budget: { left: number }): Parts => {
    const { value, at } = schema;
    for (const [name, inner] of Object.entries(value.properties ?? {})) {
      into.properties.set(name, { value: inner, at: below(at, "properties", name) });
    }
    for (const [pattern, inner] of Object.entries(value.patternProperties ?? {}))
      into.properties.set(`/${pattern}/`, { value: inner, at: below(at, "patternProperties", pattern) });
    for (const name of value.required ?? []) into.required.add(name);
    for (const [index, inner] of (value.allOf ?? []).entries()) {
      const part = follow({ value: inner, at: below(at, "allOf", index) });
      if (!part || budget.left-- <= 0) continue;
      const link = pageLink(part.at);
      if (link === undefined) partsOf(part, into, budget);
      else into.bases.push(link);
    }
    for (const [key, word] of [
      ["oneOf", words.oneOf],
      ["anyOf", words.anyOf],
      ["not", words.not],
    ] as const) {
      const list = value[key];
      if (list === undefined) continue;
      const variants = [list].flat().map((inner, index) => ({
        value: inner,
        at: Array.isArray(list) ? below(at, key, index) : below(at, key),
      }));
      into.variants.push({ word, schemas: variants, discriminator: value.discriminator?.propertyName });
    }
    if (typeof value.additionalProperties === "object" || value.additionalProperties === true)
      into.others = { value: value.additionalProperties, at: below(at, "additionalProperties") };
    if (value.additionalProperties === false) into.isClosed = true;
    return into;
  };

  const allParts = (schema: Located<Schema>): Parts =>
    partsOf(
      schema,
      {
        properties: new Map(),
        required: new Set(),
        bases: [],
        variants: [],
        others: undefined,
        isClosed: false,
      },
      { left: apiLimits.combined },
    );

  /** What is in a list, and in lists of lists. */
  const innermost = (schema: Located<SchemaOrFlag>, depth = 0): Located<Schema> | undefined => {
    const found = follow(schema);
    if (!found || pageLink(found.at) !== undefined || depth > apiLimits.depth) return undefined;
    const { value, at } = found;
    return value.items === undefined
      ? found
      : innermost({ value: value.items, at: below(at, "items") }, depth + 1);
  };

  const writeParts = (schema: Located<Schema>, depth: number): void => {
    const parts = allParts(schema);
    const { at } = schema;
    if (parts.bases.length > 0) text.block(fill(words.alsoAllOf, { names: parts.bases.join(", ") }), at);
    for (const [index, [name, property]] of [...parts.properties].entries()) {
      if (left-- <= 0) {
        text.block(`- ${fill(words.more, { count: String(parts.properties.size - index) })}`, at);
        break;
      }
      entry({ name, schema: property, at: property.at, isRequired: parts.required.has(name) }, depth);
    }
    if (parts.others)
      entry({ name: words.otherNames, schema: parts.others, at: parts.others.at }, depth, true);
    for (const { word, schemas: variants, discriminator } of parts.variants) {
      const which =
        discriminator === undefined ? "" : ` ${fill(words.toldBy, { name: code(discriminator) })}`;
      text.block(`${word}${which}`, at);
      for (const [index, variant] of variants.entries()) {
        if (left-- <= 0) break;
        const own = follow(variant)?.value.title ?? fill(words.variant, { number: String(index + 1) });
        entry({ name: own, schema: variant, at: variant.at }, depth, true);
      }
    }
  };

  const entry = (
    { name, schema, at, isRequired, isDeprecated, description, example }: Entry,
    depth: number,
    isWord = false,
  ): void => {
    const found = follow(schema);
    const value: Schema = found?.value ?? {};
    const marks = [
      ...(isRequired ? [`**${words.required}**`] : []),
      ...((isDeprecated ?? value.deprecated) ? [`:badge[${words.deprecated}]{type=warning}`] : []),
      ...(value.readOnly ? [words.readOnly] : []),
      ...(value.writeOnly ? [words.writeOnly] : []),
    ];
    text.lines(
      [`- ${isWord ? plain(name) : `**${code(name)}**`} ${[typeOf(schema), ...marks].join(" · ")}`],
      at,
    );
    text.indented(() => {
      text.lines([""], at);
      const isLink = found !== undefined && pageLink(found.at) !== undefined;
      const own =
        found && !isLink ? { value: value.description ?? "", at: below(found.at, "description") } : undefined;
      const { value: words_, at: place } = description ?? besideReference(schema) ?? own ?? { value: "", at };
      text.described(words_, place, 5);
      const more = constraintsOf(example === undefined ? value : { ...value, example }, words);
      if (!isLink && more.length > 0) text.block(more.join(" · "), at);
      const inner = schema && innermost(schema);
      const isList = value.items !== undefined && inner !== undefined;
      if (isList) text.described(inner.value.description, below(inner.at, "description"), 5);
      if (!isLink) for (const line of valuesOf(isList ? inner.value : value, words)) text.block(line, at);
      if (!inner || !holdsParts(inner.value)) return;
      if (depth >= apiLimits.depth) return;
      text.block(["<details>", `<summary>${html(fill(words.partsOf, { name }))}</summary>`], inner.at);
      writeParts(inner, depth + 1);
      text.block("</details>", inner.at);
    });
  };

  return {
    typeOf: (schema) => typeOf(schema),
    parts(schema, isOwnPage = false) {
      const own = isOwnPage ? follow(schema) : innermost(schema);
      const { items } = own?.value ?? {};
      const inner =
        items === undefined || !own ? own : innermost({ value: items, at: below(own.at, "items") });
      if (inner && holdsParts(inner.value)) writeParts(inner, 0);
    },
    entry: (each) => entry(each, 0),
  };
}

/** The description beside a `$ref`: it says what the schema is for in this place. */
function besideReference(schema: Located<SchemaOrFlag> | undefined): Located<string> | undefined {
  if (typeof schema?.value !== "object" || schema.value.$ref === undefined) return undefined;
  const { description: value } = schema.value;
  return value === undefined ? undefined : { value, at: below(schema.at, "description") };
}

function holdsParts({
  properties,
  patternProperties,
  allOf,
  oneOf,
  anyOf,
  not,
  additionalProperties,
}: Schema): boolean {
  return Boolean(
    properties ??
      patternProperties ??
      allOf ??
      oneOf ??
      anyOf ??
      not ??
      typeof additionalProperties === "object",
  );
}

function impliedType({ properties, allOf, enum: values, const: only }: Schema): string {
  if (properties ?? allOf) return "object";
  const [first] = values ?? (only === undefined ? [] : [only]);
  return first === undefined ? "any" : first === null ? "null" : typeof first;
}
