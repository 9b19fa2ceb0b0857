/** The compiler of pages of a site with extensions: what fails is a finding that names the extension. */

import type { Nodes } from "mdast";
import type { Problem, RuleDefinition } from "../../../schema/extend.ts";
import { type CompilePage, extendedPageCompiler } from "../../markdown/compile-page.ts";
import type { CompileSettings } from "../../markdown/compile-settings.ts";
import type { CompiledPage } from "../../markdown/compiled-page.ts";
import { ExtensionFailure, onPage } from "../../markdown/extension-runs.ts";
import type { PageExtensions, SiteRuleCheck } from "../../markdown/extensions.ts";
import { parseExtended } from "../../markdown/mdast/parse.ts";
import { placeAt, placeOf, pointAfter } from "../../markdown/mdast/place.ts";
import type { LocaleExtensions } from "../../markdown/site-extensions.ts";
import type { PageFinding } from "../../report/finding.ts";
import { limits } from "../../report/limits/limits.ts";
import { loadExtensions } from "./load-extensions.ts";
import { siteDirective } from "./site-directive.ts";

type Compile = (...of: Parameters<CompilePage>) => Promise<CompiledPage>;

/**
 * Never rejects because of an extension. The first page is compiled twice: an extension must give the same result for the same
 * text. `most` is the time of a call in milliseconds.
 */
export function extendedCompiler(
  settings: CompileSettings,
  extensions: LocaleExtensions,
  most: number = limits.extensionTime,
): Compile {
  let compilePage: Compile;
  try {
    compilePage = extendedPageCompiler(settings, pageExtensions(extensions));
  } catch (error) {
    const page = failed(error);
    return async () => page;
  }
  const times = new Map<string, number>();
  const timeOf = (name = ""): number => times.get(name) ?? most;
  const compile: Compile = async (source, fileAccess) => {
    try {
      return await onPage({ path: fileAccess?.path, timeOf }, () => compilePage(source, fileAccess));
    } catch (error) {
      // One that ends on no page would take its whole time on each of them.
      if (error instanceof ExtensionFailure && error.isLate)
        times.set(error.extension, Math.max(timeOf(error.extension) / 2, most / 100));
      return failed(error);
    }
  };
  let isFirst = true;
  return async (...of) => {
    const page = await compile(...of);
    if (!isFirst || !page.facts) return page;
    isFirst = false;
    const again = await compile(...of);
    return JSON.stringify(page) === JSON.stringify(again) ? page : unsteady(page, extensions);
  };
}

function failed(error: unknown): CompiledPage {
  if (!(error instanceof ExtensionFailure)) throw error;
  return {
    findings: [
      {
        rule: "extension-works",
        place: error.place,
        message: `the extension “${error.extension}” failed: ${error.message}`,
        ...(error.isLate && {
          expected: `a result within ${limits.extensionTime / 1000} s`,
          mayPass: true as const,
        }),
      },
    ],
  };
}

function unsteady(page: CompiledPage, { entries }: LocaleExtensions): CompiledPage {
  const names = [...new Set(entries.map(({ name }) => `“${name}”`))].join(", ");
  return {
    ...page,
    findings: [
      ...page.findings,
      {
        rule: "extension-works",
        message: `with ${names}, this page compiles to a different result each time`,
        expected: "extensions that do not use the time, random values or state kept between pages",
      },
    ],
  };
}

/** A site's extensions as the processor of the pages of one locale has them. Throws an `ExtensionFailure`. */
function pageExtensions(extensions: LocaleExtensions): PageExtensions {
  const { directives, rules, remark, rehype } = loadExtensions(extensions);
  const { locale } = extensions;
  return {
    directives: directives.map(({ definition, extension }) => siteDirective(definition, extension, locale)),
    rules: rules
      .filter(({ definition }) => isForLanguage(definition, extensions))
      .map(({ definition, extension }) => ruleCheck(definition, extension, locale)),
    remark,
    rehype,
    parse: parseExtended,
  };
}

/** A rule of the site as the processor calls it: its reports on a node become findings. */
function ruleCheck(rule: RuleDefinition, extension: string, locale: string): SiteRuleCheck {
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
function isForLanguage({ language }: RuleDefinition, { language: tag }: LocaleExtensions): boolean {
  if (language === undefined) return true;
  const [wanted, own] = [language.toLowerCase(), tag.toLowerCase()];
  return own === wanted || own.startsWith(`${wanted}-`);
}

function findingOf(problem: Problem, rule: RuleDefinition, node: Nodes, source: string): PageFinding {
  const { message, expected, part, replacement } = problem;
  const { id, description, level } = rule;
  if (typeof message !== "string" || message === "") throw new Error(`the rule “${id}” reports no message`);
  const [from, to] = part ?? [0, source.length];
  const [start, end] = [from, to].map(
    (index) => node.position && placeAt(pointAfter({ ...node.position.start, offset: 0 }, source, index)),
  );
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
