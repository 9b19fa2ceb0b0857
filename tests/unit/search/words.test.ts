/** Words as search compares them, and the compact lists of a shard. */
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { namesIn } from "../../../cli/markdown/searched-sections.ts";
import { usualId } from "../../../schema/search/heading-id.ts";
import { decodeSections, decodeTerms, encodeSections, encodeTerms } from "../../../schema/search/postings.ts";
import { languageOf } from "../../../schema/search/search-languages.ts";
import { distinctWords, wordsIn } from "../../../schema/search/words.ts";

const folded = (text: string) => wordsIn(text).map((word) => word.folded);

describe("words", () => {
  test("lose case, accents and ligatures, whichever way these are written", () => {
    expect(folded("Rédaction ŒUVRE e\u0301te\u0301 Straße")).toEqual([
      "redaction",
      "oeuvre",
      "ete",
      "strasse",
    ]);
  });

  test("lose the vowel signs of Arabic, its tatweel, and what hands write in more than one way", () => {
    expect(folded("مُحَمَّد كـــتاب إلى أسئلة کتابی")).toEqual(["محمد", "كتاب", "الي", "اسيله", "كتابي"]);
  });

  test("lose elided articles and the possessive, with either apostrophe", () => {
    expect(folded("l’API, d'abord, qu’elle, jusqu’ici; the writer’s reader's")).toEqual([
      "api",
      "abord",
      "elle",
      "ici",
      "the",
      "writer",
      "reader",
    ]);
  });

  test("end at any other sign, and know where they stand", () => {
    expect(folded("docs-as-code api_key v2.0")).toEqual(["docs", "as", "code", "api", "key", "v2", "0"]);
    const [, word] = wordsIn("a l’API");
    expect("a l’API".slice(word?.start, word?.end)).toBe("API");
  });

  test("of an index are told once, without hashes and encoded data", () => {
    expect(distinctWords("One one ONE two 25b6c5dabe2f base64")).toEqual(["one", "two", "base64"]);
    const hashes = "f81d4fae7dec11d0a76500a0c91e6bf6 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
    expect(distinctWords(hashes)).toEqual([]);
  });

  test("are codes as well, in text and in code", () => {
    const codes =
      "netsdk1045 aadsts50020 sha256sum base64url windows11 0x80070005 0x80070bc9 kb5034441 secp256k1 x25519kyber768draft00";
    expect(distinctWords(codes)).toEqual(codes.split(" "));
    const inCode = "error NETSDK1045: at 0x80070005 (E0308, ORA-00942), run sha256sum x1 | base64url";
    expect(namesIn(inCode)).toEqual([
      "NETSDK1045",
      "0x80070005",
      "E0308",
      "ORA-00942",
      "sha256sum",
      "base64url",
    ]);
  });

  test("of English are those of any other text", () => {
    const long = "x".repeat(40);
    for (const text of [
      "L'API, the writer’s “reader's” B2B 3rd-party d'abord rock'n'roll",
      `C++ and ${long} in snake_case, ${long}'s 0x80070005…`,
      "’quoted’ 'a' x's s's qu'il QU’ELLE o'clock",
    ])
      expect(wordsIn(text)).toEqual(wordsIn(`${text} é`).slice(0, -1));
  });

  test("are known by their first 32 letters", () => {
    const long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
    for (const text of [long, `${long} and Łódź`])
      expect(distinctWords(text)[0]).toBe("donaudampfschifffahrtselektrizit");
    expect(folded(long)).toEqual(["donaudampfschifffahrtselektrizit"]);
  });

  test("have the letters that people type for those of other keyboards", () => {
    expect(folded("Đorđe Łódź løsning ħabib Æsir Þing IŞIK ΛΌΓΟΣ Hawaiʻi")).toEqual([
      "dorde",
      "lodz",
      "losning",
      "habib",
      "aesir",
      "thing",
      "isik",
      "λογοσ",
      "hawaii",
    ]);
  });

  test("keep the marks that are letters of their script", () => {
    expect(new Set(folded("ハス バス パス")).size).toBe(3);
    expect(folded("हिन्दी ข้อมูล").map((word) => word.normalize("NFC"))).toEqual(["हिन्दी", ...folded("ข้อมูล")]);
    expect(folded("ข้อมูล")).not.toEqual(folded("ขอมล"));
  });
});

describe("words of scripts without spaces", () => {
  test.each([
    ["我们安装数据库", ["我们", "安装", "数据", "库"]],
    ["更新2.0版", ["更新", "2", "0", "版"]],
    ["データベースに接続", ["データベース", "に", "接続"]],
    ["การติดตั้ง", ["การ", "ติด", "ตั้ง"]],
  ])("in %s are those of the dictionary", (text, words) => {
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
    expect(distinctWords(text).map((word) => word.normalize("NFC"))).toEqual(
      words.map((word) => word.normalize("NFKC")),
    );
  });

  test("are pairs of characters where there is no dictionary", () => {
    vi.stubGlobal("Intl", {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(folded("数据库 更新2.0版")).toEqual(["数据", "据库", "更新", "2", "0", "版"]);
  });

  test("are found in seconds where nothing ends a run", () => {
    expect(distinctWords("安装数据库并配置服务器".repeat(3000)).length).toBeLessThan(40);
  });
});

test("forms of a word share a stem; an unknown language keeps them apart", () => {
  const [english, french, other] = ["en-GB", "fr-FR", "xx"].map(languageOf);
  expect(english?.stem("translations")).toBe(english?.stem("translation"));
  expect(french?.stem("redactions")).toBe(french?.stem("redaction"));
  expect(other?.stem("translations")).toBe("translations");
  expect([english?.isCommon("the"), french?.isCommon("les"), other?.isCommon("the")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a word of Arabic is found with and without its article, in the plural and in the feminine", () => {
  const { stem, isCommon } = languageOf("ar-EG");
  for (const form of ["الصفحة", "والصفحة", "بالصفحة", "للصفحة", "صفحات", "الصفحات"])
    expect(stem(form), form).toBe(stem("صفحة"));
  expect([isCommon("إلى"), isCommon("كتاب")]).toEqual([true, false]);
});

test("lists are read back as they were written", () => {
  for (const sections of [[], [0], [0, 1, 2], [5, 36, 37, 5000, 1_000_000]])
    expect(decodeSections(encodeSections(sections))).toEqual(sections);
  const long = "a".repeat(40);
  for (const terms of [[], ["a"], ["guide", "guideline", "guides", "hand"], [long, `${long}b`, `${long}bé`]])
    expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
});

test("the id of a heading is left out where its text gives it", () => {
  expect(usualId("What it asks of those who do not code")).toBe("what-it-asks-of-those-who-do-not-code");
});
