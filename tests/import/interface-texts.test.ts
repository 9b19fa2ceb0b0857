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
  i18n: { defaultLocale: "en", locales: ["en", "fr", "cs"] },
};
`,
  "docs/start.md": "# Start\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/start.md": "# Début\n",
  "i18n/cs/docusaurus-plugin-content-docs/current/start.md": "# Začátek\n",
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
  "i18n/cs/code.json": messages({
    "theme.docs.paginator.next": "Další",
    "theme.blog.post.plurals": "Jeden příspěvek|{count} příspěvky|{count} příspěvku|{count} příspěvků",
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
      backToMainMenu: "Revenir au menu",
      next: "Page suivante",
      lightMode: "Mode diurne",
      tags: "Sujets",
      headingLink: "Lien vers {heading}",
    },
    compiler: {
      versionUnreleased: "Ceci concerne Tool $& Co {version}.",
    },
  });
  expect(existsSync(join(site.content, "en/strings.yml"))).toBe(false);
});

test("a language that is not shipped has them among all texts", () => {
  const { reader, compiler } = strings("cs");
  expect(reader).toMatchObject({ next: "Další", previous: "Previous" });
  expect(compiler.posts).toEqual({ zero: "No posts", one: "{count} post", other: "{count} posts" });
});

test("those without a counterpart, and those with numbers, are one line of the report for each language", () => {
  expect(site.notes.filter((line) => !line.includes("home page"))).toEqual([
    "docusaurus.config.js  the interface has no texts in the language “cs” but those that code.json has; translate cs/strings.yml",
    "i18n/cs/code.json:5:2  texts of components, with numbers, and of parts that do not exist here are not imported: theme.blog.post.plurals",
    "i18n/fr/code.json:20:2  texts of components, with numbers, and of parts that do not exist here are not imported: theme.blog.post.readingTime.plurals, theme.lastUpdated.lastUpdatedAtBy, theme.lastUpdated.atDate, theme.lastUpdated.byUser, theme.blog.tagTitle, theme.docs.paginator.navAriaLabel, homepage.title",
  ]);
  expect(site.findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    "cs/strings.yml language-is-complete",
  ]);
});
