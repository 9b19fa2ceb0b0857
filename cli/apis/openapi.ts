/**
 * What is read of an OpenAPI document of 3.0, 3.1 or 3.2. Every key may be missing, because a `$ref` can stand for the rest; other keys
 * are allowed, because the specification has more of them, and tools add their own.
 */
import * as z from "zod";

const text = z.string().optional();
const flag = z.boolean().optional();
const anything = z.unknown().optional();
const label = z.union([z.string(), z.number(), z.boolean()]).optional();
/** Values by names that begin with anything but `x-`. */
const itemsOf = <T extends z.ZodType>(type: T) => z.looseRecord(z.string().regex(/^(?!x-)/), type).optional();
const mapOf = <T extends z.ZodType>(type: T) => z.record(z.string(), type).optional();

const plainKeys = z.looseObject({
  $ref: text,
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: text,
  title: text,
  description: text,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  nullable: flag,
  enum: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  discriminator: z.looseObject({ propertyName: text }).optional(),
});
type Inner = {
  [Key in "items" | "not" | "additionalProperties"]?: SchemaOrFlag | undefined;
} & { [Key in "allOf" | "oneOf" | "anyOf"]?: SchemaOrFlag[] | undefined } & {
  [Key in "properties" | "patternProperties"]?: Record<string, SchemaOrFlag> | undefined;
};
export type Schema = z.infer<typeof plainKeys> & Inner;
export type SchemaOrFlag = Schema | boolean;

const SchemaOrFlag: z.ZodType<SchemaOrFlag> = z.lazy(() => z.union([Schema, z.boolean()]));
const [schema, list, map] = [SchemaOrFlag.optional(), z.array(SchemaOrFlag).optional(), mapOf(SchemaOrFlag)];
export const Schema: z.ZodType<Schema> = plainKeys.extend({
  items: schema,
  not: schema,
  additionalProperties: schema,
  allOf: list,
  oneOf: list,
  anyOf: list,
  properties: map,
  patternProperties: map,
});

/** Any object, for those whose keys are names. */
export const AnyObject = z.looseObject({});

/** `dataValue` is of 3.2. */
export const Example = z.looseObject({ $ref: text, summary: text, value: anything, dataValue: anything });

/** What a body, a parameter and a header say of their values. */
const value = { schema, example: anything, examples: mapOf(Example) };

export const MediaType = z.looseObject({
  $ref: text,
  ...value,
  itemSchema: schema,
  encoding: mapOf(z.looseObject({ style: text })),
});
export type MediaType = z.infer<typeof MediaType>;

const described = { $ref: text, description: text };
const content = mapOf(MediaType);

export const Header = z.looseObject({ ...described, ...value, deprecated: flag, required: flag, content });
export type Header = z.infer<typeof Header>;

export const Parameter = z.looseObject({ ...Header.shape, name: text, in: text });
export type Parameter = z.infer<typeof Parameter>;

export const RequestBody = z.looseObject({ ...described, required: flag, content });
export type RequestBody = z.infer<typeof RequestBody>;

export const Response = z.looseObject({ ...described, headers: mapOf(Header), content });
export type Response = z.infer<typeof Response>;

const Server = z.looseObject({
  url: text,
  description: text,
  variables: mapOf(z.looseObject({ default: label })),
});
export type Server = z.infer<typeof Server>;
const servers = z.array(Server).optional();

/** Names of schemes that are needed together, with their scopes. */
const Requirement = z.record(z.string(), z.array(z.string()));
export type Requirement = z.infer<typeof Requirement>;
const security = z.array(Requirement).optional();

export const Operation = z.looseObject({
  operationId: text,
  summary: text,
  description: text,
  deprecated: flag,
  tags: z.array(z.string()).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: RequestBody.optional(),
  responses: itemsOf(Response),
  /** Path items by expression, by the name of the callback. */
  callbacks: mapOf(AnyObject),
  security,
  servers,
});
export type Operation = z.infer<typeof Operation>;

const operation = Operation.optional();
const byMethod = {
  get: operation,
  post: operation,
  put: operation,
  patch: operation,
  delete: operation,
  head: operation,
  options: operation,
  trace: operation,
  query: operation,
};
export const methods = Object.keys(byMethod) as (keyof typeof byMethod)[];

export const PathItem = z.looseObject({
  ...described,
  parameters: z.array(Parameter).optional(),
  servers,
  ...byMethod,
  /** Those of other methods, as of 3.2. */
  additionalOperations: mapOf(Operation),
});
export type PathItem = z.infer<typeof PathItem>;

export const SecurityScheme = z.looseObject({
  ...described,
  type: text,
  name: text,
  in: text,
  scheme: text,
  openIdConnectUrl: text,
  flows: mapOf(
    z.looseObject({
      authorizationUrl: text,
      tokenUrl: text,
      refreshUrl: text,
      scopes: mapOf(z.string()),
    }),
  ),
});
export type SecurityScheme = z.infer<typeof SecurityScheme>;

export const OpenApi = z.looseObject({
  openapi: label,
  swagger: anything,
  info: z.looseObject({ title: text, summary: text, description: text, version: label }).optional(),
  servers,
  tags: z.array(z.looseObject({ name: text, summary: text, description: text })).optional(),
  security,
  paths: itemsOf(PathItem),
  webhooks: itemsOf(PathItem),
  components: z.looseObject({ schemas: map, securitySchemes: mapOf(SecurityScheme) }).optional(),
});
export type OpenApi = z.infer<typeof OpenApi>;
