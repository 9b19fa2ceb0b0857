/** Interface texts: a language that the tool does not ship needs all of them, and is told in one run which are missing. */
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "../../schema/strings/en.json" with { type: "json" };
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { reportOf } from "./report.ts";

/** The report of a site in English and German, with these German texts; JSON is YAML, too. */
function reportWith(texts: object | undefined, settings = ""): Promise<string> {
  return reportOf(
    writeFiles(join(temporaryFolder(), "content"), {
      ...smallSite,
      "site.yml": `${smallSite["site.yml"]}  - { id: de, tag: de-DE, label: Deutsch }\n${settings}`,
      "de/pages/index.md": "# Start\n",
      ...(texts && { "de/strings.yml": JSON.stringify(texts) }),
    }),
  );
}

test("all of them are enough", async () => {
  expect(await reportWith(en)).toBe("");
});

test("what is missing is named, beside what does not fit", async () => {
  const { copyCode: _, ...reader } = en.reader;
  const { archiveTitle: __, ...compiler } = en.compiler;
  const report = await reportWith({
    ...en,
    reader,
    compiler: { ...compiler, tagsTitle: ["Tags"], archivTitle: "Archiv" },
  });
  expect(report).toMatch(
    /^content\/de\/strings\.yml {2}error {2}interface texts of the locale “de” are missing: reader\.copyCode, compiler\.archiveTitle {2}\[configuration-is-valid\]\n/,
  );
  expect(report).toContain("“tagsTitle” cannot be a list");
  expect(report).toContain("did you mean “archiveTitle”?");
});

test("without a file, the report says how many are missing and where to get one", async () => {
  const report = await reportWith(undefined);
  const { integrations: _, ...needed } = en;
  const count = Object.values(needed).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  expect(report).toContain(`${count} interface texts of the locale “de” are missing`);
  expect(report).toContain("“twsite locale add de” writes a strings.yml to translate");
});

test("those of integrations are needed where the site shows some", async () => {
  const { integrations, ...texts } = en;
  const settings = "integrations: { feedback: { mail: docs@example.com } }\n";
  expect(await reportWith(texts)).toBe("");
  const report = await reportWith(texts, settings);
  for (const name of Object.keys(integrations)) expect(report).toContain(`integrations.${name}`);
  expect(await reportWith(en, settings)).toBe("");
});
