/** An operation, a webhook or a callback → the Markdown of its page. */
import { STATUS_CODES } from "node:http";
import { ownValue } from "../../schema/own-value.ts";
import { fill } from "../site/formats.ts";
import type { Generated } from "../source/source-file.ts";
import { examplesOf, exampleText, givenExamples, isJsonType } from "./example.ts";
import { code, fenced, frontMatter, heading, plain } from "./markdown.ts";
import { Header, MediaType, type Parameter, type RequestBody, type Response } from "./openapi.ts";
import { type ApiOperation, followed } from "./operations.ts";
import { type PageText, pageText } from "./page-text.ts";
import { parameterText } from "./parameter-values.ts";
import { baseUrl, writeSamples } from "./samples.ts";
import { type Reference, type SchemaWriter, schemaWriter } from "./schema-text.ts";
import { requirementsOf } from "./security.ts";

function titleOf({ operation, id, method, path }: ApiOperation): string {
  return operation.summary?.trim() || id || `${method.toUpperCase()} ${path}`;
}

export function operationPage(own: ApiOperation, reference: Reference): Generated {
  const { files, words, folder, file } = reference;
  const { operation, path, owner, callbacks, body } = own;
  const method = own.method.toUpperCase();
  const text = pageText(files);
  const writer = schemaWriter(text, reference);
  const page: Page = { ...reference, text, writer, made: new Set() };
  const title = titleOf(own).replace(/\s+/g, " ");
  const head = frontMatter({
    title,
    description: firstSentence(operation.description) || `${method} ${path}`,
    // The sidebar has the method beside the label.
    sidebar_label: title.startsWith(`${method} `) ? title.slice(method.length + 1) : undefined,
    slug: `/${own.name}`,
    keywords: [own.id, path, `${method} ${path}`].filter(Boolean),
  });
  text.block(head, operation, ...(operation.summary === undefined ? [] : ["summary"]));
  const deprecated = operation.deprecated ? ` :badge[${words.deprecated}]{type=warning}` : "";
  const badge = `:badge[${code(method)}]{type=${badges.get(own.method) ?? "info"}}`;
  text.block(`${badge} ${code(baseUrl(own) + path)}${deprecated}`, operation);
  if (owner) {
    const link = `[${plain(titleOf(owner))}](${folder}/${owner.name}.md)`;
    text.block(fill(words.callbackOf, { operation: link }), operation);
  }
  text.part("description");
  text.described(operation, 1);
  text.described(own.item, 1);
  text.part();
  const pages = reference.described.get(files.pointerOf(operation)) ?? [];
  if (pages.length > 0) text.block(`**${words.seeAlso}** ${pages.join(", ")}`, operation);

  const requirements = requirementsOf(own, reference).map((each) => `- ${each}`);
  if (requirements.length > 0) {
    text.section({ title: words.authentication, id: "authentication" }, operation);
    text.block(requirements, operation, "security");
  }
  for (const [place, title, id] of [
    ["path", words.pathParameters, "path-parameters"],
    ["query", words.queryParameters, "query-parameters"],
    ["querystring", words.queryParameters, "query-string"],
    ["header", words.headerParameters, "request-headers"],
    ["cookie", words.cookieParameters, "cookies"],
  ] as const)
    for (const [index, parameter] of own.parameters.filter((each) => each.in === place).entries()) {
      if (index === 0) text.section({ title, id, part: "parameters" }, parameter);
      writeParameter(parameter, parameter.name ?? "", page);
    }
  if (body) {
    text.section({ title: words.requestBody, id: "request-body" }, body);
    text.described(body);
    writeContent(body, "request", page);
  }
  if (own.kind === "operation") writeSamples(own, text, reference);
  writeResponses(own, page);
  if (callbacks.length > 0) {
    text.section({ title: words.callbacks, id: "callbacks" }, operation);
    const links = callbacks.map((each) => `- ${operationLink(each, folder)}`);
    text.block(links, operation, "callbacks");
  }
  return { ...text.page(file), ...(own.kind === "operation" && { method }) };
}

/** Kinds of badges that methods have: those that change something differ from those that read it. */
const badges: ReadonlyMap<string, string> = new Map([
  ["post", "tip"],
  ["put", "warning"],
  ["patch", "warning"],
  ["delete", "danger"],
]);

/** The title as a link to the page, with the method and the path. */
export function operationLink(operation: ApiOperation, folder: string): string {
  const { name, method, path } = operation;
  return `[${plain(titleOf(operation))}](${folder}/${name}.md) ${code(`${method.toUpperCase()} ${path}`)}`;
}

