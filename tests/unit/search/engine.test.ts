/** What a query finds, from the words of pages to the hits' order. */
import { expect, test } from "vitest";
import { shardOf } from "../../../cli/emit/search/search-shard.ts";
import { createEngine } from "../../../reader/search/engine.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { languageOf } from "../../../schema/search/languages.ts";
import english from "../../../schema/strings/en.json" with { type: "json" };

/** The titles of what a query finds in pages of one section each, the best first. */
async function searching(tag: string, texts: Record<string, string>): Promise<(query: string) => string[]> {
  const pages = Object.entries(texts).map(([title, description], index) => ({
    path: `/page-${index}`,
    title,
    description,
  }));
  const shard = shardOf("pages", pages, { readSearched: () => undefined }, languageOf(tag));
  const index = {
    contract: CONTRACT,
    locale: "xx",
    tag,
    areas: [{ id: "pages", title: "Pages", shards: 1 }],
    strings: english.search,
  } as const;
  const engine = await createEngine({ ...index, areas: [...index.areas] }, [shard]);
  return (query) => engine.find(query).map(({ place }) => place.pageTitle);
}

test("a word of a title is found in the texts of other pages, too, the title first", async () => {
  const find = await searching("en-GB", {
    Reviewing: "How a text is read again.",
    Review: "What it is.",
    Publishing: "After the review, the page is published.",
  });
  expect(find("review ")).toEqual(["Review", "Reviewing", "Publishing"]);
});

test("a query in Arabic finds its words, however they are written", async () => {
  const find = await searching("ar", {
    الكتابة: "نصّ بسيط في أيّ محرّر.",
    الطباعة: "تُطبع الصفحات على الورق، في كِتاب.",
    البداية: "أوّل ملاحظة.",
  });
  expect(find("صفحة")).toEqual(["الطباعة"]);
  expect(find("كتاب")).toContain("الطباعة");
  expect(find("اول")).toEqual(["البداية"]);
  expect(find("الكتا")).toEqual(["الكتابة", "الطباعة"]);
});

test("titles come first, of them the one that starts with the query, whatever article is before it", async () => {
  const find = await searching("fr-FR", {
    "L’IA en rédaction technique": "Un outil.",
    "Une méthode": "La rédaction technique, par la rédaction technique.",
    "La rédaction technique experte": "Un métier.",
  });
  const order = ["La rédaction technique experte", "L’IA en rédaction technique", "Une méthode"];
  expect(find("rédaction technique")).toEqual(order);
  expect(find("redac")).toEqual(order);
});

test("a title that has one word of the query twice does not have all of them", async () => {
  const find = await searching("en-GB", {
    "Errors: each error has a cause": "Messages say which.",
    "Error messages": "What they are.",
  });
  expect(find("error messages")[0]).toBe("Error messages");
});

test("every word is wanted, each in any of its forms; without such a place, some of them", async () => {
  const find = await searching("en-GB", {
    Memory: "Translations are kept.",
    Translation: "One language, then another.",
    Editors: "They review.",
  });
  expect(find("translation memory")).toEqual(["Memory"]);
  expect(find("memory editor")).toEqual(expect.arrayContaining(["Memory", "Editors"]));
  expect(find("memory editor")).toHaveLength(2);
});

test("a word finds as much at each letter from the sixth on as when it is whole", async () => {
  const find = await searching("fr-FR", {
    Réutilisation: "Une notion.",
    Contenu: "Il faut le réutiliser.",
    Modules: "Un bloc réutilisable.",
  });
  for (let length = 6; length <= "réutilisation".length; length++)
    expect([length, find("réutilisation".slice(0, length)).sort()]).toEqual([
      length,
      ["Contenu", "Modules", "Réutilisation"],
    ]);
});

test("French forms lead to each other, with their accents or without", async () => {
  const find = await searching("fr-FR", {
    Nom: "La réutilisation, la publication, la vérification.",
    Verbe: "On peut réutiliser, publier, vérifier.",
    Adjectif: "Réutilisable, publiable, vérifiable.",
    Participe: "Une page réutilisée, publiée, vérifiée.",
    Pluriel: "Des pages réutilisées, publiées, vérifiées.",
    Autre: "Rien de tel.",
  });
  const all = ["Adjectif", "Nom", "Participe", "Pluriel", "Verbe"];
  for (const query of [
    "réutilisation",
    "réutiliser",
    "réutilisable",
    "réutilisée",
    "réutilisées",
    "réutilisé",
  ])
    for (const typed of [query, query.normalize("NFD"), query.normalize("NFD").replace(/\p{M}/gu, "")])
      expect([typed, find(`${typed} `).sort()]).toEqual([typed, all]);
  for (const query of ["publié", "publie", "publiée", "publiee", "PUBLIÉES", "publier"])
    expect([query, find(`${query} `).sort()]).toEqual([
      query,
      expect.arrayContaining(["Participe", "Pluriel", "Verbe"]),
    ]);
});

test("what ends in e may end in é where no accent was typed", async () => {
  const find = await searching("fr-FR", { Clés: "", Premières: "", Sécurité: "", "Page de garde": "" });
  expect(["cle ", "clé ", "premiere ", "première ", "securite ", "page "].map(find)).toEqual([
    ["Clés"],
    ["Clés"],
    ["Premières"],
    ["Premières"],
    ["Sécurité"],
    ["Page de garde"],
  ]);
});

test("words that JavaScript’s objects have as names are found like any other", async () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const find = await searching("en-GB", {
    ...Object.fromEntries(names.map((name) => [`About ${name}`, `What ${name} is.`])),
    Other: "Text without them.",
  });
  for (const name of names) expect(find(name)[0]).toBe(`About ${name}`);
  const without = await searching("en-GB", { Other: "Text without them." });
  for (const name of names) expect(without(name)).toEqual([]);
});
