/**
 * `apis:` of site.yml → pages of sets of docs with a sidebar each, as if their Markdown were in the folder of the set. A page that the
 * author has written at the same place stays.
 */
import { posix } from "node:path";
import { slug } from "github-slugger";
import type { ApiConfig } from "../../schema/apis.ts";
import { CURRENT_VERSION } from "../../schema/contract.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { SidebarEntry } from "../../schema/sidebars.ts";
import type { ApiStrings } from "../../schema/strings.ts";
import { type LocalizedText, textFor } from "../../schema/text.ts";
import type { Finding } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Discovery } from "../source/discover.ts";
import { apiFile, type DocsSet, docsFolder, docsSets, setInData, sidebarsFile } from "../source/docs-sets.ts";
import type { Generated, SourceFile } from "../source/source-file.ts";
import { type ApiFiles, openApiFiles } from "./api-file.ts";
import { below, type Located } from "./at.ts";
import { OpenApi } from "./openapi.ts";
import { operationPage } from "./operation-page.ts";
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
      const reference = referenceOf(contentFolder, file, { api: set.api, version }, configuration, discovery);
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

/** A language of the reference, and the file of its texts, if they are not those of the description. */
type Texts = { locale: string; overlay: string | undefined };

/** The pages in the first language, and in each other that has an overlay: `apis/orders.fr.yaml`. An overlay of the first counts, too. */
function referenceOf(
  contentFolder: string,
  file: string,
  { api, version }: { api: ApiConfig; version: string },
  { site, strings }: Configuration,
  discovery: Discovery,
): Reference {
  const texts = site.value.locales.flatMap(({ id: locale }, index): Texts[] => {
    const overlay = file.replace(/\.\w+$/, (extension) => `.${locale}${extension}`);
    if (discovery.files.has(overlay)) return [{ locale, overlay }];
    return index === 0 ? [{ locale, overlay: undefined }] : [];
  });
  const made = texts.map(({ locale, overlay }) => {
    const files = openApiFiles(
      contentFolder,
      overlay === undefined ? undefined : { file: overlay, of: file },
    );
    const words = ownValue(strings, locale)?.api;
    return words ? { locale, files, ...pagesIn(locale, { file, files, api, version, words }) } : undefined;
  });
  const whole = made.filter((each) => each !== undefined);
  const findings = whole.flatMap(({ files }) => files.findings);
  const [first] = whole;
  if (!first?.groups) return { pages: [], findings };
  const labels = (of: (own: (typeof whole)[number]) => string | undefined): LocalizedText =>
    Object.fromEntries(whole.flatMap((own) => (of(own) === undefined ? [] : [[own.locale, of(own) ?? ""]])));
  const schemas: LocalizedText = Object.fromEntries(
    Object.entries(strings).map(([id, { api: own }]) => [id, own.schemas]),
  );
  const groups = first.groups.map(({ operations }, index) => ({
    label: labels(({ groups }) => groups?.[index]?.label),
    docs: operations.map(({ name }) => name),
  }));
  const items = sidebarItems(groups, { label: schemas, docs: first.schemas ?? [] });
  const placeOf = () => ({ line: 1, column: 1 });
  return {
    pages: whole.flatMap(({ pages }) => pages),
    sidebar: {
      file,
      value: { [api.id]: items },
      placeOf,
      isWhole: true,
      isWritten: () => true,
      names: new Set([api.id]),
    },
    findings,
  };
}

type InLocale = { pages: SourceFile[]; groups?: OperationGroup[]; schemas?: string[] };

function pagesIn(
  locale: string,
  {
    file,
    files,
    api,
    version,
    words,
  }: {
    file: string;
    files: ApiFiles;
    api: ApiConfig;
    version: string;
    words: ApiStrings;
  },
): InLocale {
  const value = files.read(file, OpenApi);
  const document = value && { value, at: { file, path: [] } };
  if (!document || !isRead(document, files)) return { pages: [] };
  const operations = operationsOf(value, file, files);
  const set = api.id;
  const pages: ApiPages = { files, schemas: sharedSchemas(operations, files), words, folder: `/${set}` };
  const groups = groupsOf(document, operations, api, pages);
  const title = textFor(api.title ?? "", locale) || value.info?.title?.trim() || set;
  const folder = docsFolder(locale, { set, version });
  const fileLink = posix.relative(folder, file);
  const sourceOf = (name: string, generated: Generated): SourceFile => ({
    path: `${folder}/${name}.md`,
    locale,
    area: "docs",
    name,
    generated,
    ...setInData(set),
    ...(version !== CURRENT_VERSION && { version }),
    ...textStamp(generated.text),
  });
  const schemas = [...pages.schemas.values()];
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
    ...schemas.map((schema) => sourceOf(`schemas/${schema.name}`, schemaPage(schema, document, pages))),
  ];
  return { pages: made, groups, schemas: schemas.map(({ name }) => `schemas/${name}`) };
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
  const groupOf = (label: string, id = slug(label)): OperationGroup => {
    const group = groups.get(label) ?? { label, id, description: undefined, operations: [] };
    groups.set(label, group);
    return group;
  };
  if (group_by === "tag")
    for (const [index, { name, summary, description }] of (value.tags ?? []).entries()) {
      if (name === undefined) continue;
      const place = below(at, "tags", index, "description");
      if (description !== undefined) groupOf(name).description = { value: description, at: place };
      if (summary !== undefined) groupOf(name).label = summary;
    }
  const kinds = { operation: "operations", webhook: "webhooks", callback: "callbacks" } as const;
  for (const operation of operations) {
    const { kind, tag, path } = operation;
    const part = group_by === "tag" ? tag : path.split("/").find((each) => each !== "");
    const isInPart = kind === "operation" && part !== undefined;
    const group = isInPart ? groupOf(part) : groupOf(words[kinds[kind]], kinds[kind]);
    group.operations.push(operation);
  }
  return [...groups.values()].filter((group) => group.operations.length > 0);
}

/** Up to so many links, the groups are open. */
const openLinks = 30;

/** Operations whose tags or paths are the same, and the schemas. */
function sidebarItems(
  groups: readonly { label: LocalizedText; docs: readonly string[] }[],
  schemas: { label: LocalizedText; docs: readonly string[] },
): SidebarEntry[] {
  const count = groups.reduce((sum, { docs }) => sum + docs.length, 0);
  const category = ({ label, docs }: typeof schemas, collapsed: boolean): SidebarEntry[] =>
    docs.length === 0 ? [] : [{ category: { label, page: false, collapsed, items: [...docs] } }];
  return [
    { doc: "index" },
    ...groups.flatMap((group) => category(group, count > openLinks)),
    ...category(schemas, true),
  ];
}
