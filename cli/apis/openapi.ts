/**
 * What is read of an OpenAPI document of 3.0, 3.1 or 3.2. Every key may be missing, because a `$ref` can stand for the rest; other keys
 * are allowed, because the specification has more of them, and tools add their own.
 */
import * as z from "zod";

const text = z.string().optional();
const flag = z.boolean().optional();
const ref = { $ref: text };

export type Schema = {
  [key: string]: unknown;
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  format?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  deprecated?: boolean | undefined;
  readOnly?: boolean | undefined;
  writeOnly?: boolean | undefined;
  nullable?: boolean | undefined;
  enum?: unknown[] | undefined;
  required?: string[] | undefined;
  properties?: Record<string, SchemaOrFlag> | undefined;
  patternProperties?: Record<string, SchemaOrFlag> | undefined;
  additionalProperties?: SchemaOrFlag | undefined;
  items?: SchemaOrFlag | undefined;
  prefixItems?: SchemaOrFlag[] | undefined;
  allOf?: SchemaOrFlag[] | undefined;
  oneOf?: SchemaOrFlag[] | undefined;
  anyOf?: SchemaOrFlag[] | undefined;
  not?: SchemaOrFlag | undefined;
  discriminator?:
    | { propertyName?: string | undefined; mapping?: Record<string, string> | undefined }
    | undefined;
};
export type SchemaOrFlag = Schema | boolean;

const anySchema: z.ZodType<SchemaOrFlag> = z.lazy(() => z.union([Schema, z.boolean()]));
const schemas = z.record(z.string(), anySchema).optional();
const schemaList = z.array(anySchema).optional();

export const Schema: z.ZodType<Schema> = z.looseObject({
  ...ref,
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
  properties: schemas,
  patternProperties: schemas,
  additionalProperties: anySchema.optional(),
  items: anySchema.optional(),
  prefixItems: schemaList,
  allOf: schemaList,
  oneOf: schemaList,
  anyOf: schemaList,
  not: anySchema.optional(),
  discriminator: z
    .looseObject({ propertyName: text, mapping: z.record(z.string(), z.string()).optional() })
    .optional(),
});

export const Example = z.looseObject({
  ...ref,
  summary: text,
  description: text,
  value: z.unknown().optional(),
});

const examples = z.record(z.string(), Example).optional();

export const MediaType = z.looseObject({
  ...ref,
  schema: anySchema.optional(),
  itemSchema: anySchema.optional(),
  example: z.unknown().optional(),
  examples,
});
export type MediaType = z.infer<typeof MediaType>;

const content = z.record(z.string(), MediaType).optional();

const described = { ...ref, description: text, deprecated: flag, schema: anySchema.optional(), content };

export const Header = z.looseObject({
  ...described,
  required: flag,
  example: z.unknown().optional(),
  examples,
});
export type Header = z.infer<typeof Header>;

export const Parameter = z.looseObject({ ...Header.shape, name: text, in: text, style: text, explode: flag });
export type Parameter = z.infer<typeof Parameter>;

export const RequestBody = z.looseObject({ ...ref, description: text, required: flag, content });
export type RequestBody = z.infer<typeof RequestBody>;

export const Response = z.looseObject({
  ...ref,
  summary: text,
  description: text,
  headers: z.record(z.string(), Header).optional(),
  content,
});

const Server = z.looseObject({
  url: text,
  description: text,
  variables: z
    .record(
      z.string(),
      z.looseObject({
        default: z.union([z.string(), z.number(), z.boolean()]).optional(),
        description: text,
      }),
    )
    .optional(),
});
export type Server = z.infer<typeof Server>;

const Security = z.record(z.string(), z.array(z.string()));

export type Operation = {
  [key: string]: unknown;
  operationId?: string | undefined;
  summary?: string | undefined;
  description?: string | undefined;
  deprecated?: boolean | undefined;
  tags?: string[] | undefined;
  parameters?: Parameter[] | undefined;
  requestBody?: z.infer<typeof RequestBody> | undefined;
  responses?: Record<string, z.infer<typeof Response>> | undefined;
  /** Path items by expression, by the name of the callback. */
  callbacks?: Record<string, Record<string, unknown>> | undefined;
  security?: Record<string, string[]>[] | undefined;
  servers?: Server[] | undefined;
};

export const Operation: z.ZodType<Operation> = z.looseObject({
  operationId: text,
  summary: text,
  description: text,
  deprecated: flag,
  tags: z.array(z.string()).optional(),
  parameters: z.array(Parameter).optional(),
  requestBody: RequestBody.optional(),
  responses: z.record(z.string(), Response).optional(),
  callbacks: z.record(z.string(), z.looseObject({})).optional(),
  security: z.array(Security).optional(),
  servers: z.array(Server).optional(),
});

export const methods = [
  "get",
  "post",
  "put",
  "patch",
  "delete",
  "head",
  "options",
  "trace",
  "query",
] as const;
export type Method = (typeof methods)[number];

const operation = Operation.optional();

export const PathItem = z.looseObject({
  ...ref,
  summary: text,
  description: text,
  parameters: z.array(Parameter).optional(),
  servers: z.array(Server).optional(),
  get: operation,
  post: operation,
  put: operation,
  patch: operation,
  delete: operation,
  head: operation,
  options: operation,
  trace: operation,
  query: operation,
});
export type PathItem = z.infer<typeof PathItem>;

const Flow = z.looseObject({
  authorizationUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  scopes: z.record(z.string(), z.string()).optional(),
});

export const SecurityScheme = z.looseObject({
  ...ref,
  type: text,
  description: text,
  name: text,
  in: text,
  scheme: text,
  bearerFormat: text,
  openIdConnectUrl: text,
  flows: z.record(z.string(), Flow).optional(),
});
export type SecurityScheme = z.infer<typeof SecurityScheme>;

const pathItems = z.record(z.string(), PathItem).optional();

export const OpenApi = z.looseObject({
  openapi: z.union([z.string(), z.number()]).optional(),
  swagger: z.unknown().optional(),
  info: z
    .looseObject({
      title: text,
      summary: text,
      description: text,
      version: z.union([z.string(), z.number()]).optional(),
    })
    .optional(),
  servers: z.array(Server).optional(),
  tags: z.array(z.looseObject({ name: text, summary: text, description: text, parent: text })).optional(),
  security: z.array(Security).optional(),
  paths: pathItems,
  webhooks: pathItems,
  components: z
    .looseObject({
      schemas,
      securitySchemes: z.record(z.string(), SecurityScheme).optional(),
    })
    .optional(),
});
export type OpenApi = z.infer<typeof OpenApi>;