function writeParameter(parameter: Parameter, name: string, { writer, files }: Page): void {
  const { content = {}, required, deprecated, description } = parameter;
  const schema = parameter.schema ?? Object.values(content)[0]?.schema;
  writer.entry({
    name,
    schema,
    at: typeof schema === "object" ? schema : parameter,
    required,
    deprecated,
    described: description === undefined ? undefined : parameter,
    example: givenExamples(parameter, files)[0]?.value,
    // Other media types have values as they are in a body.
    asText:
      parameter.schema === undefined ? undefined : (value) => parameterText({ ...parameter, name }, value),
  });
}

type Page = Reference & {
  text: PageText;
  writer: SchemaWriter;
  /** Examples of responses that were made from schemas: most errors of an API are of one schema, and one example shows it. */
  made: Set<string>;
};

/** Media types with the same schema share what is said of it. */
function writeContent(
  { content, required, description }: RequestBody | Response,
  direction: "request" | "response",
  { text, writer, made, files, words }: Page,
): void {
  const groups = new Map<string, [string, MediaType][]>();
  for (const [type, media] of followed(content, files, MediaType)) {
    const key = JSON.stringify([media.schema, media.itemSchema]);
    groups.set(key, [...(groups.get(key) ?? []), [type, media]]);
  }
  for (const group of groups.values()) {
    const [[, media = {}] = []] = group;
    const schema = media.schema ?? media.itemSchema;
    const facts = [
      `${words.contentType} ${group.map(([type]) => code(type)).join(", ")}`,
      ...(schema === undefined ? [] : [writer.typeOf(schema)]),
      ...(required === true ? [`**${words.required}**`] : []),
    ];
    text.block(facts.join(" · "), media);
    if (schema !== undefined) writer.body(schema, description);
    const all = group.flatMap(([type, media]) =>
      examplesOf(media, files, direction).map((each) => ({ ...each, type })),
    );
    const given = all.filter(({ isMade }) => !isMade);
    const written = (given.length > 0 ? given : all.slice(0, 1)).flatMap(
      ({ name = "", value, isMade, type }) => {
        const isJson = isJsonType(type);
        const title = name.replace(/["\s`{}[\]]+/g, " ").trim() || words.example;
        const isXml = type.includes("xml") && typeof value === "string";
        const shown = exampleText(value, isJson);
        if (isMade && direction === "response") {
          if (made.has(shown)) return [];
          made.add(shown);
        }
        return [{ title, shown, language: isJson ? "json" : isXml ? "xml" : "text" }];
      },
    );
    const isFirst = ({ title, shown }: (typeof written)[number], index: number) =>
      written.findIndex((other) => other.title === title && other.shown === shown) === index;
    const examples = written.filter(isFirst);
    // Below a long example, errors would be out of sight.
    const isLong = examples.flatMap(({ shown }) => shown.split("\n", longExample)).length >= longExample;
    const blocks = examples.flatMap(({ title, shown, language }) => {
      const isSaid = isLong && title === words.example;
      return [...fenced(language, shown, isSaid ? "" : `title="${title}"`), ""];
    });
    // Tabs of one name could not be told apart.
    const names = new Set(examples.map(({ title }) => title));
    const isGroup = names.size > 1 && names.size === examples.length;
    const write = () => text.block(isGroup ? [":::code-group", "", ...blocks, ":::"] : blocks, media);
    if (isLong) text.details(words.example, media, write);
    else write();
  }
}

/** Lines of examples that are closed at first. */
const longExample = 60;

function writeResponses({ operation, responses }: ApiOperation, page: Page): void {
  const { text, files, words } = page;
  if (responses.size > 0) text.section({ title: words.responses, id: "responses" }, operation, "responses");
  for (const [status, response] of responses) {
    // In sentence case, as the other headings are: “404 Not found”.
    const phrase = (ownValue(STATUS_CODES, status) ?? "").replace(/ [A-Z](?=[a-z])/g, (letter) =>
      letter.toLowerCase(),
    );
    const title =
      status === "default"
        ? heading("###", words.otherResponses, "other-statuses")
        : `### ${plain(`${status} ${phrase}`)}`;
    text.block(title, response);
    text.described(response, 3);
    const headers = followed(response.headers, files, Header);
    if (headers.size > 0) text.block(words.responseHeaders, response, "headers");
    for (const [name, header] of headers) writeParameter(header, name, page);
    writeContent(response, "response", page);
  }
}

/** The first sentence, for search engines; undefined where it has marks of Markdown. */
export function firstSentence(description = ""): string | undefined {
  const [first = ""] = description.trim().split(/\n\s*\n|(?<=[.!?])\s/, 1);
  const line = first.replace(/\s+/g, " ").trim();
  return line === "" || line.length > 300 || /[*_`<>[\]{}#|:]/.test(line) ? undefined : line;
}
