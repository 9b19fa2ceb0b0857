/** An operation, a webhook or a callback → the Markdown of its page. */
import { STATUS_CODES } from "node:http";
import type { ApiConfig } from "../../schema/apis.ts";
import { ownValue } from "../../schema/own-value.ts";
import { fill } from "../site/formats.ts";
import type { Generated } from "../source/source-file.ts";
import { below, type Located } from "./at.ts";
import { examplesOf, exampleText, isJsonType, type NamedExample } from "./example.ts";
import { code, fenced, frontMatter, heading, plain } from "./markdown.ts";
import {
  Header,
  MediaType,
  type OpenApi,
  Parameter,
  RequestBody,
  Response,
  type SchemaOrFlag,
} from "./openapi.ts";
import { writeSamples } from "./operation-samples.ts";
import type { ApiOperation } from "./operations.ts";
import { type PageText, pageText } from "./page-text.ts";
import { type ApiPages, type SchemaWriter, schemaWriter } from "./schema-text.ts";
import { requirementsOf, securitySchemes } from "./security.ts";
import { serverUrl } from "./servers.ts";

type Inputs = {
  document: Located<OpenApi>;
  pages: ApiPages;
  api: Pick<ApiConfig, "samples">;
  /** The operation that a callback belongs to. */
  owner: ApiOperation | undefined;
  callbacks: readonly ApiOperation[];
};

function titleOf({ operation, id, method, path }: ApiOperation): string {
  return operation.summary?.trim() || id || `${method.toUpperCase()} ${path}`;
}

/** The title and the method; undefined for a request that the API sends, and for a title that has the method. */
function sidebarLabel({ kind, method }: ApiOperation, title: string): string | undefined {
  const name = method.toUpperCase();
  return kind === "operation" && !title.startsWith(`${name} `) ? `${title} (${name})` : undefined;
}

export function operationPage(own: ApiOperation, inputs: Inputs): Generated {
  const { document, pages, owner, callbacks } = inputs;
  const { files, words, folder } = pages;
  const { operation, at, method, path } = own;
  const text = pageText(files);
  const writer = schemaWriter(text, pages);
  const parameters = followed(own, pages);
  const title = titleOf(own).replace(/\s+/g, " ");
  text.lines(
    frontMatter({
      title,
      description: firstSentence(operation.description) || `${method.toUpperCase()} ${path}`,
      sidebar_label: sidebarLabel(own, title),
      slug: `/${own.name}`,
      keywords: [own.id, path, `${method.toUpperCase()} ${path}`].filter(Boolean),
    }),
    operation.summary === undefined ? at : below(at, "summary"),
  );
  const [server] = own.servers?.value ?? [];
  const url = server && own.kind === "operation" ? serverUrl(server) : "";
  text.block(fenced("http", `${method.toUpperCase()} ${url.replace(/\/$/, "")}${path}`), at);
  if (operation.deprecated) text.block(`:badge[${words.deprecated}]{type=warning}`, below(at, "deprecated"));
  if (owner) {
    const link = `[${plain(titleOf(owner))}](${folder}/${owner.name}.md)`;
    text.block(fill(words.callbackOf, { operation: link }), at);
  }
  text.described(operation.description, below(at, "description"), 1);

  const schemes = securitySchemes(document.value, document.at.file, files);
  const context = { schemes, files, words, overview: `${folder}/index.md` };
  const requirements =
    own.kind === "operation" ? requirementsOf({ value: operation, at }, document, context) : [];
  if (requirements.length > 0) {
    text.block(heading("##", words.authentication, "authentication"), at);
    text.block(
      requirements.map((each) => `- ${each}`),
      below(at, "security"),
    );
  }
  for (const [place, title, id] of [
    ["path", words.pathParameters, "path-parameters"],
    ["query", words.queryParameters, "query-parameters"],
    ["querystring", words.queryParameters, "query-string"],
    ["header", words.headerParameters, "request-headers"],
    ["cookie", words.cookieParameters, "cookies"],
  ] as const) {
    const inPlace = parameters.filter(({ value }) => value.in === place);
    if (inPlace.length > 0) text.block(heading("##", title, id), inPlace[0]?.at ?? at);
    for (const parameter of inPlace) writeParameter(parameter, parameter.value.name ?? "", writer);
    text.block([], at);
  }
  const body = bodyOf(own, pages);
  if (body) {
    text.block(heading("##", words.requestBody, "request-body"), body.at);
    if (body.value.required) text.block(`**${words.required}**`, below(body.at, "required"));
    text.described(body.value.description, below(body.at, "description"));
    writeContent(body, "request", text, writer, pages);
  }
  if (own.kind === "operation") writeSamples(own, parameters, body, text, inputs);
  writeResponses(own, text, writer, pages);
  if (callbacks.length > 0) {
    text.block(heading("##", words.callbacks, "callbacks"), at);
    text.block(
      callbacks.map((each) => `- ${operationLink(each, folder)}`),
      below(at, "callbacks"),
    );
  }
  return text.page(document.at.file);
}

/** The method and the path, as a link to the page. */
export function operationLink(operation: ApiOperation, folder: string): string {
  const { name, method, path } = operation;
  return `[${plain(titleOf(operation))}](${folder}/${name}.md) ${code(`${method.toUpperCase()} ${path}`)}`;
}

