/** French spaces, apostrophes and ellipses: what is written in their place, and what is left alone. */
import { describe, expect, test } from "vitest";
import { corrected, found } from "./written.ts";

const french = { language: "fr-FR", french_spaces: true };
const nbsp = "\u00a0";
const narrow = "\u202f";

describe("French spaces", () => {
  test.each([
    ["Un mot : deux", `Un mot${nbsp}: deux`],
    ["Un mot: deux", `Un mot${nbsp}: deux`],
    ["Quoi ? Oui ! Bien ; non", `Quoi${narrow}? Oui${narrow}! Bien${narrow}; non`],
    ["Quoi?! Oui!", `Quoi${narrow}?! Oui${narrow}!`],
    ["« Bon » et «bon»", `«${nbsp}Bon${nbsp}» et «${nbsp}bon${nbsp}»`],
    ["**Note**: un mot", `**Note**${nbsp}: un mot`],
    ["**Note :** un mot", `**Note${nbsp}:** un mot`],
    ["Le code `x` : un mot", `Le code \`x\`${nbsp}: un mot`],
    [
      "Voir https://example.org/a; https://example.org/b: bon",
      `Voir https://example.org/a${narrow}; https://example.org/b${nbsp}: bon`,
    ],
    ["Voir [le guide](guide.md) ?", `Voir [le guide](guide.md)${narrow}?`],
    ["> Un mot\n> et un autre : bon", `> Un mot\n> et un autre${nbsp}: bon`],
    ["| A | B |\n| - | - |\n| Mot : un | b |", `| A | B |\n| - | - |\n| Mot${nbsp}: un | b |`],
    ["Un &amp; deux \\* trois : bon", `Un &amp; deux \\* trois${nbsp}: bon`],
    ["e\u0301te\u0301 : bon", `e\u0301te\u0301${nbsp}: bon`],
    ["---\ntitle: Pourquoi ?\n---\n\nMot.", `---\ntitle: Pourquoi${narrow}?\n---\n\nMot.`],
    [
      `---\ndescription: "Un mot : deux"\n---\n\nMot.`,
      `---\ndescription: "Un mot${nbsp}: deux"\n---\n\nMot.`,
    ],
    ["## Pourquoi ?", `## Pourquoi${narrow}?`],
  ])("%j becomes %j", (text, right) => {
    expect(corrected(french, text)).toBe(right);
    expect(found(french, right)).toEqual([]);
  });

  test.each([
    "Il est 12:30, ou 16:9.",
    "Voir https://example.org/a?b=1;c et www.example.org/a:b bon",
    "Le code `a ; b` et `a : b`",
    "```js\na ? b : c;\n```",
    "Un mot&nbsp;: deux, un mot&#x202F;; trois",
    "$a : b$ et {{nom}}",
    "![Une image : une](a.png)",
    "[a](b.md 'Un titre : un')",
    '<span title="Un mot : deux">mot</span>',
    '<code>a : b</code> et <span translate="no">Quoi ?</span>',
    "Un mot :mon-emoji: et un autre :-)",
    "> [!NOTE]\n> Un mot.",
    "## Titre {#un-titre}",
    ":::file-tree\n- a : b\n:::",
    "<!-- Un mot : deux -->",
    "---\nslug: a\nkeywords: ['a : b']\n---\n\nMot.",
  ])("%j stays", (text) => {
    expect(corrected(french, text)).toBe(text);
    expect(found(french, text).filter((line) => line.includes("french"))).toEqual([]);
  });

  test("are those of the page’s language", () => {
    expect(found({ language: "en-GB", french_spaces: true }, "Really ?")).toEqual([]);
    expect(corrected({ language: "fr-CA", french_spaces: true }, "Quoi? Oui : un «mot»")).toBe(
      `Quoi? Oui${nbsp}: un «${nbsp}mot${nbsp}»`,
    );
  });

  test("a heading keeps its id: what would change it is left to the writer", () => {
    expect(corrected(french, "## Pourquoi?")).toBe("## Pourquoi?");
    expect(found(french, "## Pourquoi?")).toEqual([
      "1:12 french-spaces-do-not-break: “?” has no no-break space before it",
    ]);
    expect(corrected(french, "## Pourquoi? {#pourquoi}")).toBe(`## Pourquoi${narrow}? {#pourquoi}`);
  });

  test("one that cannot be corrected does not hold up the others", () => {
    expect(corrected(french, "## Quand?\n\nQuoi ? Qui ?")).toBe(`## Quand?\n\nQuoi${narrow}? Qui${narrow}?`);
  });
});

describe("apostrophes", () => {
  const style = { language: "fr", apostrophes: true };

  test.each([
    ["L'eau, d'abord", "L’eau, d’abord"],
    ["l'*eau* et l'`API`", "l’*eau* et l’`API`"],
    ["l\\'eau et l&#39;air", "l’eau et l’air"],
    ["the `API`'s and 1990's", "the `API`’s and 1990’s"],
    ["## L'eau", "## L’eau"],
    ["---\ntitle: L'eau\n---\n\nMot.", "---\ntitle: L’eau\n---\n\nMot."],
    ["---\ntitle: 'L''eau d''ici'\n---\n\nMot.", "---\ntitle: 'L’eau d’ici'\n---\n\nMot."],
    ["l'e\u0301te\u0301", "l’e\u0301te\u0301"],
  ])("%j becomes %j", (text, right) => {
    expect(corrected(style, text)).toBe(right);
    expect(found(style, right)).toEqual([]);
  });

  test.each([
    "'quoted' and 5'10\"",
    "`l'eau`",
    "[a](b.md 'l''eau')",
    '<a title="l\'eau">mot</a>',
    "https://example.org/l'eau",
    "ג'ינס",
  ])("%j stays", (text) => {
    expect(corrected(style, text)).toBe(text);
  });

  test("are letters of another form in some languages", () => {
    expect(found({ language: "uz", apostrophes: true }, "o'zbek")).toEqual([]);
  });
});

describe("ellipses", () => {
  const style = { language: "en", ellipses: true };

  test.each([
    ["Wait... and see.", "Wait… and see."],
    ["And so on...", "And so on…"],
    ["“[...] the rest”", "“[…] the rest”"],
    ["*so*... (and...)", "*so*… (and…)"],
    ["...", "…"],
  ])("%j becomes %j", (text, right) => expect(corrected(style, text)).toBe(right));

  test.each([
    "`a...b`",
    "src/... and ./...",
    "main...feature, 1...10",
    "call(...) and f(...args)",
    "Four....",
    "https://example.org/...",
  ])("%j stays", (text) => expect(corrected(style, text)).toBe(text));

  test("have two characters in Chinese", () => {
    expect(corrected({ language: "zh-Hans", ellipses: true }, "等等...")).toBe("等等……");
  });
});
