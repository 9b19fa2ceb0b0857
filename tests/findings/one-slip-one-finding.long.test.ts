/** One slip in site.yml is one finding: nothing that follows from it is reported as well. */
// Tests: cli/source/yaml, cli/source, schema
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { readContent } from "../../cli/pipeline/read-content.ts";
import { contentHash } from "../../cli/source/content-hash.ts";
import { keptFolder } from "../sites/folders.ts";

const shipped = join(import.meta.dirname, "../../content");
const written = readFileSync(join(shipped, "site.yml"), "utf8");
const locales =
  "locales:\n  - { id: en, tag: en-GB, label: English }\n  - { id: fr, tag: fr-FR, label: Français }\n";
const french = "  - { id: fr, tag: fr-FR, label: Français }\n";
const lineOfFirstKey = 2;
const url = "url: https://www.example.com";

/** Places are relative to the first line that the slip changes: `here:3` is at column 3 of it, `+1:3` in the line after it, `start:1` at the first key of the file. */
const slips: [slip: string, from: string, to: string, message: string | RegExp][] = [
  ["a wrong language tag", "tag: fr-FR", "tag: french", "here:20 “tag” cannot be “french”"],
  ["a locale without a label", ", label: Français }", " }", "here:5 “label” is missing"],
  ["a locale id that cannot be", "id: fr,", "id: fr_FR,", "here:11 “id” cannot be “fr_FR”"],
  ["a misspelt key of a locale", "tag: fr-FR", "tags: fr-FR", "here:15 unknown key “tags”"],
  ["no locales", locales, "", "start:1 “locales” is missing"],
  ["locales without an s", "\nlocales:", "\nlocale:", "here:1 unknown key “locale”"],
  ["locales with a capital letter", "\nlocales:", "\nLocales:", "here:1 unknown key “Locales”"],
  ["locales as a list of ids", locales, "locales: [en, fr]\n", "here:11 “locales” cannot hold “en”"],
  ["locales as a text", locales, "locales: en\n", "here:10 “locales” cannot be “en”"],
  ["locales without a value", locales, "locales:\n", "-1:9 “locales” cannot be empty"],
  [
    "a locale that was forgotten",
    french,
    "",
    "fr the folder “fr” has pages, but site.yml has no locale “fr”",
  ],
  [
    "the first locale forgotten",
    "  - { id: en, tag: en-GB, label: English }\n",
    "",
    "en the folder “en” has pages, but site.yml has no locale “en”",
  ],
  ["a locale twice", french, french + french, "here:11 the locale “fr” is listed twice"],
  ["a locale under the id of another", "id: fr,", "id: en,", "here:11 the locale “en” is listed twice"],
  ["a locale under another id", "id: fr,", "id: de,", "here:11 the locale “de” has no pages"],
  [
    "a locale without pages",
    french,
    `  - { id: de, tag: de-DE, label: Deutsch }\n${french}`,
    "here:11 the locale “de” has no pages",
  ],
  ["no title", /^title:\n.*\n.*\n/m.exec(written)?.[0] ?? "", "", "here:1 “title” is missing"],
  [
    "a title for one language",
    "  fr: Rédaction technique experte\ntagline",
    "tagline",
    "-1:3 “title” has no text for fr; the text for en is shown",
  ],
  ["an address without a scheme", url, "url: www.example.com", "here:6 “url” cannot be “www.example.com”"],
  ["no address", `${url}\n`, "", "start:1 “url” is missing"],
  ["an address without a value", url, "url:", "here:5 “url” cannot be empty"],
  ["an address with a path", url, `${url}/site/`, /^here:6 “url” cannot be /],
  [
    "curly quotation marks",
    url,
    "url: “https://www.example.com”",
    /^here:6 “url” cannot be .*curly quotation marks/,
  ],
  [
    "a no-break space after a colon",
    url,
    url.replace(" ", "\u00a0"),
    /there is a no-break space beside the key$/,
  ],
  [
    "a no-break space as indent",
    "\n  area:",
    "\n\u00a0\u00a0area:",
    /there is a no-break space beside the key$/,
  ],
  [
    "no space after a colon",
    url,
    "url:https://www.example.com",
    /^here:5 .*there is no space after the colon$/,
  ],
  ["no space after a dash", "  - { id: fr,", "  -{ id: fr,", /^here:4 .*there is no space after the dash$/],
  ["no colon", "tagline:\n", "tagline\n", /^here:8 .*there is no colon after this key$/],
  ["an open bracket", "languages: [en, fr]", "languages: [en, fr", /a \[ before this is not closed$/],
  ["a tab as indent", "\n  area:", "\n\tarea:", /^here:1 .*this line is indented with a tab$/],
  [
    "a colon in a value",
    "{ en: Technical writing,",
    "{ en: Technical: writing,",
    /^here:16 .*“: ” or a dash in a value/,
  ],
  [
    "a colon in a text",
    'en: "Notes on technical',
    "en: Notes on technical",
    /^here:9 .*a second “: ” in one line$/,
  ],
  ["an indent of one space", "navbar:\n  logo:", "navbar:\n logo:", /^\+1:3 .*is not aligned with/],
  [
    "a key twice",
    "favicon: favicon.svg",
    "favicon: favicon.svg\nfavicon: x",
    "+1:1 the key “favicon” is repeated",
  ],
  [
    "an unknown type of an item",
    "type: link\n      to: /blog",
    "type: lnk\n      to: /blog",
    "here:13 “type” cannot be “lnk”",
  ],
  ["an item without a type", "- type: link\n      to: /blog", "- to: /blog", "here:7 “type” is missing"],
  ["an item as a text", "    - type: locale\n", "    - locale\n", "here:7 “right” cannot hold “locale”"],
  ["a misspelt key of an item", "      sidebar: docs2", "      sidbar: docs2", "here:7 unknown key “sidbar”"],
  [
    "a sidebar that does not exist",
    "sidebar: docs2",
    "sidebar: docs22",
    "here:16 there is no sidebar “docs22”",
  ],
  ["a side of the bar misspelt", "  left:\n", "  lfet:\n", "here:3 unknown key “lfet”"],
  ["the bar misspelt", "\nnavbar:", "\nnavbr:", "here:1 unknown key “navbr”"],
  ["a broken link of the footer", "link, to: /contact", "link, to: /contct", /^here:29 “\/contct”/],
  [
    "a doc that does not exist",
    "doc: legal/credits",
    "doc: legal/credit",
    "here:29 there is no doc “legal/credit”",
  ],
  ["variables misspelt", "\nvariables:", "\nvariable:", "here:1 unknown key “variable”"],
  [
    "a number as a variable",
    "publisher-address: *missing",
    "publisher-address: 1.10",
    /^here:22 .*“1.10”, which YAML reads as the number 1.1$/,
  ],
  [
    "a variable with a space",
    "publisher-vat:",
    "publisher vat:",
    "here:3 “publisher vat” cannot be a key here",
  ],
  [
    "an anchor that is not there",
    "owner-email: &missing",
    "owner-email:",
    /^\+2:15 .*an anchor that does not exist$/,
  ],
  [
    "a number in quotation marks",
    "posts_per_page: 5",
    'posts_per_page: "5"',
    'here:19 “posts_per_page” cannot be the text "5"',
  ],
  ["a picture that is not there", "cards/blog.en.png", "cards/blogg.en.png", /^here:17 there is no file/],
  ["a font without its key", "  titles: Newsreader", "  title: Newsreader", "here:3 unknown key “title”"],
];

/** The line, from 1, of the first character that differs. */
function lineOfSlip(from: string, to: string): number {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  return written.slice(0, written.indexOf(from) + same).split("\n").length;
}

function lineFrom(slipLine: number, line: number): string {
  if (line === slipLine) return "here";
  if (line === lineOfFirstKey) return "start";
  return line > slipLine ? `+${line - slipLine}` : String(line - slipLine);
}

const site = keptFolder();
const content = join(site, "content");

beforeAll(() => {
  cpSync(shipped, content, { recursive: true });
});

async function findingsWith(siteYml: string, slipLine = 1): Promise<string[]> {
  writeFileSync(join(content, "site.yml"), siteYml);
  const options = { contentFolder: content, baseUrl: undefined, version: "test" };
  // A cache for each state of what pages are compiled with, so that slips in turn do not have them all compiled again.
  const { content: read } = await readContent({ ...options, cacheFolder: undefined });
  const cacheFolder = join(site, "caches", contentHash(JSON.stringify(read?.settings ?? {})));
  const { findings } = await analyze({ ...options, jobs: 1, cacheFolder, workerScript: undefined });
  return findings.map(({ file, place, message }) => {
    const where = file === "site.yml" && place ? `${lineFrom(slipLine, place.line)}:${place.column}` : file;
    return `${where} ${message}`;
  });
}

test.each(slips)("%s", async (_, from, to, message) => {
  expect(written).toContain(from);
  const [first, ...others] = await findingsWith(written.replace(from, to), lineOfSlip(from, to));
  if (typeof message === "string") expect(first).toBe(message);
  else expect(first).toMatch(message);
  expect(others).toEqual([]);
});

test("a site.yml without a word", async () => {
  expect(await findingsWith("# Nothing yet.\n")).toEqual(["here:1 there are no keys here"]);
});