/** Parameters without those of the path that the operation has itself. */
function followed({ parameters }: ApiOperation, { files }: ApiPages): Located<Parameter>[] {
  const known = new Set<string>();
  return parameters.flatMap((parameter) => {
    const found = files.follow(parameter, Parameter);
    if (!found) return [];
    const { name, in: place } = found.value;
    if (name === undefined || place === undefined) {
      files.report(found.at, {
        rule: "api-is-valid",
        message: "this parameter has no name, or no place",
        expected: "name, and in: path, query, header or cookie",
      });
      return [];
    }
    const key = `${place} ${name}`;
    return known.has(key) ? [] : known.add(key) && [found];
  });
}

function writeParameter(
  { value, at }: Located<Parameter | Header>,
  name: string,
  writer: SchemaWriter,
): void {
  const [[type, media] = []] = Object.entries(value.content ?? {});
  const schema: SchemaOrFlag | undefined = value.schema ?? media?.schema;
  const place = value.schema === undefined ? below(at, "content", type ?? "", "schema") : below(at, "schema");
  const hasOwn = value.description !== undefined;
  writer.entry({
    name,
    at,
    schema: schema === undefined ? undefined : { value: schema, at: place },
    isRequired: value.required === true,
    isDeprecated: value.deprecated,
    description: hasOwn ? { value: value.description ?? "", at: below(at, "description") } : undefined,
    example: value.example,
  });
}

function bodyOf({ operation, at }: ApiOperation, { files }: ApiPages): Located<RequestBody> | undefined {
  const { requestBody } = operation;
  return requestBody && files.follow({ value: requestBody, at: below(at, "requestBody") }, RequestBody);
}

/** Media types with the same schema share what is said of it. */
function writeContent(
  { value: { content = {} }, at }: Located<{ content?: Record<string, MediaType> | undefined }>,
  direction: "request" | "response",
  text: PageText,
  writer: SchemaWriter,
  { files, words }: ApiPages,
): void {
  const groups = new Map<string, { types: string[]; media: Located<MediaType> }>();
  for (const [type, value] of Object.entries(content)) {
    const media = files.follow({ value, at: below(at, "content", type) }, MediaType);
    if (!media) continue;
    const key = JSON.stringify([media.value.schema, media.value.itemSchema]);
    const known = groups.get(key);
    if (known) known.types.push(type);
    else groups.set(key, { types: [type], media });
  }
  for (const { types, media } of groups.values()) {
    const key = media.value.schema === undefined ? "itemSchema" : "schema";
    const value = media.value[key];
    const schema = value === undefined ? undefined : { value, at: below(media.at, key) };
    const names = types.map(code).join(", ");
    text.block(`${words.contentType} ${names}${schema ? ` · ${writer.typeOf(schema)}` : ""}`, media.at);
    if (schema) writer.parts(schema);
    const [type = ""] = types;
    for (const example of examplesOf(media, files, direction))
      writeExample(example, type, text, words.example, media);
  }
}

function writeExample(
  { name, value }: NamedExample,
  type: string,
  text: PageText,
  word: string,
  { at }: Located<unknown>,
): void {
  const isJson = isJsonType(type);
  const title = (name ?? word).replace(/["\s`{}[\]]+/g, " ").trim();
  const language = isJson ? "json" : type.includes("xml") && typeof value === "string" ? "xml" : "text";
  text.block(
    fenced(language, exampleText(value, isJson || typeof value !== "string"), `title="${title}"`),
    at,
  );
}

function writeResponses(
  { operation, at }: ApiOperation,
  text: PageText,
  writer: SchemaWriter,
  pages: ApiPages,
): void {
  const { files, words } = pages;
  const responses = Object.entries(operation.responses ?? {}).filter(([status]) => !status.startsWith("x-"));
  if (responses.length === 0) return;
  text.block(heading("##", words.responses, "responses"), below(at, "responses"));
  for (const [status, value] of responses) {
    const response = files.follow({ value, at: below(at, "responses", status) }, Response);
    if (!response) continue;
    // In sentence case, as the other headings are: “404 Not found”.
    const phrase = (ownValue(STATUS_CODES, status) ?? "").replace(/ [A-Z](?=[a-z])/g, (letter) =>
      letter.toLowerCase(),
    );
    const title =
      status === "default"
        ? heading("###", words.otherResponses, "other-statuses")
        : `### ${plain(`${status} ${phrase}`)}`;
    text.block(title, response.at);
    text.described(response.value.description, below(response.at, "description"), 3);
    const headers = Object.entries(response.value.headers ?? {});
    if (headers.length > 0) text.block(words.responseHeaders, below(response.at, "headers"));
    for (const [name, header] of headers) {
      const found = files.follow({ value: header, at: below(response.at, "headers", name) }, Header);
      if (found) writeParameter(found, name, writer);
    }
    writeContent(response, "response", text, writer, pages);
  }
}

/** The first sentence, for search engines; undefined where it has marks of Markdown. */
export function firstSentence(description = ""): string | undefined {
  const [first = ""] = description.trim().split(/\n\s*\n|(?<=[.!?])\s/, 1);
  const line = first.replace(/\s+/g, " ").trim();
  return line === "" || line.length > 300 || /[*_`<>[\]{}#|:]/.test(line) ? undefined : line;
}
