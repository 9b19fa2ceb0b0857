/** What people type on the shipped site finds the page that they would expect first, in both languages. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { SearchTests } from "../../../schema/search-tests.ts";
import { checkContent } from "../build.ts";
import { indexOf, type Searcher, searcherOf } from "./read-index.ts";

let english: Searcher;
let french: Searcher;

beforeAll(async () => {
  const files = await indexOf("content");
  [english, french] = await Promise.all([searcherOf(files, "en"), searcherOf(files, "fr")]);
});

/** The page on it and the service: neither is wrong. */
const translation = "/docs/tech_writing/translate or /docs/services/translate_services";
const frenchTranslation = "/fr/docs/tech_writing/translate or /fr/docs/services/translate_services";

/** Route of the first hit, without the section. */
const first = (searcher: Searcher, query: string) => searcher.hits(query)[0]?.split("#")[0];

describe("in English, the first hit of", () => {
  test.each([
    ["docs as code", "/blog/docsascode_philosophy", "a title"],
    ["privacy", "/docs/legal/privacy", "a word of a title"],
    ["rest", "/docs/tech_writing/restapi_doc", "a short name"],
    ["RESTful API", "/docs/tech_writing/restapi_doc", "another form of it"],
    ["using ai", "/docs/category/using-ai", "the title of a category"],
    ["about", "/about", "a word that most texts have, and one title"],
    ["contact", "/contact", "the page, not its mentions"],
    ["translations", translation, "a plural"],
    ["favourite tool", "/blog/favorite_tools", "a singular"],
    ["favorite tools", "/blog/favorite_tools", "another spelling"],
    ["digital twin", "/docs/tech_writing/twins", "two words"],
    ["docusau", "/blog/docusaurus_v2", "the beginning of a word"],
    [
      "documentation servi",
      "/docs/services/apisdk_services or /docs/services/guidoc_services",
      "a word that is being typed",
    ],
    ["translatio", translation, "a word that is nearly typed"],
    ["docusarus", "/blog/docusaurus_v2", "a letter forgotten"],
    ["translaton", translation, "a letter forgotten, once more"],
    ["header compresion", "/docs/portfolio/agency/acklio", "one word right, one wrong"],
    ["operationId", "/docs/tech_writing/restapi_doc", "a key in a block of code"],
    [
      "Idempotency-Key",
      "/docs/tech_writing/restapi_doc or /api/parcel-lockers/create-reservation",
      "a header",
    ],
    ["akclio", "/docs/portfolio/agency/acklio", "two letters swapped"],
  ])("%s is %s (%s)", (query, route) => {
    expect(route.split(" or ")).toContain(first(english, query));
  });
});

describe("in French, the first hit of", () => {
  test.each([
    ["confidentialite", "/fr/docs/legal/privacy", "without the accent"],
    ["mentions legales", "/fr/docs/legal/legal_info", "two words without it"],
    ["l'ia", "/fr/docs/category/using-ai", "an elided article, straight apostrophe"],
    ["l’IA", "/fr/docs/category/using-ai", "an elided article, typographic apostrophe"],
    ["d’API REST", "/fr/docs/tech_writing/restapi_doc", "an elided preposition"],
    ["rest", "/fr/docs/tech_writing/restapi_doc", "a name, not the verb “reste”"],
    ["traductions", frenchTranslation, "a plural"],
    ["jumeau numerique", "/fr/docs/tech_writing/twins", "a singular of an irregular plural"],
    ["outil préféré", "/fr/blog/favorite_tools", "singulars"],
    ["liseuses", "/fr/docs/portfolio/older/example_cytale", "a plural that no text has"],
    ["traduct", frenchTranslation, "the beginning of a word"],
    [
      "rédaction technique",
      "/fr/docs/tech_writing/techwriting",
      "the beginning of a title, and the middle of others",
    ],
    ["rédaction technique experte", "/fr/docs/tech_writing/techwriting", "a title"],
    ["compresion", "/fr/docs/portfolio/agency/acklio", "a letter forgotten"],
    ["portfolo", "/fr/docs/category/portfolio", "a letter forgotten"],
    ["contact", "/fr/contact", "the page, not its mentions"],
    ["services", "/fr/docs/category/technical-writing-services", "a category"],
  ])("%s is %s (%s)", (query, route) => {
    expect(route.split(" or ")).toContain(first(french, query));
  });
});

test.each(["content/en", "content/fr", "cli/manual/en"])(
  "%s has at least 30 searches for twsite check to try",
  (folder) => {
    const tests = SearchTests.parse(parse(readFileSync(`${folder}/search-tests.yml`, "utf8")));
    expect(Object.keys(tests).length).toBeGreaterThanOrEqual(30);
  },
);

test("every search of the manual finds its page", async () => {
  const { findings } = await checkContent("cli/manual");
  expect(findings).toEqual([]);
});

test("every form of a word finds what the others find", () => {
  const found = (query: string) => french.hits(`${query} `).sort();
  expect(found("réutilisation").length).toBeGreaterThan(5);
  for (const form of ["reutilisation", "réutiliser", "réutilisable", "réutilisée", "reutilisees"])
    expect([form, found(form)]).toEqual([form, found("réutilisation")]);
});

test("hits are sections, by page, the best first; the first one says which page it is in", () => {
  const [group] = english.groups("confidentiality traces");
  expect(group?.title).toBe("Using AI in technical writing");
  expect(group?.hits[0]).toMatchObject({
    href: "/docs/tw_withAI/intro_ai#confidentiality-and-traces",
    title: "Confidentiality and traces",
    within: "Using AI in technical writing",
  });
  const [privacy] = english.groups("privacy");
  expect(privacy?.hits[0]?.href).toBe("/docs/legal/privacy");
  expect(privacy?.hits[1]?.href).toMatch(/^\/docs\/legal\/privacy#/);
});

test("nothing is found for nothing, for signs, and for what no text has", () => {
  for (const query of ["", "  ", "?!", "’", "xyzzyxyzzy"]) expect(english.hits(query)).toEqual([]);
});

describe("in the reference of an API, the first hit of", () => {
  const api = "/api/parcel-lockers";
  test.each([
    ["createReservation", `${api}/create-reservation`, "an operationId"],
    ["createreservation", `${api}/create-reservation`, "one in small letters"],
    ["listLockers", `${api}/list-lockers`, "another one"],
    ["Idempotency-Key", `${api}/create-reservation`, "a header"],
    ["POST /reservations", `${api}/create-reservation`, "a method and a path"],
    ["get  /lockers", `${api}/list-lockers`, "others in small letters"],
    ["GET /reservations/{reservationId}", `${api}/get-reservation`, "a path within others"],
    ["/reservations/{reservationId}/pickup-codes", `${api}/create-pickup-code`, "a path alone"],
    ["/lockers/{lockerId}", `${api}/get-locker`, "another one"],
  ])("%s: %s, %s", (query, expected) => {
    expect(first(english, query)).toBe(expected);
  });
  test("fields and codes is a page of the reference", () => {
    for (const query of ["freeCompartments", "expiresAt", "reservation.dropped_off", "endpointId", "429"])
      expect([query, first(english, query)?.startsWith(api)]).toEqual([query, true]);
  });
});
