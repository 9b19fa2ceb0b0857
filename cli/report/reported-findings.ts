/** Findings as they are reported: without those that comments ignore, and with the levels that site.yml sets. */
import { grouped } from "../../schema/grouped.ts";
import { ownValue } from "../../schema/own-value.ts";
import type { RuleLevel } from "../../schema/site.ts";
import { type Finding, isError } from "./finding.ts";
import type { IgnoreComment } from "./ignore-comment.ts";
import { withDifference } from "./look-alikes.ts";
import { isRule, type Rule } from "./rules.ts";

/** Levels by rule. The check of site.yml reports unknown names. */
type RuleLevels = Readonly<Record<string, RuleLevel>>;

/** Neither a comment nor site.yml takes anything away from an error; only the site's own rules are its business. */
export function reportedFindings(
  findings: readonly Finding[],
  ignoreComments: readonly IgnoreComment[],
  levels: RuleLevels,
): Finding[] {
  const used = new Set<string>();
  const byFile = grouped(ignoreComments, ({ about, file }) => about ?? file);
  const left = findings.filter((finding) => {
    const own = isError(finding)
      ? []
      : (byFile.get(finding.file) ?? []).filter((ignoreComment) => isAbout(ignoreComment, finding));
    for (const ignoreComment of own) used.add(keyOf(ignoreComment, finding.rule));
    return own.length === 0;
  });
  // An error may hide the finding that a comment is for.
  const unneeded = left.some(isError) ? [] : unneededIgnoreComments(ignoreComments, used);
  return [...left.map(withDifference), ...unneeded].flatMap((finding) => {
    const level = ownValue(levels, finding.rule);
    const isFixed = isError(finding) && isRule(finding.rule);
    if (level === undefined || isFixed) return [finding];
    return level === "off" ? [] : [{ ...finding, level }];
  });
}

/** A finding without a place is about the whole of a file. */
function isAbout({ rules, about, lines: [first, last] }: IgnoreComment, { rule, place }: Finding): boolean {
  if (!rules.includes(rule) || (place === undefined) !== (about !== undefined)) return false;
  return place === undefined || (place.line >= first && place.line <= last);
}

/** Said once of a comment in a file that several pages include. */
function unneededIgnoreComments(
  ignoreComments: readonly IgnoreComment[],
  used: ReadonlySet<string>,
): Finding[] {
  const told = new Set(used);
  return ignoreComments.flatMap((ignoreComment) =>
    ignoreComment.rules.flatMap((rule): Finding | Finding[] => {
      const key = keyOf(ignoreComment, rule);
      if (told.has(key)) return [];
      told.add(key);
      return {
        rule: "ignore-comment-is-needed",
        file: ignoreComment.file,
        place: ignoreComment.place,
        message: `there is no “${rule}” finding to ignore here`,
        expected: "the comment right above what it ignores, or no comment",
      };
    }),
  );
}

function keyOf({ file, place }: IgnoreComment, rule: Rule): string {
  return JSON.stringify([rule, file, place.line, place.column]);
}

/** Findings of a file that several pages include are reported once, with all that include it. */
export function oncePerPlace(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  const met = new Set<string>();
  const whole = findings.filter((finding) => {
    const { rule, file, folder, place, message } = finding;
    const key = JSON.stringify([rule, file, folder, place?.line, place?.column, message]);
    if (!finding.related) return met.size < met.add(key).size;
    const first = kept.get(key);
    if (first) kept.set(key, { ...first, related: [...(first.related ?? []), ...finding.related] });
    else kept.set(key, finding);
    return false;
  });
  return [...whole, ...[...kept.values()].map(withoutRepeats)];
}

function withoutRepeats(finding: Finding): Finding {
  const related = new Map(finding.related?.map((other) => [JSON.stringify(other), other]));
  return { ...finding, related: [...related.values()] };
}
