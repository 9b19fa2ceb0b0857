/** Findings of one cause as one: the same rule that says the same of the same thing, wherever it is. */
import { createHash } from "node:crypto";
import { compareFindings, type Finding, isError } from "./finding.ts";

/** The first of them in order, and the others. */
export type Cause = { first: Finding; others: Finding[] };

/** Causes in the order of their first findings. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<unknown, Cause>();
  for (const finding of [...findings].sort(compareFindings)) {
    const key = causeKey(finding) ?? finding;
    const cause = causes.get(key);
    if (cause) cause.others.push(finding);
    else causes.set(key, { first: finding, others: [] });
  }
  return [...causes.values()];
}

/** Each cause as one finding, which says how often it is met, and where else. */
export function onePerCause(findings: readonly Finding[]): Finding[] {
  return causesOf(findings).map(asOne);
}

export function asOne({ first, others }: Cause): Finding {
  if (others.length === 0) return first;
  const elsewhere = others.map(({ file, place }) => ({ note: "also", file, place }));
  return {
    ...first,
    message: `${others.length + 1} times: ${first.message}`,
    related: [...(first.related ?? []), ...elsewhere],
  };
}

/** A name for the cause of a finding, the same in every run; findings that are alone have one, too. */
export function groupOf(finding: Finding): string {
  const { rule, file, folder, place, message } = finding;
  const key = causeKey(finding) ?? JSON.stringify([rule, file, folder, place, message]);
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}

/** Findings whose message quotes nothing are never grouped; those that mention “this page” are grouped within one file. */
const quotes = /“|<\w/;
const ofItself = /\b(this|these) (page|file|folder|comment|line)s?\b|\bhere\b/;

function causeKey(finding: Finding): string | undefined {
  const { rule, message, expected, nearest, folder } = finding;
  if (!quotes.test(message) || folder !== undefined) return undefined;
  const file = ofItself.test(message) ? finding.file : undefined;
  return JSON.stringify([rule, isError(finding), message, expected, nearest, file]);
}
