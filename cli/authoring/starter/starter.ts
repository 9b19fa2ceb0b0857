/** The files of a new site: locales → paths with their texts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { schemaFile, schemaText } from "../../report/json-schema/json-schema.ts";
import { publishedSchemas } from "../../report/json-schema/schemas.ts";
import { shippedFor } from "../../source/shipped-strings.ts";
import { languageName } from "./language-name.ts";
import {
  authorsYml,
  type StarterLocale,
  sidebarsYml,
  siteYml,
  starterText,
  tagsYml,
} from "./starter-configuration.ts";
import { stringsYml } from "./strings-yml.ts";
import { homeOf, partOf, templates } from "./templates.ts";

type StarterOptions = {
  /** The source first. */
  localeIds: readonly string[];
  /** The folder of templates in the installed tool. */
  filesFolder: string;
  /** The first post's date. */
  today: string;
  /** False where a project around it has the tool. */
  standsAlone: boolean;
  /** A key of `templates`. */
  template: string;
};

/** Texts by path from the new folder, with `/`. */
export function starterFiles({
  localeIds,
  filesFolder,
  today,
  standsAlone,
  template,
}: StarterOptions): Map<string, string> {
  const locales = localeIds.map(starterLocale);
  const parts = templates.get(template) ?? [];
  const [source] = locales;
  const shared = (name: string): string => readFileSync(join(filesFolder, "shared", name), "utf8");
  const about = { locale: source?.id ?? "", language: source?.language ?? "en", standsAlone };
  const files = new Map([
    [".gitignore", gitignore(filesFolder)],
    ["README.md", readme(join(filesFolder, "shared"), about)],
    ...(standsAlone ? [["package.json", packageJson()] as const, ...editorFiles] : []),
    ["content/site.yml", siteYml(locales, parts)],
    ...(parts.includes("blog")
      ? ([
          ["content/authors.yml", authorsYml(locales)],
          ["content/tags.yml", tagsYml(locales)],
        ] as const)
      : []),
    ...(parts.length === 1 && parts.includes("blog")
      ? []
      : [["content/sidebars.yml", sidebarsYml(locales)] as const]),
    ["content/static/favicon.svg", shared("favicon.svg")],
  ]);
  for (const [index, { id, language }] of locales.entries()) {
    const isTranslated = shippedFor(id) !== undefined;
    if (!isTranslated) files.set(`content/${id}/strings.yml`, stringsYml(id));
    const folder = join(filesFolder, language);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replaceAll("\\", "/");
      // A locale without translated texts starts with one page; its other pages are shown in the source language.
      if (!isTranslated && index > 0 && path !== "pages/index.md") continue;
      const part = partOf(path);
      if (part !== undefined && !parts.includes(part)) continue;
      const text = readFileSync(file, "utf8").replace("DATE", today);
      const label = starterText("Cases", language);
      files.set(`content/${id}/${path}`, path === "pages/index.md" ? homeOf(text, parts, label) : text);
    }
  }
  for (const schema of publishedSchemas)
    if (schema.side === "written") files.set(`schemas/${schemaFile(schema.name)}`, schemaText(schema));
  return files;
}

/** Files for VS Code: the extension that it proposes, and the schema of each YAML file, also of those that do not name theirs. */
const editorFiles = [
  [".vscode/extensions.json", { recommendations: ["redhat.vscode-yaml"] }],
  [
    ".vscode/settings.json",
    {
      "yaml.schemas": Object.fromEntries(
        publishedSchemas
          .filter(({ name, side }) => side === "written" && !name.endsWith("front-matter"))
          .map(({ name }) => [
            `./schemas/${schemaFile(name)}`,
            `content/**/${name === "sidebars" ? "sidebars*" : name}.yml`,
          ]),
      ),
    },
  ],
].map(([path, value]) => [String(path), `${JSON.stringify(value, null, 2)}\n`] as const);

/** What a new site has in English until someone translates it: paths, and what is there. */
export function englishParts(localeIds: readonly string[]): { path: string; what: string }[] {
  return localeIds.flatMap((id) =>
    shippedFor(id)
      ? []
      : [
          { path: `content/${id}/strings.yml`, what: "the interface" },
          { path: `content/${id}/`, what: "the pages" },
        ],
  );
}

/** `.gitignore` of a new site. */
export function gitignore(filesFolder: string): string {
  return readFileSync(join(filesFolder, "shared/gitignore"), "utf8");
}

function starterLocale(id: string): StarterLocale {
  return { id, label: languageName(id), language: shippedFor(id)?.language ?? "en" };
}

/**
 * `package.json` of a new site: scripts for the commands. It does not name the tool: `npm install` adds the version that the
 * author installs, from the registry or from a file.
 */
export function packageJson(): string {
  const scripts = {
    dev: "twsite dev",
    check: "twsite check --strict",
    build: "twsite compile --strict",
    preview: "twsite preview",
  };
  return `${JSON.stringify({ private: true, scripts }, null, 2)}\n`;
}

/** Options of a new site's `README.md`, which is written for anyone who clones it. */
type ReadmeOptions = {
  /** The source's id, whose folders it names. */
  locale: string;
  /** The language that it is written in. */
  language: string;
  /** True: the site has a `package.json` of its own. */
  standsAlone: boolean;
};

/** `folder` holds the texts, of which the last section is how to publish a site that has a `package.json` of its own. */
function readme(folder: string, { locale, language, standsAlone }: ReadmeOptions): string {
  const install = standsAlone ? "```sh\nnpm install\n```\n\n" : "";
  const [about = "", publish = ""] = readFileSync(join(folder, `readme.${language}.md`), "utf8").split(
    /(?=\n## )/,
  );
  const text = about.replace("INSTALL\n\n", install).replaceAll("LOCALE", locale);
  return standsAlone ? `${text}${publish}` : text;
}
