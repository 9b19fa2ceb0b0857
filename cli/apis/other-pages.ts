/** The overview of an API, and a schema that several operations use → the Markdown of their pages. */
import { posix } from "node:path";
import { fill } from "../site/formats.ts";
import type { Generated } from "../source/source-file.ts";
import { exampleOf, exampleText } from "./example.ts";
import { code, fenced, frontMatter, plain } from "./markdown.ts";
import type { SecurityScheme } from "./openapi.ts";
import { firstSentence, operationLink } from "./operation-page.ts";
import type { ApiOperation } from "./operations.ts";
import { type PageText, pageText } from "./page-text.ts";
import { baseUrl } from "./samples.ts";
import { type Reference, schemaWriter } from "./schema-text.ts";
import { schemeText } from "./security.ts";
import type { SchemaPage } from "./shared-schemas.ts";

/** A heading with the operations below it. */
export type OperationGroup = {
  label: string;
  /** Id of the heading. */
  id: string;
  /** The tag, which may have a description. */
  tag: { description?: string | undefined } | undefined;
  operations: ApiOperation[];
};

/** `folder` is that of the page. */
export function overviewPage(
  { title, folder: from }: { title: string; folder: string },
  groups: readonly OperationGroup[],
  reference: Reference,
): Generated {
  const { files, words, folder, document, file } = reference;
  const { info = {}, servers = [] } = document;
  const of = document.info ?? document;
  const text = pageText(files);
  const description = info.summary ?? firstSentence(info.description);
  text.block(frontMatter({ title, description, slug: "/" }), of);
  const version =
    info.version === undefined ? [] : [fill(words.version, { version: code(String(info.version)) })];
  text.block([...version, `[${words.file}](${encodeURI(posix.relative(from, file))})`].join(" · "), of);
  text.described(info, 1);
  if (servers.length > 0) text.title(words.servers, "servers", document, "servers");
  for (const server of servers) {
    text.block(`- ${code(baseUrl({ servers: [server] }) || "/")}`, server);
    text.indented(() => text.described(server, 5));
  }
  writeSchemes(reference, text);
  for (const { label, id, tag, operations } of groups) {
    text.title(plain(label), id, tag ?? document);
    text.described(tag);
    const links = operations.map((operation) => `- ${operationLink(operation, folder)}`);
    text.block(links, operations[0]?.operation ?? document);
  }
  const schemas = [...reference.schemas.values()];
  if (schemas.length > 0) {
    text.title(words.schemas, "schemas", document, "components", "schemas");
    const links = schemas.map(({ title, name }) => `- [${code(title)}](${folder}/schemas/${name}.md)`);
    text.block(links, document);
  }
  return text.page(file);
}

function writeSchemes({ words, schemes, document }: Reference, text: PageText): void {
  if (schemes.size > 0)
    text.title(words.authentication, "authentication", document, "components", "securitySchemes");
  for (const [name, scheme] of schemes) {
    text.block([`### ${plain(name)}`, "", schemeText(scheme, words)], scheme);
    text.described(scheme, 3);
    text.block(schemeDetails(scheme), scheme);
  }
}

/** Addresses and scopes of a scheme. */
function schemeDetails({ flows = {}, openIdConnectUrl }: SecurityScheme): string[] {
  const all = Object.values(flows);
  const ofFlows = all.flatMap((flow) => [flow.authorizationUrl, flow.tokenUrl, flow.refreshUrl]);
  const addresses = new Set([openIdConnectUrl, ...ofFlows]);
  const scopes = new Map(all.flatMap(({ scopes = {} }) => Object.entries(scopes)));
  return [
    ...[...addresses].flatMap((address) => (address ? [`- ${code(address)}`] : [])),
    ...[...scopes].map(([scope, text]) => `- ${code(scope)}${text.trim() && ` · ${plain(text)}`}`),
  ];
}

export function schemaPage({ schema, title, name }: SchemaPage, reference: Reference): Generated {
  const { files, words, file } = reference;
  const text = pageText(files);
  const description = firstSentence(schema.description);
  text.block(frontMatter({ title, description, slug: `/schemas/${name}`, keywords: [title] }), schema);
  text.described(schema, 1);
  schemaWriter(text, reference).ownPage(schema);
  const made = exampleOf(schema, files, "response");
  if (made !== undefined)
    text.block(fenced("json", exampleText(made, true), `title="${words.example}"`), schema);
  return text.page(file);
}
