/** Repeated words, terms, long sentences, and headings in sentence case. */
import { describe, expect, test } from "vitest";
import { compiledIn, corrected, found } from "./written.ts";

describe("repeated words", () => {
  const english = { language: "en-GB", repeated_words: true };
  const french = { language: "fr", repeated_words: true };

  test.each([
    ["Over the the fence", "Over the fence"],
    ["Over the\nthe fence", "Over the fence"],
    ["> Over the\n> the fence", "> Over the fence"],
    ["The the fence", "The fence"],
  ])("%j becomes %j", (text, right) => expect(corrected(english, text)).toBe(right));

  test.each([
    "All that that means",
    "He had had it",
    "New York York",
    "Duran Duran",
    "`the the`",
    "log-in in",
    "a 10 10",
  ])("%j stays", (text) => {
    expect(found(english, text)).toEqual([]);
  });

  test.each([
    ["Dans le cas de de la page", "Dans le cas de la page"],
    ["Nous nous trompons, vous vous trompez", undefined],
    ["Prenez-le le matin, en en parlant", undefined],
  ])("French: %j becomes %j", (text, right = text) => expect(corrected(french, text)).toBe(right));

  test("a word that may be meant is left to the writer", () => {
    expect(found(english, "A test test")).toEqual(["1:8 word-is-not-repeated: “test test” has a word twice"]);
    expect(corrected(english, "A test test")).toBe("A test test");
    expect(corrected(english, "Over the *the* fence")).toBe("Over the *the* fence");
  });

  test("languages that build words so have no such finding", () => {
    expect(found({ language: "id", repeated_words: true }, "orang orang")).toEqual([]);
  });
});

describe("terms", () => {
  const terms = {
    write: {
      licence: ["license"],
      GitHub: ["github", "Git Hub"],
      "web page": ["webpage", "page"],
      to: ["in order to"],
      été: ["etoile"],
    },
    avoid: ["simply"],
    names: [],
  };
  const style = { language: "en-GB", terms };

  test.each([
    ["The license, License and LICENSE", "The licence, Licence and LICENCE"],
    ["On github and Git Hub", "On GitHub and GitHub"],
    ["A webpage is a web page", "A web page is a web page"],
    ["In order\nto see", "To see"],
  ])("%j becomes %j", (text, right) => expect(corrected(style, text)).toBe(right));

  test.each([
    "`license` and license.md, /license/, license_key, --license, @license, license=1",
    "[licence](license.md)",
    "https://example.org/license",
    "licensed and **license**s",
    "GitHub",
  ])("%j stays", (text) => {
    expect(corrected(style, text)).toBe(text);
    expect(found(style, text).filter((line) => line.includes("preferred"))).toEqual([]);
  });

  test("names keep their words", () => {
    const names = { ...style, terms: { ...terms, names: ["SIL Open Font License"] } };
    expect(corrected(names, "The SIL Open Font License is a license.")).toBe(
      "The SIL Open Font License is a licence.",
    );
  });

  test("text in another language is left alone", () => {
    expect(corrected(style, 'A <span lang="en-US">license</span>, a <cite lang="fr">license</cite>')).toBe(
      'A <span lang="en-US">licence</span>, a <cite lang="fr">license</cite>',
    );
  });

  test("a word to avoid has no edit", () => {
    const [finding] = compiledIn(style, "You simply write.").findings;
    expect(finding).toMatchObject({ rule: "preferred-term-is-used", place: { line: 1, column: 5 } });
    expect(finding?.fix).toBeUndefined();
  });

  test("a term may have any character", () => {
    const odd = {
      write: { "e-mail": ["email", "e.mail", "mail (electronic)", "c++-mail"] },
      avoid: [],
      names: [],
    };
    const text = "Email, e.mail, exmail, mail (electronic) and C++-mail";
    expect(corrected({ language: "en", terms: odd }, text)).toBe("E-mail, e-mail, exmail, e-mail and E-mail");
  });

  test("accents may be characters of their own", () => {
    const accents = { language: "fr", terms: { write: { résumé: ["abrégé"] }, avoid: [], names: [] } };
    expect(corrected(accents, "Un abre\u0301ge\u0301")).toBe("Un résumé");
  });
});

describe("sentences", () => {
  const style = { language: "en", sentence_words: 8 };

  test("with more words than the site allows are found, each by itself", () => {
    const text =
      "Short one. This one has far more words than the eight here. And so it does\nonce more, since it goes on and on.";
    expect(found(style, text)).toEqual([
      "1:12 sentence-is-short: this sentence has 10 words",
      "1:61 sentence-is-short: this sentence has 12 words",
    ]);
  });

  test("may start with code, which is one word", () => {
    expect(found(style, "This has six words in it. `npm run a b c d e f` does it all now.")).toEqual([]);
  });

  test("count words of Chinese, and leave headings, tables and code alone", () => {
    expect(found({ ...style, language: "zh" }, "这是一个非常长的句子，里面有很多很多的词语。")).toHaveLength(
      1,
    );
    expect(found(style, "## A heading that has far more words than the eight here")).toEqual([]);
    expect(found(style, "```\na b c d e f g h i j k l\n```")).toEqual([]);
  });
});

describe("sentence case", () => {
  const style = { language: "en-GB", sentence_case: true };
  const of = (text: string, language = "en-GB") => found({ ...style, language }, text);

  test("a heading with capitals inside is found", () => {
    expect(of("## Set Up Your Site")).toEqual([
      "1:8 heading-is-in-sentence-case: “Up”, “Your”, “Site” have a capital inside of this heading",
    ]);
    expect(of("---\ntitle: Set Up\n---\n\nText.")).toHaveLength(1);
  });

  test.each([
    "## Set up your site",
    "## Use the API of JavaScript",
    "## What is new: Search and more",
    "## Write in English, in January, in France",
    "## Use Docusaurus\n\nMany sites use Docusaurus today.",
    "## `Set` Up\n\nThe `Up` is shown as Up.",
    "## 3. Next steps",
  ])("%j is fine", (text) => expect(of(text)).toEqual([]));

  test("names of the site are fine, and German nouns", () => {
    const terms = { write: { Tailwind: ["tailwind"] }, avoid: [], names: ["Style Guide"] };
    expect(found({ ...style, terms }, "## Use Tailwind and the Style Guide")).toEqual([]);
    expect(of("## Die Seite einrichten und das Menü", "de")).toEqual([]);
  });
});
