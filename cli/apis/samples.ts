/** Requests of an operation as a group of code blocks, one for each language of programs. */
import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { goNative } from "@scalar/snippetz/plugins/go/native";
import { javaNethttp } from "@scalar/snippetz/plugins/java/nethttp";
import { kotlinOkhttp } from "@scalar/snippetz/plugins/kotlin/okhttp";
import { phpGuzzle } from "@scalar/snippetz/plugins/php/guzzle";
import { rubyNative } from "@scalar/snippetz/plugins/ruby/native";
import { rustReqwest } from "@scalar/snippetz/plugins/rust/reqwest";
import type { SampleLanguage } from "../../schema/apis.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { ApiFiles } from "./api-file.ts";
import { combinedSchemas, propertiesOf, schemaOf } from "./combined-schemas.ts";
import { examplesOf, exampleText, isJsonType, isObject } from "./example.ts";
import { fenced } from "./markdown.ts";
import { AnyObject, MediaType } from "./openapi.ts";
import { type ApiOperation, followed } from "./operations.ts";
import type { PageText } from "./page-text.ts";
import { parameterValues } from "./parameter-values.ts";
import type { Reference } from "./schema-text.ts";
import { credentialsOf } from "./security.ts";

type Pairs = readonly (readonly [name: string, value: string])[];

type SampleRequest = {
  method: string;
  url: string;
  headers: Pairs;
  /** Text of the body, and whether it is JSON; a form with files has fields instead. */
  body: { text: string; isJson: boolean; parts?: Field[] } | undefined;
};

/** A field of a form. */
type Field = { name: string; value: string; isFile: boolean };

type Sample = { label: string; language: string; code: string };

/** The request in each language; samples in the file, as `x-codeSamples`, come instead. */
export function writeSamples(own: ApiOperation, text: PageText, reference: Reference): void {
  const { operation } = own;
  const request = requestOf(own, reference);
  const samples =
    givenSamples(operation["x-codeSamples"] ?? operation["x-code-samples"], reference.files) ??
    reference.api.samples.flatMap((name) => {
      const { write, ...kind } = kinds[name];
      const code = write(request);
      return code === undefined ? [] : [{ ...kind, code }];
    });
  if (samples.length === 0) return;
  text.section({ title: reference.words.request, id: "request" }, operation);
  const blocks = samples.flatMap((each) => [...fenced(each.language, each.code, `[${each.label}]`), ""]);
  text.block([":::code-group{group=api-request}", "", ...blocks, ":::"], operation);
}

