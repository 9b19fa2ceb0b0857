/**
 * `apis:` of site.yml → pages of sets of docs with a sidebar each, as if their Markdown were in the folder of the set. A page that the
 * author has written at the same place stays.
 */
import { posix } from "node:path";
import { slug } from "github-slugger";
import * as z from "zod";
import { CURRENT_VERSION } from "../../schema/contract.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { SidebarEntry } from "../../schema/sidebars.ts";
import { type LocalizedText, textFor } from "../../schema/text.ts";
import { splitFile } from "../markdown/mdast/split-front-matter.ts";
import type { Finding } from "../report/finding.ts";
import { nearestPath } from "../report/nearest.ts";
import { writtenDirection } from "../site/written-direction.ts";
import type { ConfigFile } from "../source/config-file.ts";
import type { Configuration } from "../source/configuration.ts";
import { contentHash } from "../source/content-hash.ts";
import type { Discovery } from "../source/discover.ts";
import { apiFile, type DocsSet, docsFolder, docsSets, setInData, sidebarsFile } from "../source/docs-sets.ts";
import { readTextFile } from "../source/read-text-file.ts";
import type { Generated, SourceFile, TranslatedApi } from "../source/source-file.ts";
import { readYaml } from "../source/yaml/read-yaml.ts";
import { openApiFiles } from "./api-file.ts";
import { apiLimits } from "./api-limits.ts";
import { plain } from "./markdown.ts";
import { OpenApi, SecurityScheme } from "./openapi.ts";
import { operationPage } from "./operation-page.ts";
import { type ApiOperation, followed, operationsOf } from "./operations.ts";
import { type OperationGroup, overviewPage, schemaPage } from "./other-pages.ts";
import { translate } from "./overlay.ts";
import type { Reference } from "./schema-text.ts";
import { sharedSchemas } from "./shared-schemas.ts";
import { writtenNames } from "./written-names.ts";

type Sidebar = ConfigFile<Record<string, SidebarEntry[]>>;

export function apiPages(contentFolder: string, configuration: Configuration, discovery: Discovery) {
  const { value: site } = configuration.site;
  const pages: SourceFile[] = [];
  const sidebars = new Map<string, Sidebar>();
  /** `POST /orders` by `orders/createOrder`, of current versions. */
  const operations = new Map<string, string>();
  /** Names of current versions; none unless `lint` asks for `api_names`. */
  const names: string[] = [];
  /** Statuses of operations of current versions, as in `ApiNames`. */
  const statuses = new Map<string, string[]>();
  /** Overlays of languages but the first, for current versions. */
  const overlays: TranslatedApi[] = [];
  const findings: Finding[] = [];
  const written = new Set(discovery.pages.map(({ path }) => path));
  for (const set of docsSets(site)) {
    const { api } = set;
    if (!api) continue;
    for (const version of [CURRENT_VERSION, ...set.versions.frozen.map(({ name }) => name)]) {
      const isCurrent = version === CURRENT_VERSION;
      const file = apiFile({ set: set.name, version }, api.file);
      if (!discovery.files.has(file)) {
        if (isCurrent || set.versions.frozen.length === 0)
          findings.push(noFile(file, set, configuration, discovery));
        continue;
      }
      // The first language, and each other that has an overlay: `apis/orders.fr.yaml`. An overlay of the first counts, too.
      const [{ tag, direction } = { tag: "" }] = site.locales;
      const original = { lang: tag, dir: direction ?? writtenDirection(tag) };
      const locales = site.locales.flatMap(({ id: locale }, index) => {
        const overlay = file.replace(/\.\w+$/, (extension) => `.${locale}${extension}`);
        const hasOverlay = discovery.files.has(overlay);
        if (index > 0 && !hasOverlay) return [];
        const files = openApiFiles(contentFolder, index === 0 ? undefined : original);
        const translated = hasOverlay ? translate(file, overlay, files) : undefined;
        if (translated && isCurrent) overlays.push({ locale, ...translated });
        const described = describingPages(contentFolder, discovery.pages, locale);
        const inLocale = pagesIn(locale, version, { api, file, files, described }, configuration);
        findings.push(...files.findings);
        return inLocale ? [{ locale, ...inLocale }] : [];
      });
      pages.push(...locales.flatMap((each) => each.pages).filter(({ path }) => !written.has(path)));
      const [first] = locales;
      if (!first) continue;
      sidebars.set(
        sidebarsFile({ set: set.name, version }),
        sidebarOf(file, set.name, locales, configuration),
      );
      if (!isCurrent) continue;
      for (const own of first.groups.flatMap((group) => group.operations)) {
        const name = `${set.name}/${own.id ?? own.name}`;
        const label = `${own.method.toUpperCase()} ${own.path}`;
        operations.set(name, label);
        for (const key of [name, label]) statuses.set(key, [...own.responses.keys()]);
      }
      if (site.lint.api_names) names.push(...writtenNames(first.document, first.files));
    }
  }
  return { pages, sidebars, operations, names, statuses, overlays, findings };
}

