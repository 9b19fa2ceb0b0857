/** A compiled site as tests ask about it: its data files, documents and texts by path. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { expect } from "vitest";
import { Manifest } from "../../schema/manifest.ts";
import { PageData } from "../../schema/page.ts";
import { manifestPath, pageDataPath } from "../../schema/paths.ts";
import { Routes } from "../../schema/routes.ts";
import { Sidebar } from "../../schema/sidebar.ts";
import { type Choices, compile } from "./build.ts";
import { type Files, temporaryFolder, writeFiles } from "./folders.ts";

export type CompiledSite = {
  text(path: string): string;
  /** A Markdown file without its first line, which names the list of all pages. */
  markdown(path: string): string;
  has(path: string): boolean;
  page(route: string): PageData;
  manifest(home: string): Manifest;
  sidebar(locale: string, id: string): Sidebar;
  routes(): string[];
  document(path: string): ReadDocument;
};

export type ReadDocument = {
  lang: unknown;
  /** `rel`, `hreflang` and `href` of the head's links. */
  link(rel: string): string | undefined;
  alternates(): [unknown, unknown][];
  meta(name: string): unknown;
  /** The text of the first element. */
  text(selector: string): string | undefined;
  all(selector: string): string[];
  attribute(selector: string, name: string): unknown;
};

/** Compiles these files, which must have no finding, unless others are expected. */
export async function compiled(
  files: Files,
  choices: Choices = {},
  findings: string[] = [],
  /** For tests that share one site: from `keptFolder`. */
  folder = temporaryFolder(),
): Promise<CompiledSite> {
  const content = writeFiles(join(folder, "content"), files);
  const result = await compile(content, choices);
  expect(result.findings.map(({ rule, file, message }) => `${rule} ${file}: ${message}`)).toEqual(findings);
  const at = (path: string) => join(folder, "site", path);
  const text = (path: string) => readFileSync(at(path), "utf8");
  const data = (path: string): unknown => JSON.parse(text(path));
  return {
    text,
    markdown: (path) => text(path).replace(/^> .*\n\n/, ""),
    has: (path) => existsSync(at(path)),
    page: (route) => PageData.parse(data(pageDataPath(route))),
    manifest: (home) => Manifest.parse(data(manifestPath(home))),
    sidebar: (locale, id) => Sidebar.parse(data(`data/_/${locale}/sidebars/current/${id}.json`)),
    routes: () => Routes.parse(data("data/routes.json")).routes.map(({ path }) => path),
    document: (path) => readDocument(text(path)),
  };
}

export function readDocument(html: string): ReadDocument {
  const tree = fromHtml(html);
  return {
    lang: select("html", tree)?.properties.lang,
    link: (rel) => select(`link[rel=${rel}]`, tree)?.properties.href?.toString(),
    alternates: () =>
      selectAll("link[rel=alternate][hreflang]", tree).map(({ properties }) => [
        properties.hrefLang,
        properties.href,
      ]),
    meta: (name) => select(`meta[name="${name}"], meta[property="${name}"]`, tree)?.properties.content,
    text: (selector) => {
      const found = select(selector, tree);
      return found && textOf(found);
    },
    all: (selector) => selectAll(selector, tree).map((element) => textOf(element)),
    attribute: (selector, name) => select(selector, tree)?.properties[name],
  };
}

/** Two languages, English first. */
export const twoLocales = `title: Site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
navbar:
  right:
    - type: locale
`;
