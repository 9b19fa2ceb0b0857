/**
 * `apis:` of site.yml → pages of sets of docs with a sidebar each, as if their Markdown were in the folder of the set. A page that the
 * author has written at the same place stays.
 */
import { posix } from "node:path";
import type { ApiConfig } from "../../schema/apis.ts";
import { CURRENT_VERSION } from "../../schema/contract.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { SidebarEntry } from "../../schema/sidebars.ts";
import { type LocalizedText, textFor } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Discovery } from "../source/discover.ts";
import { apiFile, type DocsSet, docsFolder, docsSets, setInData, sidebarsFile } from "../source/docs-sets.ts";
import type { Generated, SourceFile } from "../source/source-file.ts";
import { type ApiFiles, below, type Located, openApiFiles } from "./api-file.ts";
import { OpenApi } from "./openapi.ts";
import { operationPage, titleOf } from "./operation-page.ts";
import { type ApiOperation, operationsOf } from "./operations.ts";
import { type OperationGroup, overviewPage, schemaPage } from "./other-pages.ts";
import type { ApiPages } from "./schema-text.ts";
import { sharedSchemas } from "./shared-schemas.ts";

type Made = {
  pages: SourceFile[];
  sidebars: Map<string, ConfigFile<Record<string, SidebarEntry[]>>>;
  findings: Finding[];
};

export function apiPages(contentFolder: string, configuration: Configuration, discovery: Discovery): Made {
  const made: Made = { pages: [], sidebars: new Map(), findings: [] };
  const { site } = configuration;
  const written = new Set(discovery.pages.map(({ path }) => path));
  for (const set of docsSets(site.value)) {
    if (!set.api) continue;
    for (const version of [CURRENT_VERSION, ...set.versions.frozen.map(({ name }) => name)]) {
      const file = apiFile({ set: set.name, version }, set.api.file);
      if (!discovery.files.has(file)) {
        if (version === CURRENT_VERSION || set.versions.frozen.length === 0)
          made.findings.push(noFile(file, set, configuration, discovery));
        continue;
      }
      const reference = referenceOf(contentFolder, file, { api: set.api, version }, configuration);
      made.findings.push(...reference.findings);
      made.pages.push(...reference.pages.filter(({ path }) => !written.has(path)));
      if (reference.sidebar) made.sidebars.set(sidebarsFile({ set: set.name, version }), reference.sidebar);
    }
  }
  return made;
}

function noFile(file: string, { at }: DocsSet, { site }: Configuration, { files }: Discovery): Finding {
  const path = [...at.path.slice(0, 2), "file"];
  return {
    rule: "configuration-is-valid",
    file: site.file,
    place: site.placeOf(path),
    message: `there is no file “${file}”`,
    expected: "a file in the folder apis of the content folder",
    nearest: nearestPath(
      file,
      [...files.keys()].filter((each) => each.startsWith("apis/")),
    ),
  };
}

type Reference = {
  pages: SourceFile[];
  sidebar?: ConfigFile<Record<string, SidebarEntry[]>>;
  findings: Finding[];
};

function referenceOf(
  contentFolder: string,
  file: string,
  { api, version }: { api: ApiConfig; version: string },
  { site, strings }: Configuration,
): Reference {
  const files = openApiFiles(contentFolder);
  const [locale] = site.value.locales;
  const words = locale && ownValue(strings, locale.id)?.api;
  const value = files.read(file, OpenApi);
  if (!value || !locale || !words || !isRead({ value, at: { file, path: [] } }, files))
    return { pages: [], findings: files.findings };
  const document = { value, at: { file, path: [] } };
  const operations = operationsOf(value, file, files);
  const set = api.id;
  const pages: ApiPages = { files, schemas: sharedSchemas(operations, files), words, folder: `/${set}` };
  const groups = groupsOf(document, operations, api, pages);
  const title = textFor(api.title ?? "", locale.id) || value.info?.title?.trim() || set;
  const folder = docsFolder(locale.id, { set, version });
  const fileLink = posix.relative(folder, file);
  const sourceOf = (name: string, generated: Generated): SourceFile => ({
    path: `${folder}/${name}.md`,
    locale: locale.id,
    area: "docs",
    name,
    generated,
    ...setInData(set),
    ...(version !== CURRENT_VERSION && { version }),
    ...textStamp(generated.text),
  });
  const made = [
    sourceOf("index", overviewPage(document, { title, fileLink }, groups, pages)),
    ...operations.map((operation) =>
      sourceOf(
        operation.name,
        operationPage(operation, {
          document,
          pages,
          api,
          owner: operations.find(({ name }) => name === operation.owner),
          callbacks: operations.filter(({ owner }) => owner === operation.name),
        }),
      ),
    ),
    ...[...pages.schemas.values()].map((schema) =>
      sourceOf(`schemas/${schema.name}`, schemaPage(schema, document, pages)),
    ),
  ];
  const labelOf = (key: "schemas"): LocalizedText =>
    Object.fromEntries(Object.entries(strings).map(([id, { api: own }]) => [id, own[key]]));
  return {
    pages: made,
    sidebar: sidebarOf(set, groups, pages, labelOf("schemas"), files, file),
    findings: files.findings,
  };
}

