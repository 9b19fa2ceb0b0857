/** A rule of the site as the processor calls it: its reports on a node become findings. */
import type { Nodes } from "mdast";
import type { Point } from "unist";
import type { Problem, RuleDefinition } from "../../../schema/extend.ts";
import { ExtensionFailure } from "../../markdown/extension-runs.ts";
import type { SiteRuleCheck } from "../../markdown/extensions.ts";
import { placeOf } from "../../markdown/mdast/place.ts";
import type { LocaleExtensions } from "../../markdown/site-extensions.ts";
import type { PageFinding, Place } from "../../report/finding.ts";

export function ruleCheck(rule: RuleDefinition, extension: string, locale: string): SiteRuleCheck {
  const check: SiteRuleCheck["check"] = (node, source) => {
    const findings: PageFinding[] = [];
    const report = (problem: Problem) => findings.push(findingOf(problem, rule, node, source(node)));
    try {
      rule.check(node, report, { source, locale });
    } catch (error) {
      throw new ExtensionFailure(extension, error, placeOf(node));
    }
    return findings;
  };
  return { extension, check };
}

/** True for a rule of all languages, and for one of a language that the pages are in. */
export function isForLanguage({ language }: RuleDefinition, { language: tag }: LocaleExtensions): boolean {
  if (language === undefined) return true;
  const [wanted, own] = [language.toLowerCase(), tag.toLowerCase()];
  return own === wanted || own.startsWith(`${wanted}-`);
}

function findingOf(problem: Problem, rule: RuleDefinition, node: Nodes, source: string): PageFinding {
  const { message, expected, part, replacement } = problem;
  const { id, description, level } = rule;
  if (typeof message !== "string" || message === "") throw new Error(`the rule “${id}” reports no message`);
  const [from, to] = part ?? [0, source.length];
  const start = node.position && placeAfter(node.position.start, source.slice(0, from));
  const end = node.position && placeAfter(node.position.start, source.slice(0, to));
  const isEdit = replacement !== undefined && start && end;
  return {
    rule: `site/${id}`,
    ...(level === "error" && { level }),
    place: start,
    message,
    expected: expected ?? (replacement ? `“${replacement}”` : undefined),
    ...(isEdit && { fix: [{ start, end, text: replacement }] }),
    description,
  };
}

/** Where the text ends that starts at the point. */
function placeAfter({ line, column }: Point, text: string): Place {
  const lines = text.split("\n");
  const last = lines.at(-1) ?? "";
  return lines.length === 1
    ? { line, column: column + last.length }
    : { line: line + lines.length - 1, column: 1 + last.length };
}