function noFile(file: string, { at }: DocsSet, { site }: Configuration, { files }: Discovery): Finding {
  return {
    rule: "configuration-is-valid",
    file: site.file,
    place: site.placeOf([...at.path.slice(0, 2), "file"]),
    message: `there is no file “${file}”`,
    expected: "a file in the folder apis of the content folder",
    nearest: nearestPath(
      file,
      [...files.keys()].filter((each) => each.startsWith("apis/")),
    ),
  };
}

const Head = z.looseObject({ title: z.string().optional(), documents: z.array(z.string()).optional() });

/** Links to pages whose front matter `documents` a part of an API, by its pointer. Only pages that have the key are parsed. */
function describingPages(
  contentFolder: string,
  sources: readonly SourceFile[],
  locale: string,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, generated, version, ...source } of sources) {
    if (source.locale !== locale || generated || version !== undefined) continue;
    const read = readTextFile(contentFolder, path);
    if (!read || "finding" in read || !/^documents:/m.test(read.text)) continue;
    const { frontMatter = "", body } = splitFile(read.text);
    const { title, documents = [] } = readYaml(Head, frontMatter).value ?? {};
    const label = title ?? /^# +(.+)$/m.exec(body)?.[1] ?? source.name;
    const link = `[${plain(label)}](${encodeURI(path.slice(locale.length))})`;
    for (const part of documents) {
      const [file = "", pointer = ""] = part.split("#");
      const key = `${posix.join(posix.dirname(path), file)}#${pointer}`;
      found.set(key, [...(found.get(key) ?? []), link]);
    }
  }
  return found;
}

type InLocale = Pick<Reference, "document" | "files"> & { pages: SourceFile[]; groups: OperationGroup[] };

/** Undefined for a description that cannot be read, which has its finding. */
function pagesIn(
  locale: string,
  version: string,
  own: Pick<Reference, "api" | "file" | "files" | "described">,
  { strings }: Configuration,
): InLocale | undefined {
  const { api, files } = own;
  const words = ownValue(strings, locale)?.api;
  const document = files.read(own.file, OpenApi);
  if (!words || !document || !isRead(document, files)) return undefined;
  const operations = operationsOf(document, files);
  const reference: Reference = {
    ...own,
    document,
    schemes: followed(document.components?.securitySchemes, files, SecurityScheme),
    schemas: sharedSchemas(operations, files),
    words,
    folder: `/${api.id}`,
  };
  const groups = groupsOf(operations, reference);
  const title = textFor(api.title ?? "", locale) || document.info?.title?.trim() || api.id;
  const folder = docsFolder(locale, { set: api.id, version });
  const sourceOf = (name: string, generated: Generated): SourceFile => ({
    path: `${folder}/${name}.md`,
    locale,
    area: "docs",
    name,
    generated,
    ...setInData(api.id),
    ...(version !== CURRENT_VERSION && { version }),
    // A stamp that is the same as long as the text is.
    mtimeMs: Number.parseInt(contentHash(generated.text).slice(0, 12), 16),
    size: Buffer.byteLength(generated.text),
  });
  const written = [
    () => sourceOf("index", overviewPage({ title, folder }, groups, reference)),
    ...operations.map((own) => () => sourceOf(own.name, operationPage(own, reference))),
    ...[...reference.schemas.values()].map(
      (schema) => () => sourceOf(`schemas/${schema.name}`, schemaPage(schema, reference)),
    ),
  ];
  const pages: SourceFile[] = [];
  let left: number = apiLimits.written;
  for (const write of written) {
    const page = write();
    left -= page.size;
    if (left < 0) {
      files.report([document], {
        rule: "size-is-bounded",
        message: `the pages of this file have more than ${apiLimits.written / 1_000_000} MB`,
        expected: "several files, each an entry in apis of site.yml, or shorter descriptions",
      });
      return undefined;
    }
    pages.push(page);
  }
  return { pages, document, files, groups };
}

