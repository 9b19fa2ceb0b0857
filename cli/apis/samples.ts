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
import { examplesOf, exampleText, isJsonType } from "./example.ts";
import { fenced } from "./markdown.ts";
import type { ApiOperation } from "./operations.ts";
import type { PageText } from "./page-text.ts";
import { parameterValues } from "./parameter-values.ts";
import type { Reference } from "./schema-text.ts";
import { credentialsOf } from "./security.ts";

type Pairs = readonly (readonly [name: string, value: string])[];

type SampleRequest = {
  method: string;
  url: string;
  headers: Pairs;
  /** Text of the body, and whether it is JSON. */
  body: { text: string; isJson: boolean } | undefined;
};

type Sample = { label: string; language: string; code: string };

/** The request in each language; samples in the file, as `x-codeSamples`, come instead. */
export function writeSamples(own: ApiOperation, text: PageText, reference: Reference): void {
  const { operation } = own;
  const request = requestOf(own, reference);
  const samples =
    givenSamples(operation["x-codeSamples"] ?? operation["x-code-samples"]) ??
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
  const [[type, media] = []] = Object.entries(own.body?.content ?? {});
  const [example] = media ? examplesOf(media, files, "request") : [];
  const isJson = isJsonType(type ?? "");
  return {
    method: own.method.toUpperCase(),
    url: baseUrl(own) + path + (query && `?${query}`),
    headers: [
      ...credentials.headers,
      ...required("header"),
      ...(example && type !== undefined ? [["Content-Type", type] as const] : []),
    ],
    body: example && { text: exampleText(example.value, isJson), isJson },
  };
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

/** A request in a language of the library, which can write none without a host. */
function writerOf(
  { generate }: typeof rubyNative,
  { inHeader = (value) => value, inCode = (code) => code }: Escapes = {},
): Writer {
  return ({ method, url, headers, body }) => {
    if (!URL.canParse(url)) return undefined;
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
    ...(body ? [`  -d ${shell(body.text)}`] : []),
  ].join(" \\\n");
}

function javascript({ method, url, headers, body }: SampleRequest): string {
  const content = body?.isJson
    ? `JSON.stringify(${body.text.replaceAll("\n", "\n  ")})`
    : JSON.stringify(body?.text);
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...inBraces("  headers: {", headers, "  "),
    ...(body ? [`  body: ${content},`] : []),
  ];
  const call = `const response = await fetch(${JSON.stringify(url)}`;
  return options.length === 0 ? `${call});` : [`${call}, {`, ...options, "});"].join("\n");
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
    ...(body ? [`    data=${isPlain ? `"""${text}"""` : JSON.stringify(text)},`] : []),
    ")",
  ].join("\n");
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

/** One for each label. */
function givenSamples(written: unknown): Sample[] | undefined {
  if (!Array.isArray(written)) return undefined;
  const samples = new Map<string, Sample>();
  for (const sample of written.slice(0, 20)) {
    const { lang, label: given = lang, source } = Object(sample) as Record<string, unknown>;
    const shown = String(given ?? "")
      .replace(/[[\]\s`]+/g, " ")
      .trim();
    const label = shown || `${samples.size + 1}`;
    const language = ownValue(sampleLanguages, String(lang ?? "").toLowerCase()) ?? "text";
    if (typeof source === "string" && !samples.has(label))
      samples.set(label, { label, language, code: source });
  }
  return [...samples.values()];
}

/** Names of languages in `x-codeSamples` that the highlighter has. */
const sampleLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  "bash shell:bash curl:bash http javascript js typescript node:js python ruby go java php csharp c#:csharp kotlin swift rust json"
    .split(" ")
    .map((entry) => entry.split(":"))
    .map(([name = "", language = name]) => [name, language]),
);
