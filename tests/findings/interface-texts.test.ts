/** Interface texts: a language that the tool does not ship needs all of them, and is told in one run which are missing. */
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "../../schema/strings/en.json" with { type: "json" };
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

/** The report of a site in English and Swedish, with these Swedish texts; JSON is YAML, too. */
function reportWith(texts: object | undefined, settings = ""): Promise<string> {
  return reportOf(
    writeFiles(join(temporaryFolder(), "content"), {
      ...smallSite,
      "site.yml": `${smallSite["site.yml"]}  - { id: sv, tag: sv-SE, label: Svenska }\n${settings}`,
      "sv/pages/index.md": "# Start\n",
      ...(texts && { "sv/strings.yml": JSON.stringify(texts) }),
    }),
  );
}

/** All texts, each of them with a letter behind it: a translation. */
const translated: typeof en = JSON.parse(JSON.stringify(en), (_, value) =>
  typeof value === "string" ? `${value}å` : value,
);

test("all of them are enough", async () => {
  expect(await reportWith(translated)).toBe("");
});

test("what is missing is named, beside what does not fit", async () => {
  const { copyCode: _, ...reader } = translated.reader;
  const { archiveTitle: __, ...compiler } = translated.compiler;
  const report = await reportWith({
    ...translated,
    reader,
    compiler: { ...compiler, tagsTitle: ["Tags"], archivTitle: "Arkiv" },
  });
  expect(report).toMatch(
    /^content\/sv\/strings\.yml {2}error {2}interface texts of the locale “sv” are missing: reader\.copyCode, compiler\.archiveTitle {2}\[configuration-is-valid\]\n/,
  );
  expect(report).toContain("“tagsTitle” cannot be a list");
  expect(report).toContain("did you mean “archiveTitle”?");
});

test("without a file, the report says how many are missing and where to get one", async () => {
  const report = await reportWith(undefined);
  // Those of a review are English where a language has none.
  const { integrations: _, review: __, reviewNames: ___, api: ____, ...needed } = en;
  const count = Object.values(needed).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  expect(report).toContain(`${count} interface texts of the locale “sv” are missing`);
  expect(report).toContain("“twsite locale add sv” writes a strings.yml to translate");
});

test("those of integrations are needed where the site shows some", async () => {
  const { integrations, ...texts } = translated;
  const settings = "integrations: { feedback: { mail: docs@example.com } }\n";
  expect(await reportWith(texts)).toBe("");
  const report = await reportWith(texts, settings);
  for (const name of Object.keys(integrations)) expect(report).toContain(`integrations.${name}`);
  expect(await reportWith(translated, settings)).toBe("");
});

test("those that are in English are one warning, in a language that twsite includes, too", async () => {
  const texts = { reader: { ...translated.reader, next: "Next", previous: "Previous" } };
  expect(await reportWith({ ...translated, ...texts })).toMatch(
    /^content\/sv\/strings\.yml:1:\d+ {2}warning {2}2 interface texts are in English, starting with “reader\.previous” {2}\[language-is-complete\]\n/,
  );
  const german = (strings: object) =>
    reportOf(
      writeFiles(join(temporaryFolder(), "content"), {
        "site.yml": smallSite["site.yml"]?.replace("{ id: en, tag: en", "{ id: de, tag: de") ?? "",
        "de/pages/index.md": "# Start\n",
        "de/strings.yml": JSON.stringify(strings),
      }),
    );
  // “Details” is German, too.
  expect(await german({ compiler: { details: "Details" } })).toBe("");
  expect(await german({ reader: { next: "Next" } })).toContain(
    "an interface text is in English: “reader.next”",
  );
});
