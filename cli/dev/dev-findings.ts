/** Findings as an open page shows them: errors first, each with its line. */
import type { DevFinding } from "../../schema/dev-event.ts";
import { asOne, type Cause, causesOf } from "../report/causes.ts";
import { visibleText } from "../report/escape-control-characters.ts";
import type { LineOf } from "../report/excerpt.ts";
import { sourceExcerpt } from "../report/excerpt.ts";
import { type Finding, isError } from "../report/finding.ts";
import { pathOf } from "../report/path-of.ts";
import { relatedLines } from "../report/whole-message.ts";
import { sourceLines } from "../source/source-lines.ts";

/** The largest number of findings that a page shows. */
const mostShown = 100;

/** `findings` are in their order. */
export function devFindings(findings: readonly Finding[], contentFolder: string): DevFinding[] {
  const lineOf = sourceLines(contentFolder);
  const causes = causesOf(findings);
  const errors = causes.filter(({ first }) => isError(first));
  const warnings = causes.filter(({ first }) => !isError(first));
  return [...errors, ...warnings]
    .slice(0, mostShown)
    .map((cause) => devFinding(cause, contentFolder, lineOf));
}

function devFinding(cause: Cause, contentFolder: string, lineOf: LineOf): DevFinding {
  const finding = asOne(cause);
  const { file, place, message, rule, expected, nearest, related } = finding;
  const path = pathOf(finding, contentFolder);
  const line = place && file !== "" ? lineOf(file, place.line) : undefined;
  return {
    level: isError(finding) ? "error" : "warning",
    where: place ? `${path}:${place.line}:${place.column}` : path,
    message: visibleText(message),
    rule,
    times: cause.others.length + 1,
    excerpt: place && line?.trim() ? sourceExcerpt(line, place) : [],
    ...(expected !== undefined && { expected }),
    ...(nearest !== undefined && { nearest }),
    related: relatedLines(related, (other) => pathOf({ file: other }, contentFolder)),
  };
}
