/** A fix leaves a page at least as right: one after which something else is wrong is not made, and is reported. */
// Tests: cli/pipeline
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyze } from "../../cli/pipeline/analyze.ts";
import { harmlessFixes } from "../../cli/pipeline/harmless-fixes.ts";
import type { Finding } from "../../cli/report/finding.ts";
import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";

const lines = [
  "# Page",
  "",
  "A [good link](other.md) and ==marked==.",
  "",
  "## Section",
  "",
  "Last words.",
  "",
];
const file = "en/docs/page.md";

/** A finding that replaces the first `written` of a line. */
function replacing(line: number, written: string, text: string): Finding {
  const column = (lines[line - 1] ?? "").indexOf(written) + 1;
  const fix = [{ start: { line, column }, end: { line, column: column + written.length }, text }];
  return { rule: "syntax-is-supported", file, message: `“${written}” is wrong`, fix };
}

async function after(findings: readonly Finding[]) {
  const contentFolder = writeFiles(temporaryFolder(), {
    ...smallSite,
    [file]: lines.join("\n"),
    "en/docs/other.md": "# Other\n\nText.\n",
  });
  const { analysis } = await analyze({
    contentFolder,
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  });
  const { fixed, texts, refused } = await harmlessFixes(
    findings,
    (path) => readFileSync(join(contentFolder, path), "utf8"),
    { contentFolder, analysis },
  );
  return {
    text: texts.get(file),
    fixed: fixed.map(({ message }) => message),
    refused: refused.map(({ harm }) => harm),
  };
}

const mark = replacing(3, "==marked==", "<mark>marked</mark>");

test.each([
  ["takes a link away", replacing(3, "](other.md)", "]"), /shown with its brackets|a link is gone/],
  ["takes a heading away", replacing(5, "## Section", "Section"), /the id “section” is gone/],
  ["changes the id of a heading", replacing(5, "Section", "Sections"), /the id “section” is gone/],
  ["opens code up to the end of the page", replacing(5, "##", "```"), /is gone|highlighted/],
  ["makes a comment of all that follows", replacing(5, "##", "<!--"), /is gone|comment/],
])("an edit that %s", async (_what, finding, harm) => {
  const both = await after([mark, finding]);
  expect(both.refused).toEqual([expect.stringMatching(harm)]);
  // The other one is made.
  expect(both.fixed).toEqual([mark.message]);
  expect(both.text).toBe(lines.join("\n").replace("==marked==", "<mark>marked</mark>"));
});

test("of a page whose only edit does harm, nothing is written", async () => {
  const { text, fixed } = await after([replacing(5, "## Section", "Section")]);
  expect({ text, fixed }).toEqual({ text: undefined, fixed: [] });
});
