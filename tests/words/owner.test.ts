/** What only the owner can supply: the shipped site reads well with it, without it, and while it is still in brackets. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { compile } from "../sites/build.ts";
import { keptFolder } from "../sites/folders.ts";
import { readDocument } from "../sites/read-site.ts";
import { contentFolder, locales } from "./pages.ts";

type Values = Record<string, unknown>;

const given = {
  "owner-email": "ada@analytical.engine",
  "owner-profile": "https://network.analytical.engine/ada",
  "owner-name": "Ada Lovelace",
  "owner-background": { en: "I come from mathematics.", fr: "Je viens des mathématiques." },
  "owner-answer-time": { en: "within two days", fr: "sous deux jours" },
  "owner-availability": { en: "From March.", fr: "À partir de mars." },
  "owner-time-zone": "Europe/London.",
  "owner-prices": { en: "I charge by the day.", fr: "Je facture à la journée." },
  "owner-insurance": { en: "Professional indemnity.", fr: "Responsabilité civile." },
};

const folder = keptFolder();
beforeAll(() => cpSync(contentFolder, join(folder, "content"), { recursive: true }));

/** Compiles the shipped site with other values than before, and gives its documents by route. */
async function siteWith(values: (variables: Values) => Values) {
  const content = join(folder, "content");
  const site = parse(readFileSync(join(contentFolder, "site.yml"), "utf8"));
  const changed = { ...site, last_updated: false, variables: values(site.variables) };
  writeFileSync(join(content, "site.yml"), stringify(changed));
  const { findings } = await compile(content, { cacheFolder: join(folder, ".twsite/content"), strict: true });
  expect(findings).toEqual([]);
  return (route: string) => readFileSync(join(folder, "site", route, "index.html"), "utf8");
}

const routes = [
  "",
  "about",
  "contact",
  "docs/legal/legal_info",
  "docs/legal/privacy",
  "docs/services/apisdk_services",
];
const all = locales.flatMap((locale) => routes.map((route) => (locale === "en" ? route : `fr/${route}`)));

describe("the owner’s values", () => {
  test("while they are in brackets, no page has an address of mail", async () => {
    const site = await siteWith((variables) => variables);
    for (const route of all) expect(site(route), route).not.toContain("mailto:");
    expect(site("contact")).toContain("Write to me in English or in French.</p>");
    expect(site("fr/contact")).toContain("Vous recevez une réponse\u00a0: mes questions");
    expect(site("about")).toContain("I am a freelance technical writer.");
  });

  test("where there are none, pages say nothing of them", async () => {
    const none = Object.fromEntries(Object.keys(given).map((name) => [name, false]));
    const site = await siteWith((variables) => ({ ...variables, ...none }));
    for (const route of all) expect(site(route), route).not.toContain("mailto:");
    for (const route of ["about", "fr/about", "contact", "fr/contact"])
      expect(text(site(route)), route).not.toMatch(/\[|\]|\{\{|\(\)|\s[.,](\s|$)/);
    expect(site("about").match(/<li>/g)?.length).toBe(site("fr/about").match(/<li>/g)?.length);
  });

  test("once they are given, both languages have them, with a button and a link to write to", async () => {
    const site = await siteWith((variables) => {
      const names = Object.keys(variables).filter((name) => !(name in given) && name !== "publisher-email");
      return { ...variables, ...Object.fromEntries(names.map((name) => [name, "A fact"])), ...given };
    });
    for (const route of ["contact", "fr/contact"]) {
      expect(site(route)).toMatch(/<a class="button"[^>]* href="mailto:ada@analytical\.engine"/);
      expect(site(route)).toContain(given["owner-profile"]);
    }
    expect(site("about")).toContain("I am Ada Lovelace, a freelance technical writer.");
    expect(site("fr/about")).toContain("Je m’appelle Ada Lovelace et je travaille à mon compte");
    expect(site("contact")).toContain("You get an answer within two days: my questions");
    for (const route of ["", "about", "docs/services/apisdk_services"]) {
      expect(text(site(route)), route).toContain(given["owner-prices"].en);
      expect(text(site(`fr/${route}`)), route).toContain(given["owner-prices"].fr);
    }
    for (const route of ["docs/legal/legal_info", "fr/docs/legal/legal_info"]) {
      expect(site(route)).toContain("ada@analytical.engine");
      expect(readDocument(site(route)).all(".admonition-warning")).toEqual([]);
    }
    for (const route of all) expect(text(site(route)), route).not.toMatch(/\[(To be|À compléter)/);
  });
});

function text(html: string): string {
  return readDocument(html).text("main") ?? "";
}