function requestOf(own: ApiOperation, reference: Reference): SampleRequest {
  const { files } = reference;
  const credentials = credentialsOf(own, reference);
  const required = (place: string, encoded?: (text: string) => string): Pairs =>
    own.parameters.flatMap((each) => {
      const { name } = each;
      if (each.in !== place || !each.required || !name) return [];
      const values = parameterValues(each, examplesOf(each, files, "request")[0]?.value, encoded);
      return (values ?? [`{${name}}`]).map((value) => [name, value] as const);
    });
  const path = required("path", encodeURIComponent).reduce(
    (result, [name, value]) => result.replaceAll(`{${name}}`, value),
    own.path,
  );
  const query = [...required("query", encodeURIComponent), ...credentials.query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${value}`)
    .join("&");
  const [[type, media] = []] = followed(own.body?.content, files, MediaType);
  const [example] = media ? examplesOf(media, files, "request") : [];
  const isJson = isJsonType(type ?? "");
  const fields =
    media && /^multipart\/|\/x-www-form-/.test(type ?? "") ? fieldsOf(media, example?.value, files) : [];
  const parts = type?.startsWith("multipart/") && fields.length > 0 ? fields : undefined;
  const form = new URLSearchParams(fields.map((field) => [field.name, field.value])).toString();
  return {
    method: own.method.toUpperCase(),
    url: baseUrl(own) + path + (query && `?${query}`),
    headers: [
      ...credentials.headers,
      ...required("header"),
      // The type of a form with files has a boundary, which the program adds.
      ...(example && type !== undefined && !parts ? [["Content-Type", type] as const] : []),
    ],
    body: example && { text: form || exampleText(example.value, isJson), isJson, ...(parts && { parts }) },
  };
}

/** The fields of a form, which has a list as several ones, and an object as JSON. */
function fieldsOf({ schema, encoding }: MediaType, example: unknown, files: ApiFiles): Field[] {
  if (!isObject(example)) return [];
  const properties = propertiesOf(combinedSchemas(schema, files));
  const deep = (name: string, value: unknown): [string, unknown][] =>
    typeof value === "object"
      ? Object.entries(value ?? {}).flatMap(([key, inner]) => deep(`${name}[${key}]`, inner))
      : [[name, value]];
  return Object.entries(example).flatMap(([key, value]) => {
    const own = schemaOf(properties.get(key)?.schema, files);
    const { format, contentMediaType } = schemaOf(own?.items, files) ?? own ?? {};
    const isDeep = ownValue(encoding ?? {}, key)?.style === "deepObject";
    const pairs = isDeep ? deep(key, value) : [value].flat().map((each) => [key, each] as const);
    return pairs.map(([name, each]) => ({
      name,
      value: typeof each === "string" ? each : JSON.stringify(each),
      isFile: format === "binary" || contentMediaType !== undefined,
    }));
  });
}

/** The address of the first server, with the defaults of its variables. */
export function baseUrl({ servers: [server] }: Pick<ApiOperation, "servers">): string {
  const { url = "", variables = {} } = server ?? {};
  return url
    .replace(/\{([^{}]+)\}/g, (whole, name: string) => String(ownValue(variables, name)?.default ?? whole))
    .replace(/\/$/, "");
}

type Writer = (request: SampleRequest) => string | undefined;

/** Escapes what the library leaves in texts that a language would read as code. */
type Escapes = { inHeader?(value: string): string; inCode?(code: string): string };

const csharpTexts: Escapes = { inHeader: (value) => JSON.stringify(value).slice(1, -1) };
const kotlinTexts: Escapes = { inCode: (code) => code.replace(/\$/g, "\\$&") };
const rubyTexts: Escapes = {
  // Other texts are between single quotation marks.
  inCode: (code) => code.replace(/^request\.body = .*/m, (body) => body.replace(/#(?=[{$@])/g, "\\#")),
};

/** Those that every site has are ours: the library leaves quotation marks in texts as they are in JavaScript, and in addresses for a shell. */
const kinds: Record<SampleLanguage, Omit<Sample, "code"> & { write: Writer }> = {
  curl: { label: "curl", language: "bash", write: curl },
  javascript: { label: "JavaScript", language: "js", write: javascript },
  python: { label: "Python", language: "python", write: python },
  csharp: { label: "C#", language: "csharp", write: writerOf(csharpHttpclient, csharpTexts) },
  go: { label: "Go", language: "go", write: writerOf(goNative) },
  java: { label: "Java", language: "java", write: writerOf(javaNethttp) },
  kotlin: { label: "Kotlin", language: "kotlin", write: writerOf(kotlinOkhttp, kotlinTexts) },
  php: { label: "PHP", language: "php", write: writerOf(phpGuzzle) },
  ruby: { label: "Ruby", language: "ruby", write: writerOf(rubyNative, rubyTexts) },
  rust: { label: "Rust", language: "rust", write: writerOf(rustReqwest) },
};

/** A request in a language of the library, which can write none without a host, and loses or breaks parts of a form. */
function writerOf(
  { generate }: typeof rubyNative,
  { inHeader = (value) => value, inCode = (code) => code }: Escapes = {},
): Writer {
  return ({ method, url, headers, body }) => {
    if (!URL.canParse(url) || body?.parts) return undefined;
    const postData = body && { mimeType: body.isJson ? "application/json" : "text/plain", text: body.text };
    const code = generate({
      method,
      // It writes addresses between quotation marks as they are.
      url: url.replace(/["'\\$\s]/g, encodeURIComponent).replaceAll("'", "%27"),
      headers: headers.map(([name, value]) => ({ name, value: inHeader(value) })),
      ...(postData && { postData }),
    });
    return inCode(code);
  };
}

function curl({ method, url, headers, body }: SampleRequest): string {
  return [
    method === "GET" ? `curl ${shell(url)}` : `curl -X ${method} ${shell(url)}`,
    ...headers.map(([name, value]) => `  -H ${shell(`${name}: ${value}`)}`),
    ...(body && !body.parts ? [`  -d ${shell(body.text)}`] : []),
    ...(body?.parts ?? []).map(({ name, value, isFile }) =>
      isFile ? `  -F ${shell(`${name}=@file`)}` : `  --form-string ${shell(`${name}=${value}`)}`,
    ),
  ].join(" \\\n");
}

function javascript({ method, url, headers, body }: SampleRequest): string {
  const content = body?.isJson
    ? `JSON.stringify(${body.text.replaceAll("\n", "\n  ")})`
    : JSON.stringify(body?.text);
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...inBraces("  headers: {", headers, "  "),
    ...(body ? [body.parts ? "  body," : `  body: ${content},`] : []),
  ];
  const parts = body?.parts?.map(
    ({ name, value, isFile }) =>
      `body.append(${JSON.stringify(name)}, ${isFile ? "file" : JSON.stringify(value)});`,
  );
  const call = `const response = await fetch(${JSON.stringify(url)}`;
  const lines = options.length === 0 ? [`${call});`] : [`${call}, {`, ...options, "});"];
  return [...(parts ? ["const body = new FormData();", ...parts] : []), ...lines].join("\n");
}

function python({ method, url, headers, body }: SampleRequest): string {
  const text = body?.text ?? "";
  // Three quotation marks, or one at the end, would end the text.
  const isPlain = text.includes("\n") && !/"{3}|"$|\\/.test(text);
  return [
    "import requests",
    "",
    "response = requests.request(",
    `    ${JSON.stringify(method)},`,
    `    ${JSON.stringify(url)},`,
    ...inBraces("    headers={", headers, "    "),
    ...(body && !body.parts ? [`    data=${isPlain ? `"""${text}"""` : JSON.stringify(text)},`] : []),
    ...(body?.parts ? ["    files=[", ...body.parts.map(pythonPart), "    ],"] : []),
    ")",
  ].join("\n");
}

function pythonPart({ name, value, isFile }: Field): string {
  return `        (${JSON.stringify(name)}, ${isFile ? 'open("file", "rb")' : `(None, ${JSON.stringify(value)})`}),`;
}

/** Lines of a map in JavaScript and Python; none for an empty one. */
function inBraces(opening: string, pairs: Pairs, indent: string): string[] {
  const lines = pairs.map(
    ([name, value]) => `${indent.repeat(2)}${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  return lines.length === 0 ? [] : [opening, ...lines, `${indent}},`];
}

/** Text in quotation marks of a shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** One for each label; undefined for none. */
function givenSamples(written: unknown, files: ApiFiles): Sample[] | undefined {
  if (!Array.isArray(written)) return undefined;
  const samples = new Map<string, Sample>();
  for (const sample of written.slice(0, 20)) {
    const { lang, label: given = lang, source } = files.follow(Object(sample), AnyObject) ?? {};
    const shown = String(given ?? "")
      .replace(/[[\]\s`]+/g, " ")
      .trim();
    const label = shown || `${samples.size + 1}`;
    const language = ownValue(sampleLanguages, String(lang ?? "").toLowerCase()) ?? "text";
    if (typeof source === "string" && !samples.has(label))
      samples.set(label, { label, language, code: source });
  }
  return samples.size > 0 ? [...samples.values()] : undefined;
}

/** Names of languages in `x-codeSamples` that the highlighter has. */
const sampleLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  "bash shell:bash curl:bash http javascript js typescript node:js python ruby go java php csharp c#:csharp kotlin swift rust json"
    .split(" ")
    .map((entry) => entry.split(":"))
    .map(([name = "", language = name]) => [name, language]),
);
