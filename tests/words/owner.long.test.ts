/** What only the owner can supply: the shipped site reads well with it, without it, and while it is still in brackets. */
// Tests: content, cli/markdown, schema
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { copyContent } from "../browser/copied-content.ts";
import { run } from "../process/warm-command.ts";
import { keptFolder, temporaryFolder } from "../sites/folders.ts";
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
  "owner-rights": { en: "You own the text.", fr: "Le texte est à vous." },
  "owner-corrections": { en: "Two rounds.", fr: "Deux séries." },
  "owner-payment": { en: "Within 30 days.", fr: "Sous 30 jours." },
  "owner-cancellation": { en: "You pay the days worked.", fr: "Vous payez les jours travaillés." },
};

const shipped = readFileSync(join(contentFolder, "site.yml"), "utf8");
const names = Object.keys(parse(shipped).variables);

const folder = keptFolder();
beforeAll(async () => void (await copyContent(folder)));

/** Compiles the shipped site with other values than before, and gives its documents by route. */
async function siteWith(values: (variables: Values) => Values, text = shipped) {
  const content = join(folder, "content");
  const site = parse(text);
  const written = stringify({ ...site, last_updated: false, variables: values(site.variables) });
  writeFileSync(join(content, "site.yml"), written);
  const ended = await run(["compile", "--strict", "--quiet", "--out", "site"], { cwd: folder });
  expect(ended).toMatchObject({ code: 0, out: "", err: "" });
  const files = readdirSync(join(folder, "site"), { recursive: true, encoding: "utf8" });
  return {
    at: (route: string) => readFileSync(join(folder, "site", route, "index.html"), "utf8"),
    routes: files.filter((path) => path.endsWith("index.html")).map((path) => dirname(path)),
  };
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
const legal = ["docs/legal/legal_info", "fr/docs/legal/legal_info"];

describe("the owner’s values", () => {
  test("while they are in brackets, no page shows one, has an address of mail, or invites to write or to edit", async () => {
    const site = await siteWith((variables) => variables);
    expect(site.routes.length).toBeGreaterThan(100);
    for (const route of site.routes) {
      expect(site.at(route), route).not.toMatch(/mailto:|linkedin\.com|\/edit\//);
      expect(text(site.at(route)), route).not.toMatch(/\[(To be|À compléter)|\{\{/);
      // A link to the page of contact names the page, and no more: it may have nothing to write to.
      const invitations = linksIn("main", site.at(route)).filter(
        ({ href, name }) =>
          /^(\/fr)?\/contact$/.test(href) && !/^(contact|contact page|page de contact)$/i.test(name),
      );
      expect(invitations, route).toEqual([]);
    }
    expect(text(site.at("contact"))).toContain("The address is not published yet.");
    expect(text(site.at("fr/contact"))).toContain("L’adresse n’est pas encore publiée.");
    expect(text(site.at("fr/contact"))).toContain("Vous recevez une réponse\u00a0: mes questions");
    expect(site.at("about")).toContain("I am a freelance technical writer.");
    expect(readDocument(site.at("")).text(".hero")).not.toContain("I answer");
    expect(readDocument(site.at("docs/services/apisdk_services")).all("h2")).toContain("Time");
    for (const route of legal) expect(readDocument(site.at(route)).all("main table"), route).toEqual([]);
    const legalInfo = [
      "The details of the publisher and of the host are not",
      "Les coordonnées de l’éditeur et de",
    ];
    for (const [index, route] of legal.entries()) expect(text(site.at(route))).toContain(legalInfo[index]);
  });

  test("where there are none, pages say nothing of them", async () => {
    const none = Object.fromEntries(Object.keys(given).map((name) => [name, false]));
    const site = await siteWith((variables) => ({ ...variables, ...none }));
    for (const route of all) expect(site.at(route), route).not.toContain("mailto:");
    for (const route of ["about", "fr/about", "contact", "fr/contact"])
      expect(text(site.at(route)), route).not.toMatch(/\[|\]|\{\{|\(\)|\s[.,](\s|$)/);
    expect(site.at("about").match(/<li>/g)?.length).toBe(site.at("fr/about").match(/<li>/g)?.length);
  });

  test("once they are given, both languages have them, with a button and a link to write to", async () => {
    // As README of the content folder says it of the footer.
    const withProfile = shipped
      .replace(/&profile "[^"]*"/, `&profile "${given["owner-profile"]}"`)
      .replace(/# (- \{ type: link, to: \*profile)/, "$1");
    const site = await siteWith((variables) => {
      const others = names.filter((name) => !(name in given) && name !== "publisher-email");
      return { ...variables, ...Object.fromEntries(others.map((name) => [name, "A fact"])), ...given };
    }, withProfile);
    for (const route of ["contact", "fr/contact"]) {
      expect(site.at(route)).toMatch(
        /<a class="button"[^>]* href="mailto:ada@analytical\.engine\?subject=[^"&]+&(?:amp;|#x26;)?body=[^"]+"/,
      );
      expect(linksIn("main", site.at(route)).map(({ href }) => href)).toContain(given["owner-profile"]);
      expect(text(site.at(route))).toContain("Europe/London.");
    }
    for (const part of ["I answer within two days.", "English and French.", "ada@analytical.engine"])
      expect(text(site.at("contact"))).toContain(part);
    for (const part of ["Je réponds sous deux jours.", "Le français et l’anglais.", "ada@analytical.engine"])
      expect(text(site.at("fr/contact"))).toContain(part);
    for (const route of all)
      expect(
        linksIn(".site-footer", site.at(route)).map(({ href }) => href),
        route,
      ).toContain(given["owner-profile"]);
    for (const route of ["", "docs/services/apisdk_services"])
      expect(linksIn("main", site.at(route))).toContainEqual({ href: "/contact", name: "Write to me" });
    expect(site.at("about")).toContain("I am Ada Lovelace, a freelance technical writer.");
    expect(site.at("fr/about")).toContain(
      "Je m’appelle Ada Lovelace et je fais de la rédaction technique à mon compte",
    );
    expect(site.at("contact")).toContain("You get an answer within two days: my questions");
    for (const route of ["", "about", "docs/services/apisdk_services"]) {
      expect(text(site.at(route)), route).toContain(given["owner-prices"].en);
      expect(text(site.at(`fr/${route}`)), route).toContain(given["owner-prices"].fr);
    }
    for (const name of [
      "owner-rights",
      "owner-corrections",
      "owner-payment",
      "owner-cancellation",
    ] as const) {
      expect(text(site.at("docs/services/translate_services"))).toContain(given[name].en);
      expect(text(site.at("fr/docs/services/translate_services"))).toContain(given[name].fr);
    }
    expect(readDocument(site.at("")).text(".hero")).toContain(
      "From March. I charge by the day. I answer within two days.",
    );
    expect(readDocument(site.at("docs/services/apisdk_services")).all("h2")).toContain("Time and price");
    // Each case, post and introduction ends with an invitation of its own.
    const ending = site.routes.filter((route) =>
      /^(docs\/portfolio\/(agency|older)|blog)\/[A-Za-z0-9_]+$/.test(route),
    );
    const lists = /^blog\/(archive|authors|tags|page)/;
    for (const route of ending.filter((each) => !lists.test(each)))
      expect(
        linksIn(".prose", site.at(route)).map(({ href }) => href),
        route,
      ).toContain("/contact");
    for (const route of site.routes)
      expect(readDocument(site.at(route)).all("main li, main p"), route).not.toContain("");
    for (const route of legal) {
      expect(site.at(route)).toContain("ada@analytical.engine");
      expect(readDocument(site.at(route)).all(".admonition-warning")).toEqual([]);
      expect(readDocument(site.at(route)).all("main table tbody tr"), route).toHaveLength(13);
    }
    for (const route of site.routes) expect(text(site.at(route)), route).not.toMatch(/\[(To be|À compléter)/);
    for (const route of all)
      expect(text(site.at(route)), route).not.toMatch(/not published yet|pas encore publié/);
  });

  test("are listed on one screen by README of the content folder, and by status until they are given", async () => {
    const readme = readFileSync(join(contentFolder, "README.md"), "utf8");
    expect(Array.from(readme.matchAll(/^\| `([a-z-]+)` \|/gm), ([, name]) => name)).toEqual(names);
    expect(readme.split("\n").length).toBeLessThanOrEqual(50);
    const cwd = temporaryFolder();
    await copyContent(cwd);
    const { out } = await run(["status"], { cwd });
    const listed = Array.from(out.matchAll(/\bvariables\.([a-z-]+)$/gm), ([, name]) => name);
    // The address of mail is given once.
    expect(listed.sort()).toEqual(names.filter((name) => name !== "publisher-email").sort());
    expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThan(120);
    expect(out.split("\n").length).toBeLessThanOrEqual(40);
  });
});

function text(html: string): string {
  return readDocument(html).text("main") ?? "";
}

function linksIn(part: string, html: string): { href: string; name: string }[] {
  return selectAll(`${part} a[href]`, fromHtml(html)).map((link) => ({
    href: String(link.properties.href),
    name: textOf(link),
  }));
}
