/** What every visitor downloads first stays within its budget: kB are 1,000 bytes after gzip level 6. */
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readReaderFiles } from "../../../cli/emit/reader-files.ts";

const reader = readReaderFiles("dist/twsite/reader");

function kilobytes(folder: "assets" | "own", names: readonly string[]): number {
  return names
    .map((name) => gzipSync(readFileSync(`${reader.folder}/${folder}/${name}`), { level: 6 }).length / 1000)
    .reduce((sum, size) => sum + size, 0);
}

test("the reader's JavaScript weighs at most 78.5 kB, with the scripts that it cannot start without", () => {
  expect(kilobytes("assets", [reader.script, ...reader.imports])).toBeLessThanOrEqual(78.5);
});

test("a page of docs loads at most 91 kB of JavaScript in three files in all, without its search", () => {
  const scripts = reader.files.filter((name) =>
    /^(chunk|content-renderer|deferred-shell)-.*\.js$/.test(name),
  );
  expect(scripts).toHaveLength(3);
  expect(kilobytes("assets", scripts)).toBeLessThanOrEqual(91);
});

test("no script is so small that it is only one more request", () => {
  const small = reader.files.filter(
    (name) =>
      name.endsWith(".js") &&
      name !== reader.script &&
      statSync(`${reader.folder}/assets/${name}`).size < 600,
  );
  expect(small).toEqual([]);
});

test("it has nothing of what only some sites and pages show, nor the link and the patterns of wouter", () => {
  const [script = ""] = reader.imports.length > 0 ? reader.imports : [reader.script];
  const text = readFileSync(`${reader.folder}/assets/${script}`, "utf8");
  expect(text).not.toMatch(/\basChild\b/);
  // Of a pattern in a path.
  expect(text).not.toContain("(?:/(.*))?");
  for (const part of ["hero-drawing", "hero-picture", "page-feedback", "data-analytics", "consent-answers"])
    expect(text, part).not.toContain(part);
});

test("it weighs at most 91 kB for a site with components of its own, which has all of React", () => {
  expect(
    kilobytes("own", [reader.withComponents.script, ...reader.withComponents.imports]),
  ).toBeLessThanOrEqual(91);
});

test("the styles in documents weigh at most 4.6 kB for a text with all parts, 16.6 kB uncompressed; those of a page of docs with code 3.9 kB and 13.4 kB, of the home page and of a list 4.4 kB and 14.3 kB", () => {
  const {
    home,
    posts,
    cards,
    indexes,
    cases,
    "case-facts": caseFacts,
    "not-found": lost,
    ...ofTexts
  } = reader.firstStyles;
  const { screen, menus, documentation, contents, code, facts } = ofTexts;
  const faces = ofTexts.faces + ofTexts["stand-ins"];
  const list = faces + screen + menus + documentation;
  for (const [text, most, uncompressed] of [
    [Object.values(ofTexts).join(""), 4.6, 16.6],
    [faces + screen + home, 4.4, 14.3],
    ...[facts + posts, cards, indexes, caseFacts].map((own) => [list + own, 4.4, 14.3] as const),
    // Each case of a list has a list of facts, and filters are above.
    [list + cards + cases + caseFacts, 4.6, 16.6],
    [faces + screen + menus + lost, 3.5, 11],
    [faces + screen + documentation + contents + code, 3.9, 13.4],
    // Of a document that waits for the whole style.
    [faces, 0.65, 2.05],
  ] as const) {
    expect(gzipSync(text, { level: 6 }).length / 1000).toBeLessThanOrEqual(most);
    expect(text.length / 1000).toBeLessThanOrEqual(uncompressed);
  }
});

test("its style weighs at most 9.5 kB, that of lists 3 kB, and those of what is loaded later 1.5 kB each", () => {
  const { style, overview } = reader;
  expect(kilobytes("assets", [style])).toBeLessThanOrEqual(9.5);
  expect(kilobytes("assets", [overview])).toBeLessThanOrEqual(3);
  const later = reader.files.filter((name) => name.endsWith(".css") && name !== style && name !== overview);
  expect(later).toHaveLength(11);
  for (const name of later) expect(kilobytes("assets", [name])).toBeLessThanOrEqual(1.5);
});

test("its fonts weigh at most 60 kB in all, those for letters that few pages have included, and what every first paint needs 27.5 kB", () => {
  const weigh = (names: readonly string[]) =>
    names
      .map((name) => statSync(`${reader.folder}/assets/${name}`).size / 1000)
      .reduce((sum, size) => sum + size, 0);
  const fonts = reader.files.filter((name) => name.endsWith(".woff2"));
  expect(fonts).toHaveLength(6);
  expect(weigh(fonts)).toBeLessThanOrEqual(60);
  // A page has italics and code as well; further letters are rare.
  const usual = fonts.filter((name) => !name.includes("-more-"));
  expect(usual).toHaveLength(4);
  expect(weigh(usual)).toBeLessThanOrEqual(45);
  expect(weigh(reader.firstFaces)).toBeLessThanOrEqual(27.5);
});

test("their licences stand beside them", () => {
  const name = reader.files.find((file) => file.startsWith("font-licences-"));
  const text = readFileSync(`${reader.folder}/assets/${name}`, "utf8");
  for (const family of ["newsreader", "source-sans-3", "jetbrains-mono"])
    expect(text).toContain(`/${family}\n`);
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(3);
});
