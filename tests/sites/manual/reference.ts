/** The pages of the manual's reference that are made of the definitions in `cli/` and `schema/`, by their path in `cli/manual/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commands } from "../../../cli/commands/commands.ts";
import type { Installation } from "../../../cli/commands/installation.ts";
import type { CommandIo } from "../../../cli/commands/io.ts";
import { publishedSchemas } from "../../../cli/report/json-schema/schemas.ts";
import english from "../../../schema/strings/en.json" with { type: "json" };
import {
  CompilerStrings,
  IntegrationStrings,
  ReaderStrings,
  SearchStrings,
} from "../../../schema/strings.ts";
import { commandPage } from "./command-page.ts";
import { schemaPage } from "./schema-page.ts";
import { stringsPage, type TextGroup } from "./strings-page.ts";

export const referenceFolder = "en/docs/reference";

/** Where each file that an author writes has its page, in the order of the sidebar. */
const schemaPages: Record<string, string> = {
  site: "configuration/site.md",
  sidebars: "configuration/sidebars.md",
  category: "configuration/category.md",
  authors: "configuration/authors.md",
  tags: "configuration/tags.md",
  strings: "configuration/strings.md",
  glossary: "configuration/glossary.md",
  variables: "configuration/variables.md",
  synonyms: "configuration/synonyms.md",
  terms: "configuration/terms.md",
  "search-tests": "configuration/search-tests.md",
  "doc-front-matter": "front-matter/docs.md",
  "post-front-matter": "front-matter/posts.md",
  "page-front-matter": "front-matter/pages.md",
};

/** Keys of `site.yml` that have pages of their own: one page would be longer than anyone reads. */
const pagesOfSite: Record<string, readonly string[]> = {
  "site-navigation": [
    "announcement",
    "navbar",
    "footer",
    "docs",
    "blog",
    "versions",
    "redirects",
    "external",
  ],
  "site-pages": [
    "variables",
    "last_updated",
    "edit_url",
    "stale_notice",
    "review_every",
    "review",
    "llms_full",
    "views",
    "sitemap",
    "documents",
    "trailing_slash",
    "rules",
    "lint",
    "extensions",
    "integrations",
  ],
  "site-apis": ["apis"],
};

/** Keys of front matter that docs, posts and plain pages share, on a page of their own for the same reason. */
const keysOfReviews = [
  "reviewed",
  "reviewed_by",
  "reviewed_text",
  "review_every",
  "documents",
  "translation_of",
];

/** A schema that is written by authors needs a page: one without an introduction fails here. */
export async function referencePages(): Promise<Record<string, string>> {
  const written = publishedSchemas.filter(({ side }) => side === "written");
  const schemas = written.flatMap((published, index): [string, string][] => {
    const { name } = published;
    const path = schemaPages[name] ?? `configuration/${name}.md`;
    const introduction = introductionOf(name);
    const position = index + 1;
    if (name === "strings") {
      const [compiler, ...groups] = textGroups;
      return [
        [path, stringsPage(introduction, groups, position)],
        [
          "configuration/strings-pages.md",
          stringsPage(introductionOf("strings-pages"), [compiler], position + 0.1),
        ],
      ];
    }
    if (name.endsWith("front-matter")) {
      const page = schemaPage(published, introduction, position, (key) => !keysOfReviews.includes(key));
      if (name !== "doc-front-matter") return [[path, page]];
      return [
        [path, page],
        [
          "front-matter/reviews.md",
          schemaPage(published, introductionOf("review-front-matter"), position + 10, (key) =>
            keysOfReviews.includes(key),
          ),
        ],
      ];
    }
    if (name !== "site") return [[path, schemaPage(published, introduction, position)]];
    const apart = Object.values(pagesOfSite).flat();
    return [
      [path, schemaPage(published, introduction, position, (key) => !apart.includes(key))],
      ...Object.entries(pagesOfSite).map(([page, keys], at): [string, string] => [
        `configuration/${page}.md`,
        schemaPage(published, introductionOf(page), position + (at + 1) / 10, (key) => keys.includes(key)),
      ]),
    ];
  });
  const pages = [...schemas, ...(await commandPages())];
  return Object.fromEntries(pages.map(([path, text]) => [`${referenceFolder}/${path}`, text]));
}

export function introductionOf(name: string): string {
  return readFileSync(join(import.meta.dirname, "introductions", `${name}.md`), "utf8");
}

const textGroups = [
  { name: "compiler", shape: CompilerStrings.shape, texts: english.compiler },
  { name: "reader", shape: ReaderStrings.shape, texts: english.reader },
  { name: "search", shape: SearchStrings.shape, texts: english.search },
  { name: "integrations", shape: IntegrationStrings.shape, texts: english.integrations },
] as const satisfies TextGroup[];

async function commandPages(): Promise<[string, string][]> {
  const pages = Object.entries(commands).map(
    async ([name, { description, load }]): Promise<[string, string]> => {
      const command = (await load())(silent, nowhere);
      return [`commands/${name}.md`, commandPage(command.description(description))];
    },
  );
  return Promise.all(pages);
}

/** A command that is only described does nothing with these. */
export const silent: CommandIo = {
  env: {},
  out: () => {},
  err: () => {},
  draw: undefined,
  open: () => {},
  reports: { colours: false, columns: 100 },
  errors: { colours: false, columns: 100 },
  fail: () => {},
};
export const nowhere: Installation = {
  version: "",
  release: "",
  workerScript: new URL(import.meta.url),
  readerFolder: "",
  invocation: "twsite",
  packageFolder: "",
  starterFolder: "",
  manualFolder: "",
  userCache: undefined,
  ruleHelp: "",
};