/** False for a version that is not read, which has its finding. */
function isRead(document: OpenApi, files: Reference["files"]): boolean {
  const { openapi, swagger } = document;
  if (/^3\.[012](\.|$)/.test(String(openapi))) return true;
  const [message, expected] =
    swagger !== undefined
      ? [
          `this is a description in version ${String(swagger)}, which had another form`,
          "OpenAPI 3.0, 3.1 or 3.2; npx swagger2openapi converts it",
        ]
      : [
          openapi === undefined
            ? "this file does not say that it is an OpenAPI description"
            : `OpenAPI ${openapi} is not read`,
          "openapi: 3.0, 3.1 or 3.2 at the top of the file",
        ];
  const key = swagger === undefined ? "openapi" : "swagger";
  files.report([document, key], { rule: "api-is-valid", message, expected });
  return false;
}

function groupsOf(
  operations: readonly ApiOperation[],
  { api: { group_by }, document, words }: Reference,
): OperationGroup[] {
  const groups = new Map<string, OperationGroup>();
  const groupOf = (label: string, id = slug(label)): OperationGroup => {
    const group = groups.get(label) ?? { label, id, tag: undefined, operations: [] };
    groups.set(label, group);
    return group;
  };
  for (const tag of group_by === "tag" ? (document.tags ?? []) : []) {
    if (tag.name === undefined) continue;
    const group = groupOf(tag.name);
    group.tag = tag;
    group.label = tag.summary ?? group.label;
  }
  const partsOf = (path: string) => path.split("/").filter((each) => each !== "");
  const paths = operations.flatMap(({ kind, path }) => (kind === "operation" ? [partsOf(path)] : []));
  // All paths may begin alike, such as `/v1/orders` and `/v1/lockers`.
  const [first = []] = paths;
  const start = first.findIndex(
    (part, index) => !paths.every((each) => each[index] === part && /^[^{]/.test(each[index + 1] ?? "")),
  );
  const kinds = { operation: "operations", webhook: "webhooks", callback: "callbacks" } as const;
  for (const own of operations) {
    const { kind, operation, path } = own;
    const part = group_by === "tag" ? operation.tags?.[0] : partsOf(path)[Math.max(0, start)];
    const isInPart = kind === "operation" && part !== undefined;
    const group = isInPart ? groupOf(part) : groupOf(words[kinds[kind]], kinds[kind]);
    group.operations.push(own);
  }
  return [...groups.values()].filter((group) => group.operations.length > 0);
}

/** Up to so many links, the groups are open. */
const openLinks = 30;

/** The overview, operations whose tags or paths are the same, and the schemas. */
function sidebarOf(
  file: string,
  set: string,
  locales: readonly (InLocale & { locale: string })[],
  { site, strings }: Configuration,
): Sidebar {
  const { groups = [], pages = [] } = locales[0] ?? {};
  const category = (label: LocalizedText, items: string[], collapsed: boolean): SidebarEntry[] =>
    items.length === 0 ? [] : [{ category: { label, page: false, collapsed, items } }];
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  const value: SidebarEntry[] = [
    { doc: "index" },
    ...groups.flatMap(({ operations }, index) => {
      const labels = site.value.locales.map(({ id }) => {
        const own = locales.find(({ locale }) => locale === id)?.groups ?? groups;
        return [id, own[index]?.label ?? ""] as const;
      });
      const names = operations.map(({ name }) => name);
      return category(Object.fromEntries(labels), names, count > openLinks);
    }),
    ...category(
      Object.fromEntries(Object.entries(strings).map(([id, { api }]) => [id, api.schemas])),
      pages.map(({ name }) => name).filter((name) => name.startsWith("schemas/")),
      true,
    ),
  ];
  return {
    file,
    value: { [set]: value },
    placeOf: () => ({ line: 1, column: 1 }),
    isWhole: true,
    isWritten: () => true,
    names: new Set([set]),
  };
}
