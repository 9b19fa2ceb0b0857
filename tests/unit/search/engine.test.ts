/** What a query finds, from the words of pages to the hits' order. */
import { expect, onTestFinished, test, vi } from "vitest";
import { shardOf } from "../../../cli/emit/search/search-shard.ts";
import { CONTRACT } from "../../../schema/page.ts";
import { createEngine } from "../../../schema/search/engine.ts";
import { languageOf } from "../../../schema/search/search-languages.ts";
import english from "../../../schema/strings/en.json" with { type: "json" };

/** The titles of what a query finds in pages of one section each, the best first. */
async function searching(
  tag: string,
  texts: Record<string, string>,
  synonyms?: Record<string, string[]>,
): Promise<(query: string) => string[]> {
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
    ...(synonyms && { synonyms }),
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

test("numbers and codes are found as they are or by their beginning, and never for others that look like them", async () => {
  const find = await searching("en-GB", {
    "Error 405": "Method not allowed.",
    Codes: "See NETSDK1045, AADSTS50020 and 0x80070005; sha256sum, base64url, Windows11.",
    Foo: "Windowing.",
  });
  for (const query of ["404", "40", "4055 ", "NETSDK1046", "0x80070006", "sha257sum", "Windows12"])
    expect([query, find(query)]).toEqual([query, query === "40" ? ["Error 405"] : []]);
  for (const query of [
    "NETSDK1045",
    "netsdk",
    "aadsts500",
    "0x80070005",
    "sha256sum",
    "base64url",
    "windows11",
  ])
    expect([query, find(query)]).toEqual([query, ["Codes"]]);
});

const chinese = {
  安装: "在本节中，我们将介绍如何安装数据库并配置服务器。",
  起源: "研究生命起源。",
  更新: "更新2.0版，只读。",
};

test.each([true, false])(
  "words of scripts without spaces are found wherever they are (dictionary in the browser: %s)",
  async (hasDictionary) => {
    const find = await searching("zh-Hans", chinese);
    const thai = await searching("th", { ก: "การติดตั้งฐานข้อมูลและกำหนดค่าเซิร์ฟเวอร์", ข: "อื่น" });
    const japanese = await searching("ja", { 一: "データベースサーバーに接続する", 二: "ファイルを開く" });
    const khmer = await searching("km", { ក: "ការដំឡើងមូលដ្ឋានទិន្នន័យ", ខ: "ឯកសារ" });
    const lao = await searching("lo", { ກ: "ການຕິດຕັ້ງຖານຂໍ້ມູນ", ຂ: "ເອກະສານ" });
    if (!hasDictionary) {
      const { Segmenter: _, ...others } = Object.getOwnPropertyDescriptors(Intl);
      vi.stubGlobal("Intl", Object.defineProperties({}, others));
      onTestFinished(() => void vi.unstubAllGlobals());
    }
    for (const query of ["数据库", "服务器", "安装", "安装数据库", "库", "配置服务器"])
      expect([query, find(query)]).toEqual([query, ["安装"]]);
    for (const query of ["更新2.0版", "2.0", "更新 2.0"])
      expect([query, find(query)]).toEqual([query, ["更新"]]);
    expect(find("生命")).toEqual(["起源"]);
    expect(find("图书")).toEqual([]);
    expect([thai("ฐานข้อมูล"), thai("เซิร์ฟเวอร์")]).toEqual([["ก"], ["ก"]]);
    expect([japanese("データ"), japanese("サーバー"), japanese("接続")]).toEqual([["一"], ["一"], ["一"]]);
    expect([khmer("ទិន្នន័យ"), lao("ຂໍ້ມູນ")]).toEqual([["ក"], ["ກ"]]);
  },
);

test("letters with strokes are found by those that people type for them, umlauts in German by two", async () => {
  const find = await searching("pl", { A: "Đorđe, Łódź, løsning, ħabib." });
  for (const query of ["dorde", "los", "lodz", "habib", "łódź"])
    expect([query, find(query)]).toEqual([query, ["A"]]);
  const german = await searching("de-DE", { A: "Schlüssel für Größen", B: "Treue" });
  for (const query of ["schluessel", "schlussel", "Groessen", "grossen"])
    expect([query, german(query)]).toEqual([query, ["A"]]);
  expect(german("treue")).toEqual(["B"]);
});

test("synonyms lead to the words that pages have, after those that have the typed word", async () => {
  const find = await searching(
    "en-GB",
    {
      Publish: "Copy the folder to a host.",
      Engines: "What search engines read.",
      Containers: "Deploy them together.",
    },
    {
      deploy: ["publish"],
      SEO: ["search engines"],
      "getting started": ["publish"],
      constructor: ["nothing"],
    },
  );
  expect(find("deploy")).toEqual(["Publish", "Containers"]);
  expect(find("deploying ")).toEqual(["Publish", "Containers"]);
  expect(find("seo")).toEqual(["Engines"]);
  expect(find("getting started")).toEqual(["Publish"]);
  expect(find("deploy folder")).toEqual(["Publish"]);
  // A synonym has one direction.
  expect(find("publish")).toEqual(["Publish"]);
  expect(find("search")).toEqual(["Engines"]);
});

test("one letter or two find titles with words that begin so, and texts that have them as a word", async () => {
  const find = await searching("en-GB", {
    "Setting up": "Install it.",
    Colours: "The setting of a site, as in CSS.",
    Languages: "Write it in C, Go or CSS.",
  });
  expect(find("s")).toEqual(["Setting up"]);
  expect(find("se")).toEqual(["Setting up"]);
  expect(find("set")).toEqual(["Setting up", "Colours"]);
  expect(find("c")).toEqual(["Colours", "Languages"]);
  // No title has such a word.
  expect(find("g")).toEqual(["Languages"]);
  expect(find("cs")).toEqual(["Colours", "Languages"]);
  expect(find("write g")).toEqual(["Languages"]);
});

test.each([
  ["th", "รุ่น ๒.๐ เผยแพร่ปี ๒๕๖๙", ["2569", "๒๕๖๙", "2.0"]],
  ["ar", "الإصدار ٢٠٢٦ متاح", ["2026", "٢٠٢٦", "اصدار"]],
  ["fa", "نسخهٔ ۱۴۰۵ منتشر می‌شود", ["1405", "۱۴۰۵", "می‌شود", "میشود"]],
  ["hi", "संस्करण २०२६, ज़रूर पढ़ें", ["2026", "जरूर", "पढें", "ज़रूर".normalize("NFD")]],
  ["si", "ශ්‍රී ලංකා", ["ශ්‍රී", "ශ්රී"]],
  ["bo", "གཞི་གྲངས་མཛོད་སྒྲིག་འཇུག", ["གྲངས", "སྒྲིག་འཇུག"]],
  ["my", "ဒေတာဘေ့စ်ကို ထည့်သွင်းခြင်း", ["ဒေတာဘေ့စ်"]],
  ["vi", "Cài đặt cơ sở dữ liệu", ["cai dat", "cơ sở", "du lieu"]],
  ["ro", "Configurați baza și țara", ["configuraţi", "şi", "tara"]],
  ["is", "Þjónusta, ræður", ["thjonusta", "raedur"]],
  ["ko", "데이터베이스를 설치합니다", ["데이터", "설치".normalize("NFD")]],
  ["he", "הִתְקָנָה, צה״ל", ["התקנה", "צה״ל"]],
  ["ja", "ﾃﾞｰﾀﾍﾞｰｽ、ＡＢＣ１２３", ["データベース", "abc123"]],
  ["zh", "\u2f64户可以更新", ["用户", "\u2f64户", "更新"]],
  ["ja", "設定と\ufa19社", ["神社", "設定"]],
  ["el", "Οδηγός, ΛΟΓΟΣ", ["οδηγος", "ΟΔΗΓΌΣ", "λόγος"]],
  ["ru", "Ещё один отчёт", ["еще", "отчет"]],
  ["de", "STRAẞE", ["strasse", "straße"]],
  ["tr", "İstanbul ISPARTA ığdır", ["istanbul", "İSTANBUL", "ısparta", "igdir"]],
  ["en", "co\u00adoperate with std::vector, C++, .NET, --no-cache, @types/node and v1.2.3", ["cooperate"]],
  [
    "en",
    "std::vector, C++, .NET, --no-cache, @types/node, v1.2.3",
    ["C++", ".NET", "--no-cache", "@types/node", "v1.2"],
  ],
  ["en", "UTF-8, Node.js, e-mail and x86_64", ["utf8", "nodejs", "email", "x86-64"]],
  ["en", "utf8, nodejs and email", ["UTF-8", "Node.js", "node.js ", "e-mail"]],
])("what a reader types finds what was written, whichever way (%s: %s)", async (tag, text, queries) => {
  const inText = await searching(tag, { T: text, Other: "" });
  const inTitle = await searching(tag, { [text]: "", Other: "" });
  for (const query of queries) expect([query, inText(query), inTitle(query)]).toEqual([query, ["T"], [text]]);
});

test("an emoji of a title is found, in any skin tone, and is no word that a title begins with", async () => {
  const find = await searching("en-GB", {
    "🚀 Quick start": "Begin.",
    "A quick look": "Look.",
    "Team 👍🏽 rules": "Rules.",
  });
  expect(find("🚀")).toEqual(["🚀 Quick start"]);
  expect(find("👍")).toEqual(["Team 👍🏽 rules"]);
  expect(find("quick")).toEqual(["🚀 Quick start", "A quick look"]);
  expect(find("🎉 quick")).toEqual(["🚀 Quick start", "A quick look"]);
});

test("two words are one only where pages have it so, and a number is never two", async () => {
  const find = await searching("en-GB", { A: "40 of 48 with a key", B: "Error 4048", C: "Node and js" });
  expect(find("404")).toEqual(["B"]);
  expect(find("4840")).toEqual([]);
  expect(find("nodejs")).toEqual(["C"]);
  expect(find("node-key")).toEqual(expect.arrayContaining(["A", "C"]));
});

test.each([
  ["C++", ["C and Objective-C", "C#", "C"], ["C++ and C"]],
  ["C#", ["C", "C++", "About C, in C"], ["A C# guide", "C# 12"]],
  ["F#", ["F", "F keys"], ["F# for beginners"]],
  [".NET", ["The net", "Net, a network", "Networks"], ["Begin with .NET 8"]],
  ["node.js", ["Node and js", "A node", "JS in a node"], ["What Node.js is"]],
  ["ASP.NET", ["Asp and net", ".NET"], ["Learn ASP.NET"]],
  ["notepad++ ", ["Notepad", "Notepad: a notepad"], ["Editors such as Notepad++"]],
  [".gitignore", ["Gitignore and git"], ["The file .gitignore"]],
  ["Vue.js and C++", ["Vue, JS and C", "C, vue, js"], ["Vue.js beside C++"]],
])("“%s” finds first what has this name, in a text as in a title", async (query, others, own) => {
  for (const typed of [query, query.toLowerCase()]) {
    const inTitle = await searching(
      "en-GB",
      Object.fromEntries([...others, ...own].map((title) => [title, ""])),
    );
    expect([typed, inTitle(typed).slice(0, own.length).sort()]).toEqual([typed, [...own].sort()]);
    const texts = [...others.map((title) => [title, title]), ...own.map((text, at) => [`Page ${at}`, text])];
    const inText = await searching("en-GB", Object.fromEntries(texts));
    expect([typed, inText(typed).slice(0, own.length).sort()]).toEqual([
      typed,
      own.map((_, at) => `Page ${at}`).sort(),
    ]);
  }
});

test("what is named without its sign is found by the plain word, too", async () => {
  const find = await searching("en-GB", { "C++ guide": "", Other: "Written in C#, for .NET." });
  expect(find("c ")).toEqual(["C++ guide", "Other"]);
  expect(find("net ")).toEqual(["Other"]);
  // No page has it.
  expect(find("net++")).toEqual(["Other"]);
});
