/** What a finding suggests for an address is right: written in its place, it is no finding any more. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../../cli/pipeline/analyze.ts";
import type { Finding } from "../../cli/report/finding.ts";
import { temporaryFolder } from "../sites/folders.ts";

const folder = import.meta.dirname;
const rules = [
  "anchor-resolves",
  "image-resolves",
  "link-leads-to-a-page",
  "link-resolves",
  "link-stays-in-locale",
];

async function findingsIn(contentFolder: string): Promise<readonly Finding[]> {
  const options = {
    baseUrl: undefined,
    jobs: 1,
    cacheFolder: undefined,
    version: "test",
    workerScript: undefined,
  };
  return (await analyze({ ...options, contentFolder })).findings;
}

const quotations = [
  /^“(.*)” is a broken link/,
  /^“(.*?)” (?:points to the Markdown|links from)/,
  /^there is no image “(.*)”$/,
  /has no heading or element with the id “(.*)”$/,
];

/** What was written, as a finding quotes it; of an anchor, the page with it. */
function writtenIn({ message, rule, nearest = "" }: Finding): string {
  const quoted =
    quotations.map((pattern) => pattern.exec(message)?.[1]).find((text) => text !== undefined) ?? "";
  return rule === "anchor-resolves" ? `${nearest.slice(0, nearest.indexOf("#") + 1)}${quoted}` : quoted;
}

const names = readdirSync(folder, { withFileTypes: true }).flatMap(({ name }) => {
  if (!readdirSync(folder).includes(name) || name.includes(".")) return [];
  const report = readFileSync(join(folder, name, "expected.txt"), "utf8");
  return report.includes("did you mean") && rules.some((rule) => report.includes(`[${rule}]`)) ? [name] : [];
});

describe("what is suggested is no finding", () => {
  test.each(names)("%s", async (name) => {
    const content = join(temporaryFolder(), "content");
    cpSync(join(folder, name, "content"), content, { recursive: true });
    const before = await findingsIn(content);
    const suggested = before.filter(
      ({ rule, nearest, file }) => rules.includes(rule) && nearest !== undefined && file.endsWith(".md"),
    );
    for (const finding of suggested) expect(finding.nearest).not.toBe(writtenIn(finding));
    const applied = suggested.filter((finding) => apply(content, finding));
    const after = await findingsIn(content);
    for (const { file, rule, place, nearest } of applied)
      expect(
        after.filter(
          (finding) =>
            finding.rule === rule &&
            finding.file === file &&
            finding.place?.line === place?.line &&
            finding.message.includes(`“${nearest}”`),
        ),
      ).toEqual([]);
    // Nearly everything that is suggested could be tried.
    expect(applied.length * 2).toBeGreaterThanOrEqual(suggested.length);
  });
});

/** False where the line does not hold what the finding quotes: it is in a definition further down. */
function apply(content: string, finding: Finding): boolean {
  const path = join(content, finding.file);
  const lines = readFileSync(path, "utf8").split("\n");
  const index = (finding.place?.line ?? 0) - 1;
  const line = lines[index] ?? "";
  const written = writtenIn(finding);
  if (written === "" || !line.includes(written)) return false;
  const at =
    [`(${written}`, `"${written}"`, `<${written}`, written]
      .map((form) => line.indexOf(form))
      .find((each) => each >= 0) ?? 0;
  const start = line.indexOf(written, at);
  lines[index] = line.slice(0, start) + (finding.nearest ?? "") + line.slice(start + written.length);
  writeFileSync(path, lines.join("\n"));
  return true;
}
