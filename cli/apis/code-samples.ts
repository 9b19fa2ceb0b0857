/** A request of an operation in several languages of programs. */
import type { SampleLanguage } from "../../schema/apis.ts";
import { ownValue } from "../../schema/own-value.ts";

type SampleRequest = {
  method: string;
  url: string;
  headers: readonly [string, string][];
  /** Text of the body, and whether it is JSON. */
  body: { text: string; isJson: boolean } | undefined;
};

type Sample = { label: string; language: string; code: string };

export function samplesOf(request: SampleRequest, languages: readonly SampleLanguage[]): Sample[] {
  return languages.map((name) => ({ ...kinds[name], code: kinds[name].write(request) }));
}

const kinds: Record<
  SampleLanguage,
  { label: string; language: string; write(request: SampleRequest): string }
> = {
  curl: { label: "curl", language: "bash", write: curl },
  javascript: { label: "JavaScript", language: "js", write: javascript },
  python: { label: "Python", language: "python", write: python },
};

function curl({ method, url, headers, body }: SampleRequest): string {
  return [
    method === "GET" ? `curl ${shell(url)}` : `curl -X ${method} ${shell(url)}`,
    ...headers.map(([name, value]) => `  -H ${shell(`${name}: ${value}`)}`),
    ...(body ? [`  -d ${shell(body.text)}`] : []),
  ].join(" \\\n");
}

function javascript({ method, url, headers, body }: SampleRequest): string {
  const options = [
    ...(method === "GET" ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          "  headers: {",
          ...headers.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
          "  },",
        ]),
    ...(body
      ? [`  body: ${body.isJson ? `JSON.stringify(${indented(body.text)})` : JSON.stringify(body.text)},`]
      : []),
  ];
  const address = JSON.stringify(url);
  if (options.length === 0) return `const response = await fetch(${address});`;
  return [`const response = await fetch(${address}, {`, ...options, "});"].join("\n");
}

function python({ method, url, headers, body }: SampleRequest): string {
  const options = [
    `    ${JSON.stringify(url)},`,
    ...(headers.length === 0
      ? []
      : [
          "    headers={",
          ...headers.map(([name, value]) => `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
          "    },",
        ]),
    ...(body ? [`    data=${pythonText(body.text)},`] : []),
  ];
  return [
    "import requests",
    "",
    `response = requests.request(`,
    `    ${JSON.stringify(method)},`,
    ...options,
    ")",
  ].join("\n");
}

/** Text in quotation marks of a shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function pythonText(text: string): string {
  return text.includes("\n") && !/["\\]{3}|\\/.test(text) ? `"""${text}"""` : JSON.stringify(text);
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

/** Samples in a description, as `x-codeSamples`, come instead. */
export function givenSamples(
  written: unknown,
): { label: string; language: string; code: string }[] | undefined {
  if (!Array.isArray(written)) return undefined;
  const labels = new Set<string>();
  return written.slice(0, 20).flatMap((sample: unknown) => {
    const { lang, label = lang, source } = Object(sample) as Record<string, unknown>;
    if (typeof source !== "string") return [];
    const name =
      String(label ?? "")
        .replace(/[[\]\s`]+/g, " ")
        .trim() || `${labels.size + 1}`;
    if (labels.has(name)) return [];
    labels.add(name);
    const language = String(lang ?? "").toLowerCase();
    return [{ label: name, language: ownValue(sampleLanguages, language) ?? "text", code: source }];
  });
}

/** Names of languages in `x-codeSamples` that the highlighter has. */
const sampleLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  "bash shell:bash curl:bash http javascript js typescript node:js python ruby go java php csharp c#:csharp kotlin swift rust json"
    .split(" ")
    .map((entry) => entry.split(":"))
    .map(([name = "", language = name]) => [name, language]),
);
