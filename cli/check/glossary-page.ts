/** The glossary's page, to which terms lead: it exists and lists them. One finding for all terms of a language. */
import { posix } from "node:path";
import { ownValue } from "../../schema/own-value.ts";
import type { Reference } from "../markdown/includes/page-references.ts";
import type { Finding } from "../report/finding.ts";
import { glossaryFor } from "../site/glossary-for.ts";
import type { LinkIndex, Target, Targets } from "../site/references.ts";
import type { Site } from "../site/site.ts";
import { unpublishedText } from "../site/unpublished.ts";
import type { Configuration } from "../source/configuration.ts";
import { anchorProblem } from "./anchors.ts";

export function checkGlossaryPages(
  site: Site,
  targets: Targets,
  configuration: Configuration,
  { sources }: Pick<LinkIndex, "sources">,
): Finding[] {
  return site.routes.flatMap(({ path, locale, page }): Finding[] => {
    if (!page || page.fallback !== undefined) return [];
    const terms = page.facts.references.filter(({ isTerm }) => isTerm);
    const { glossary } = terms.length > 0 ? glossaryFor(locale, configuration) : {};
    if (!glossary) return [];
    const placed = ownValue(configuration.glossaries, glossary.file.split("/")[0] ?? "");
    const where = {
      file: glossary.file,
      place: placed?.placeOf(placed.isWritten(["page"]) ? ["page"] : []),
      expected: `${locale}${glossary.page} with ::glossary on a line of its own, or another “page” in glossary.yml`,
    };
    return terms.flatMap((term): Finding | Finding[] => {
      const problem = problemOf(term, targets.get(path)?.get(term.url), glossary.page);
      if (!problem) return [];
      const isMissing = problem.rule === "link-resolves";
      return {
        ...where,
        ...problem,
        nearest: isMissing ? namesake(locale, glossary.page, sources) : undefined,
        related: [{ note: "used by", file: term.included?.file ?? page.source.path, place: term.place }],
      };
    });
  });
}

function problemOf(
  { url }: Reference,
  target: Target | undefined,
  page: string,
): Pick<Finding, "rule" | "message"> | undefined {
  if (target?.kind === "draft")
    return { rule: "link-resolves", message: `terms link to “${page}”, which is ${unpublishedText(target)}` };
  if (target?.kind !== "route")
    return { rule: "link-resolves", message: `terms link to “${page}”, which does not exist` };
  if (!anchorProblem(url, target)) return undefined;
  return { rule: "anchor-resolves", message: `terms link to “${page}”, which does not list all of them` };
}

/** A page of the same name somewhere else, as `page` would name it. */
function namesake(locale: string, page: string, sources: LinkIndex["sources"]): string | undefined {
  const found = [...sources.keys()].find(
    (source) => source.startsWith(`${locale}/`) && posix.basename(source) === posix.basename(page),
  );
  return found?.slice(locale.length);
}
