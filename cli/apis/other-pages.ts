/** The overview of an API, and a schema that several operations use → the Markdown of their pages. */
import { fill } from "../site/formats.ts";
import type { Generated } from "../source/source-file.ts";
import { below, type Located } from "./at.ts";
import { exampleOf, exampleText } from "./example.ts";
import { code, fenced, frontMatter, heading, plain } from "./markdown.ts";
import type { OpenApi, SecurityScheme } from "./openapi.ts";
import { firstSentence, operationLink } from "./operation-page.ts";
import type { ApiOperation } from "./operations.ts";
import { pageText } from "./page-text.ts";
import { type ApiPages, schemaWriter } from "./schema-text.ts";
import { schemeText, securitySchemes } from "./security.ts";
import { serverUrl } from "./servers.ts";
import type { SchemaPage } from "./shared-schemas.ts";

/** A heading with the operations below it. */
export type OperationGroup = {
  label: string;
  /** Id of the heading. */
  id: string;
  description: Located<string> | undefined;
  operations: ApiOperation[];
};

/** `fileLink` leads from the page to the file of the API. */
export function overviewPage(
  document: Located<OpenApi>,
  { title, fileLink }: { title: string; fileLink: string },
  groups: readonly OperationGroup[],
  pages: ApiPages,
): Generated {
  const { files, words, folder } = pages;
  const { value, at } = document;
  const info = value.info ?? {};
  const text = pageText(files);
  text.lines(
    frontMatter({ title, description: info.summary ?? firstSentence(info.description), slug: "/" }),
    below(at, "info"),
  );
  const version =
    info.version === undefined ? "" : fill(words.version, { version: code(String(info.version)) });
  text.block(
    [version, `[${words.file}](${encodeURI(fileLink)})`].filter(Boolean).join(" · "),
    below(at, "info"),
  );
  text.described(info.description, below(at, "info", "description"), 1);
  const servers = value.servers ?? [];
  if (servers.length > 0) text.block(heading("##", words.servers, "servers"), below(at, "servers"));
  for (const [index, server] of servers.entries()) {
    const place = below(at, "servers", index);
    text.block(`- ${code(serverUrl(server))}`, place);
    text.indented(() => text.described(server.description, below(place, "description"), 5));
  }
  writeSchemes(document, pages, text);
  for (const { label, id, description, operations } of groups) {
    text.block(heading("##", plain(label), id), description?.at ?? at);
    text.described(description?.value, description?.at ?? at);
    text.block(
      operations.map((operation) => `- ${operationLink(operation, folder)}`),
      operations[0]?.at ?? at,
    );
  }
  const schemas = [...pages.schemas.values()];
  if (schemas.length > 0) {
    text.block(heading("##", words.schemas, "schemas"), below(at, "components", "schemas"));
    text.block(
      schemas.map((schema) => `- [${code(schema.title)}](${folder}/schemas/${schema.name}.md)`),
      at,
    );
  }
  return text.page(at.file);
}

function writeSchemes(
  { value, at }: Located<OpenApi>,
  { files, words }: ApiPages,
  text: ReturnType<typeof pageText>,
): void {
  const schemes = securitySchemes(value, at.file, files);
  if (schemes.size > 0)
    text.block(
      heading("##", words.authentication, "authentication"),
      below(at, "components", "securitySchemes"),
    );
  for (const [name, scheme] of schemes) {
    const place = below(at, "components", "securitySchemes", name);
    text.block(`### ${plain(name)}`, place);
    text.block(schemeText(scheme, words), place);
    text.described(scheme.description, below(place, "description"), 3);
    const details = schemeDetails(scheme);
    if (details.length > 0) text.block(details, place);
  }
}

/** Addresses and scopes of a scheme. */
function schemeDetails({ flows = {}, openIdConnectUrl }: SecurityScheme): string[] {
  const addresses = [
    openIdConnectUrl,
    ...Object.values(flows).flatMap(({ authorizationUrl, tokenUrl, refreshUrl }) => [
      authorizationUrl,
      tokenUrl,
      refreshUrl,
    ]),
  ];
  const scopes = new Map(Object.values(flows).flatMap(({ scopes = {} }) => Object.entries(scopes)));
  return [
    ...[...new Set(addresses)].flatMap((address) => (address ? [`- ${code(address)}`] : [])),
    ...[...scopes].map(
      ([scope, description]) => `- ${code(scope)}${description.trim() && ` · ${plain(description)}`}`,
    ),
  ];
}

export function schemaPage(schema: SchemaPage, document: Located<OpenApi>, pages: ApiPages): Generated {
  const { files, words } = pages;
  const { value, at, title, name } = schema;
  const text = pageText(files);
  const description = firstSentence(value.description);
  text.lines(frontMatter({ title, description, slug: `/schemas/${name}`, keywords: [title] }), at);
  text.described(value.description, below(at, "description"), 1);
  schemaWriter(text, pages).parts(schema, true);
  const made = exampleOf(schema, files, "response");
  if (made !== undefined) text.block(fenced("json", exampleText(made, true), `title="${words.example}"`), at);
  return text.page(document.at.file);
}
