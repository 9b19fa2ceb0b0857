/** The pages of an API reference, as `apis:` of site.yml makes them of files. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { apiPages } from "../../../cli/apis/api-pages.ts";
import { readConfiguration } from "../../../cli/source/configuration.ts";
import { discover } from "../../../cli/source/discover.ts";
import { docsSets } from "../../../cli/source/docs-sets.ts";
import type { SourceFile } from "../../../cli/source/source-file.ts";

type Files = Record<string, string>;

export type MadeReference = {
  /** Texts of the pages by their names: `create-order`, `schemas/order`. */
  texts: Record<string, string>;
  pages: SourceFile[];
  /** `apis/api.yaml:4:7 “…” leads to nothing` */
  findings: string[];
  sidebar: unknown;
};

/** `api` is the content of `apis/api.yaml`; further keys of the entry in site.yml are in `keys`. */
export function referenceOf(api: string | object, files: Files = {}, keys = ""): MadeReference {
  const folder = mkdtempSync(join(tmpdir(), "twsite-api-"));
  const all: Files = {
    "site.yml": `title: T
url: https://example.com
locales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }]
apis: [{ id: api, file: apis/api.yaml${keys} }]
`,
    "en/pages/index.md": "# Home\n",
    "apis/api.yaml": typeof api === "string" ? api : JSON.stringify(api),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { configuration } = readConfiguration(folder);
  if (!configuration) throw new Error("no configuration");
  const discovery = discover(folder, ["en", "fr"], docsSets(configuration.site.value));
  const { pages, findings, sidebars } = apiPages(folder, configuration, discovery);
  return {
    pages,
    texts: Object.fromEntries(
      pages.map(({ locale, name, generated }) => [
        locale === "en" ? name : `${locale}/${name}`,
        generated?.text ?? "",
      ]),
    ),
    findings: findings.map(
      ({ file, place, message }) => `${file}:${place?.line}:${place?.column} ${message}`,
    ),
    sidebar: sidebars.get("sidebars-api.yml")?.value,
  };
}

/** A description with these paths and components. */
export function openApi(paths: object, components: object = {}, others: object = {}): object {
  return { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths, components, ...others };
}

/** The response 200 with a body of this schema. */
export function answer(schema: unknown): object {
  return { responses: { 200: { description: "Fine.", content: { "application/json": { schema } } } } };
}
