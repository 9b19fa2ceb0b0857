/** What the cases of `tests/findings` tell a writer, by rule: each message once, whatever the names and numbers in it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Told = { rule: string; message: string; notes: string[] };

const folder = join(import.meta.dirname, "../findings");

/** In the order of rules, then of messages; of several that differ in what they quote, the first. */
export function toldFindings(): Told[] {
  const reports = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(join(folder, name, "expected.txt"), "utf8"))
    .sort();
  const told = new Map<string, Told>();
  for (const finding of reports.flatMap(findingsIn)) {
    const key = withoutValues([finding.rule, finding.message, ...finding.notes].join("\n"));
    if (!told.has(key)) told.set(key, finding);
  }
  return [...told.values()].sort(
    (a, b) => compare(a.rule, b.rule) || compare(a.message, b.message) || compare(`${a.notes}`, `${b.notes}`),
  );
}

/** A line for each finding, and below it, set in, what else is said of it. */
function findingsIn(report: string): Told[] {
  const found: Told[] = [];
  for (const line of report.split("\n")) {
    const [, message, rule] = /^\S.*? {2}(?:error|warning) {2}(.*) {2}\[(.+)\]$/.exec(line) ?? [];
    if (message !== undefined && rule !== undefined) found.push({ rule, message, notes: [] });
    else if (line.startsWith("  expected: ")) found.at(-1)?.notes.push(line.trim());
  }
  return found;
}

/** What is quoted is the writer's. */
export function withoutValues(text: string): string {
  return text.replace(/“[^”]*”/g, "“…”").replace(/\d[\d,.]*/g, "0");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