/** A stamp that is the same as long as the text is. */
function textStamp(text: string): { mtimeMs: number; size: number } {
  return { mtimeMs: Number.parseInt(contentHash(text).slice(0, 12), 16), size: Buffer.byteLength(text) };
}

/** False for a version that is not read, which has its finding. */
function isRead({ value, at }: Located<OpenApi>, files: ApiFiles): boolean {
  const { openapi, swagger } = value;
  if (/^3\.[012](\.|$)/.test(String(openapi))) return true;
  const isTwo = swagger !== undefined;
  files.report(below(at, isTwo ? "swagger" : "openapi"), {
    rule: "api-is-valid",
    message: isTwo
      ? `this is a description in version ${String(swagger)}, which had another form`
      : openapi === undefined
        ? "this file does not say that it is an OpenAPI description"
        : `OpenAPI ${openapi} is not read`,
    expected: isTwo
      ? "OpenAPI 3.0, 3.1 or 3.2; npx swagger2openapi converts it"
      : "openapi: 3.0, 3.1 or 3.2 at the top of the file",
  });
  return false;
}

function groupsOf(
  { value, at }: Located<OpenApi>,
  operations: readonly ApiOperation[],
  { group_by }: ApiConfig,
  { words }: ApiPages,
): OperationGroup[] {
  const groups = new Map<string, OperationGroup>();
  const groupOf = (label: string): OperationGroup => {
    const group = groups.get(label) ?? { label, description: undefined, operations: [] };
    groups.set(label, group);
    return group;
  };
  if (group_by === "tag")
    for (const [index, { name, description }] of (value.tags ?? []).entries()) {
      if (name === undefined) continue;
      const place = below(at, "tags", index, "description");
      if (description !== undefined) groupOf(name).description = { value: description, at: place };
      else groupOf(name);
    }
  const kinds = { operation: undefined, webhook: words.webhooks, callback: words.callbacks };
  for (const operation of operations) {
    const part = group_by === "tag" ? operation.tag : operation.path.split("/").find((each) => each !== "");
    groupOf(kinds[operation.kind] ?? part ?? words.operations).operations.push(operation);
  }
  return [...groups.values()].filter((group) => group.operations.length > 0);
}

/** Up to so many links, the groups are open. */
const openLinks = 30;

function sidebarOf(
  set: string,
  groups: readonly OperationGroup[],
  { schemas }: ApiPages,
  schemasLabel: LocalizedText,
  files: ApiFiles,
  file: string,
): ConfigFile<Record<string, SidebarEntry[]>> {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  const collapsed = count > openLinks;
  const items: SidebarEntry[] = [
    { doc: "index" },
    ...groups.map(
      ({ label, operations }): SidebarEntry => ({
        category: {
          label,
          page: false,
          collapsed,
          items: operations.map((each) => ({ doc: each.name, label: titleOf(each) })),
        },
      }),
    ),
    ...(schemas.size === 0
      ? []
      : [
          {
            category: {
              label: schemasLabel,
              page: false,
              items: [...schemas.values()].map(({ name }) => ({ doc: `schemas/${name}` })),
            },
          },
        ]),
  ];
  const placeOf = () => files.placeOf({ file, path: [] });
  return {
    file,
    value: { [set]: items },
    placeOf,
    isWhole: true,
    isWritten: () => true,
    names: new Set([set]),
  };
}
