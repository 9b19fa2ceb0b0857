/** Levels of rules in site.yml (`rules:`): each rule exists, and an error stays an error. */
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { isRule, levelOf, ruleNames, type SiteRule } from "../report/rules.ts";
import type { Configuration } from "../source/configuration.ts";

/** `siteRules` are those of the site's extensions. */
export function checkRuleLevels(
  { site }: Pick<Configuration, "site">,
  siteRules: readonly SiteRule[],
): Finding[] {
  const { file, value } = site;
  return Object.entries(value.rules).flatMap(([name, level]): Finding | Finding[] => {
    const path = ["rules", name];
    if (siteRules.some((own) => own === name)) return [];
    if (!isRule(name))
      return {
        rule: "configuration-is-valid",
        file,
        place: site.placeOf(path, true),
        message: `there is no rule “${name}”`,
        expected: "a rule name, as findings show it in brackets",
        nearest: nearest(name, [...ruleNames, ...siteRules]),
      };
    if (levelOf(name) === "warning" || level === "error") return [];
    return {
      rule: "configuration-is-valid",
      file,
      place: site.placeOf(path),
      message: `“${name}” is always an error, and cannot be set to “${level}”`,
      expected: "error, or no line for this rule",
    };
  });
}
