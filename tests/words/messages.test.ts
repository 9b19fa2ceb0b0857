/**
 * Everything that the command says, to be read in one sitting in `messages.txt`: findings, help, summaries, errors, and the
 * texts of rare cases, from the sources.
 * `UPDATE=1` writes it again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { causes } from "../../cli/import/losses.ts";
import { ruleDescriptions, ruleNames } from "../../cli/report/rules.ts";
import { american, turns } from "./plain-english.ts";
import { commandTexts, helpTexts } from "./told-commands.ts";
import { textsNotIn } from "./told-elsewhere.ts";
import { toldFindings, withoutValues } from "./told-findings.ts";

const golden = join(import.meta.dirname, "messages.txt");
const findings = toldFindings();

test("messages.txt is what the command says", async () => {
  const printed = [...(await helpTexts()), ...(await commandTexts())];
  const shown = [
    ...ruleNames.map(ofRule),
    ...ofSiteRules(),
    ["What import-report.md says", ...Object.values(causes).map(ofCause)].join("\n"),
    ...printed.map(({ of, text }) => `$ ${of}\n${text}`),
  ].join("\n\n");
  const elsewhere = ["Other texts in the sources, with “…” for what is filled in", ...textsNotIn(shown)].join(
    "\n",
  );
  const text = `${shown}\n\n${elsewhere}`;
  if (process.env.UPDATE === "1") writeFileSync(golden, `${text}\n`);
  expect(`${text}\n`).toBe(readFileSync(golden, "utf8"));
});

function ofRule(rule: keyof typeof ruleDescriptions): string {
  return [`${rule}: ${ruleDescriptions[rule]}`, ...linesOf(rule)].join("\n");
}

/** Those of the sites of the cases. */
function ofSiteRules(): string[] {
  const names = new Set(findings.map(({ rule }) => rule).filter((rule) => rule.startsWith("site/")));
  return [...names].map((rule) => [rule, ...linesOf(rule)].join("\n"));
}

function ofCause({ title, readers, todo }: (typeof causes)[keyof typeof causes]): string {
  return `  ${title}: ${readers} To do: ${todo}.`;
}

function linesOf(rule: string): string[] {
  return findings
    .filter((finding) => finding.rule === rule)
    .flatMap(({ message, notes }) => [`  ${message}`, ...notes.map((note) => `      ${note}`)]);
}

/** Keys of site.yml, types of schema.org, values of HTML and names of our files are spelt as they are. */
const spelledByOthers = /\borganization\b|\balign=center\b|^(?:cli|schema)\/.*$/gim;

test("no message has a word or a turn that has a plainer one", () => {
  const lines = withoutValues(readFileSync(golden, "utf8")).replace(spelledByOthers, "").split("\n");
  const found = lines.flatMap((line) =>
    [...turns, ...american].flatMap(({ pattern, instead }) => {
      const phrase = pattern.exec(line)?.[0];
      return phrase === undefined ? [] : [`${line.trim()} (“${phrase}” → ${instead})`];
    }),
  );
  expect(found).toEqual([]);
});

const mostCharacters = 100;
/** Their length is that of what they quote. */
const quotesMuch = [
  // What the component's own code says.
  /^the component “\w+” \(\S+\) fails here: /,
  // A line of the page, of which the start is quoted.
  /^“.{30,}…” /,
];

test(`no message has more than ${mostCharacters} characters`, () => {
  const long = findings
    .map(({ message }) => message)
    .filter((message) => message.length > mostCharacters && !quotesMuch.some((quote) => quote.test(message)));
  expect(long).toEqual([]);
});
