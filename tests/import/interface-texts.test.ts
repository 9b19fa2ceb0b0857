/** Translations of the interface come over where there is such a text here. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import fr from "../../schema/strings/fr.json" with { type: "json" };
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { type ImportedSite, importSite } from "./folders.ts";

const messages = (texts: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([name, message]) => [name, { message }])),
    null,
    1,
  );

const files = {
  "docusaurus.config.js": `module.exports = {
  title: "Tool $& Co",
  url: "https://tool.example.com",
  presets: [["classic", { blog: false }]],
  i18n: { defaultLocale: "en", locales: ["en", "fr", "pl"] },
};
`,
  "docs/start.md": "# Start\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/start.md": "# Début\n",
  "i18n/pl/docusaurus-plugin-content-docs/current/start.md": "# Początek\n",
  "i18n/fr/code.json": messages({
    "theme.docs.paginator.next": "Page suivante",
    "theme.docs.paginator.previous": fr.reader.previous,
    "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel": "← Revenir au menu",
    "theme.colorToggle.ariaLabel.mode.light": "mode diurne",
    "theme.tags.tagsListLabel": "Sujets :",
    "theme.common.headingLinkTitle": "Lien vers {heading}",
    "theme.blog.post.readingTime.plurals": "Une minute de lecture|{readingTime} minutes de lecture",
    "theme.docs.versions.unreleasedVersionLabel": "Ceci concerne {siteTitle} {versionLabel}.",
    "theme.lastUpdated.lastUpdatedAtBy": "Modifié{atDate}{byUser}",
    "theme.lastUpdated.atDate": " le {date}",
    "theme.lastUpdated.byUser": " par {user}",
    "theme.NotFound.p1": "",
    "theme.blog.tagTitle": "{nPosts} sur {tagName}",
    "theme.docs.paginator.navAriaLabel": "Pages de {name}",
    "homepage.title": "Bienvenue",
  }),
  "i18n/pl/code.json": messages({
    "theme.docs.paginator.next": "Dalej",
    "theme.blog.post.plurals": "Jeden wpis|{count} wpisy|{count} wpisów|{count} wpisu",
  }),
};

const folder = keptFolder();
const source = writeFiles(join(folder, "source"), files);
let site: ImportedSite;
const strings = (locale: string) => parse(readFileSync(join(site.content, `${locale}/strings.yml`), "utf8"));

beforeAll(async () => {
  site = await importSite(source, join(folder, "target"));
});

test("texts that differ from those that are shipped are in strings.yml", () => {
  expect(strings("fr")).toEqual({
    reader: {
      next: "Page suivante",
      backToMainMenu: "Revenir au menu",
      lightMode: "Mode diurne",
      tags: "Sujets",
      headingLink: "Lien vers {heading}",
    },
    compiler: {
      readingTime: { one: "Une minute de lecture", other: "{count} minutes de lecture" },
      versionUnreleased: "Ceci concerne Tool $& Co {version}.",
      lastUpdated: "Modifié le {date}",
      lastUpdatedBy: "Modifié le {date} par {author}",
    },
  });
  expect(existsSync(join(site.content, "en/strings.yml"))).toBe(false);
});

test("a language that is not shipped has them among all texts", () => {
  const { reader, compiler } = strings("pl");
  expect(reader).toMatchObject({ next: "Dalej", previous: "Previous" });
  expect(compiler.posts).toEqual({
    zero: "No posts",
    one: "Jeden wpis",
    few: "{count} wpisy",
    many: "{count} wpisów",
    other: "{count} wpisu",
  });
});

test("those without a counterpart are one line of the report", () => {
  expect(site.notes.filter((line) => !line.includes("home page"))).toEqual([
    "docusaurus.config.js  the interface has no texts in the language “pl” but those that code.json has; translate pl/strings.yml",
    "i18n/fr/code.json:38:2  texts of components and parts that do not exist here are not imported: theme.blog.tagTitle, theme.docs.paginator.navAriaLabel, homepage.title",
  ]);
  expect(site.findings).toEqual([]);
});
