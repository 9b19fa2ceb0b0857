/** Requests of an operation as a group of code blocks, one for each language. */
import type { ApiConfig } from "../../schema/apis.ts";
import { below, type Located } from "./at.ts";
import { givenSamples, samplesOf } from "./code-samples.ts";
import { examplesOf, exampleText, isJsonType } from "./example.ts";
import { fenced, heading } from "./markdown.ts";
import type { OpenApi, Parameter, RequestBody } from "./openapi.ts";
import type { ApiOperation } from "./operations.ts";
import type { PageText } from "./page-text.ts";
import type { ApiPages } from "./schema-text.ts";
import { credentialsOf, securitySchemes } from "./security.ts";
import { serverUrl } from "./servers.ts";

type SampleInputs = { document: Located<OpenApi>; pages: ApiPages; api: Pick<ApiConfig, "samples"> };

/** The request in each language; samples in the file, as `x-codeSamples`, come instead. */
export function writeSamples(
  own: ApiOperation,
  parameters: readonly Located<Parameter>[],
  body: Located<RequestBody> | undefined,
  text: PageText,
  { document, pages: { files, words }, api }: SampleInputs,
): void {
  const given = givenSamples(own.operation["x-codeSamples"] ?? own.operation["x-code-samples"]);
  const [server] = own.servers?.value ?? [];
  const credentials = credentialsOf(
    own.operation,
    document.value,
    securitySchemes(document.value, document.at.file, files),
  );
  const valueIn = ({ value, at }: Located<Parameter>): string => {
    const [example] = examplesOf({ value, at }, files, "request");
    const text = example?.value;
    return typeof text === "string" || typeof text === "number" ? String(text) : `{${value.name}}`;
  };
  const required = (place: string) =>
    parameters.flatMap((parameter): [string, string][] =>
      parameter.value.in === place && parameter.value.required && parameter.value.name
        ? [[parameter.value.name, valueIn(parameter)]]
        : [],
    );
  const path = required("path").reduce(
    (result, [name, value]) =>
      result.replaceAll(`{${name}}`, value.startsWith("{") ? value : encodeURIComponent(value)),
    own.path,
  );
  const query = [...required("query"), ...credentials.query].map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${value.startsWith("{") ? value : encodeURIComponent(value)}`,
  );
  const [type, media] = Object.entries(body?.value.content ?? {})[0] ?? [];
  const [example] =
    media && body && type !== undefined
      ? examplesOf({ value: media, at: below(body.at, "content", type) }, files, "request")
      : [];
  const isJson = isJsonType(type ?? "");
  const samples =
    given ??
    samplesOf(
      {
        method: own.method.toUpperCase(),
        url: `${(server ? serverUrl(server) : "").replace(/\/$/, "")}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
        headers: [
          ...credentials.headers,
          ...required("header"),
          ...(example && type !== undefined ? [["Content-Type", type] as [string, string]] : []),
        ],
        body: example && {
          text: exampleText(example.value, isJson || typeof example.value !== "string"),
          isJson,
        },
      },
      api.samples,
    );
  if (samples.length === 0) return;
  text.block(heading("##", words.request, "request"), own.at);
  text.block(":::code-group{group=api-request}", own.at);
  for (const sample of samples) text.block(fenced(sample.language, sample.code, `[${sample.label}]`), own.at);
  text.block(":::", own.at);
}
