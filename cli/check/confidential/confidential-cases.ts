/**
 * Confidential cases: each shows only what its client approved. The strictest of a page, its translations and its frozen versions
 * holds for all of them, and so do the files that any of them lists.
 */
import { posix } from "node:path";
import { ownValue } from "../../../schema/own-value.ts";
import { decoded } from "../../../schema/paths.ts";
import type { Page } from "../../compile/compile-files.ts";
import type { Finding, Place } from "../../report/finding.ts";
import { nearestPath } from "../../report/nearest.ts";
import {
  type Confidential,
  caseName,
  confidentialCases,
  degreeOf,
  isStricter,
} from "../../site/confidential.ts";
import { isExternal, splitSuffix } from "../../site/link-target.ts";
import type { Targets } from "../../site/references.ts";
import type { Site } from "../../site/site.ts";
import { besideInVersion, sourceInVersion } from "../../source/docs-sets.ts";
import type { CaseInputs } from "./case-inputs.ts";
import { type CaseRoute, fileMeant, type Use, usesOf } from "./confidential-uses.ts";

export function checkConfidentialCases(
  site: Site,
  pages: readonly Page[],
  targets: Targets,
  inputs: CaseInputs,
): Finding[] {
  const cases = confidentialCases(pages);
  if (cases.size === 0) return [];
  const routes = new Map<string, CaseRoute>();
  // A text shown instead of a translation is checked in its own language.
  for (const route of site.routes)
    if (route.page && route.page.fallback === undefined)
      routes.set(route.page.source.path, { ...route, page: route.page });
  return [...cases].flatMap(([name, confidential]) => {
    const own = pages.filter((page) => caseName(page) === name);
    return ofCase(confidential, { pages: own, routes }, targets, inputs);
  });
}

function ofCase(
  confidential: Confidential,
  { pages, routes }: { pages: readonly Page[]; routes: ReadonlyMap<string, CaseRoute> },
  targets: Targets,
  inputs: CaseInputs,
): Finding[] {
  const approvals = pages.flatMap((page) =>
    approvalsOf(page, routes.get(page.source.path), inputs).map((approval) => ({ ...approval, page })),
  );
  const approved = new Set(approvals.flatMap(({ url, files }) => [url, ...files]));
  const choices = approvals.flatMap(({ url, files }) => (files.length > 0 ? [url] : []));
  const gone = approvals.filter(({ files }) => files.length === 0);
  return [
    ...gone.map(
      ({ url, place, page }): Finding => ({
        rule: "link-resolves",
        file: page.source.path,
        place,
        message: `there is no file “${url}”`,
        expected: "a file beside the page or in static/, with its path as in a link",
      }),
    ),
    ...pages.flatMap((page) => weakened(page, confidential)),
    ...pages.flatMap((page) => {
      const route = routes.get(page.source.path);
      if (!route || page.isUncertain) return [];
      return usesOf(route, targets, inputs)
        .filter((use) => isShown(use, confidential) && !approved.has(use.from))
        .map((use) => finding(use, page, confidential, choices));
    }),
  ];
}

/** True: the degree restricts this use. A described case may take text from any source, and link to it. */
function isShown({ kind }: Use, { degree }: Confidential): boolean {
  return degree === "redacted" || kind === "picture" || kind === "code";
}

function weakened(page: Page, { degree, said }: Confidential): Finding[] {
  const own = degreeOf(page);
  if (own === undefined || !isStricter(degree, own)) return [];
  return [
    {
      rule: "translation-is-as-confidential",
      file: page.source.path,
      place: page.facts.keys["case.confidentiality"] ?? page.facts.keys.case,
      message: `this page says “${own}”, but ${said.source.path} says “${degree}” about the same case`,
      expected: `“${degree}” in all languages and versions of a case`,
      related: [saidAt(said)],
    },
  ];
}

function finding(
  { written, from, file, place, related = [] }: Use,
  page: Page,
  { degree, said }: Confidential,
  choices: readonly string[],
): Finding {
  const whose = said === page ? "this case" : "the case of this page";
  const isOfFile = !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(from);
  const entry = isOfFile ? entryFor(from, page) : from;
  return {
    rule: degree === "redacted" ? "redacted-case-keeps-to-its-files" : "described-case-shows-no-files",
    file,
    place,
    message: `${whose} is ${degree}, and ${written} is not among its approved files`,
    expected: `a file in case.approved_files; once the client approves “${entry}”, list it there`,
    nearest: nearestPath(written.replace(/[“”]/g, ""), choices),
    ...(said !== page || related.length > 0
      ? { related: [...related, ...(said === page ? [] : [saidAt(said)])] }
      : {}),
  };
}

/** The path of a file as the page would write it in its list. */
function entryFor(file: string, { source }: Page): string {
  if (file.startsWith("static/")) return file.slice("static".length);
  return posix.relative(posix.dirname(source.path), file);
}

function saidAt({ source, facts }: Page) {
  return {
    note: "confidential by",
    file: source.path,
    place: facts.keys["case.confidentiality"] ?? facts.keys.case,
  };
}

type Approval = { url: string; place: Place | undefined; files: readonly string[] };

/**
 * `approved_files` of the pages of a case → the files that all of them may use.
 * Each entry of the page's list, with the files that it names; none where there is no such file.
 */
function approvalsOf(page: Page, route: CaseRoute | undefined, inputs: CaseInputs): Approval[] {
  const { frontMatter, keys } = page.facts;
  const written = "case" in frontMatter ? (frontMatter.case?.approved_files ?? []) : [];
  return written.map((url, index) => {
    const asLink = route && fileMeant({ url, kind: "image" }, route, inputs);
    const asFile = isExternal(url) ? [] : candidates(url, page).filter(inputs.isFile);
    return {
      url,
      place: ownValue(keys, `case.approved_files.${index}`) ?? keys["case.approved_files"],
      files: [...new Set([...(asLink === undefined ? [] : [asLink]), ...asFile])],
    };
  });
}

/** Files that are named without a link: a part that is included, a component. */
function candidates(url: string, { source }: Page): string[] {
  const path = decoded(splitSuffix(url).path);
  if (!path.startsWith("/"))
    return [besideInVersion(path, source.path, () => false), posix.join(posix.dirname(source.path), path)];
  const inLocale = posix.normalize(source.locale + path);
  return [posix.normalize(`static${path}`), inLocale, sourceInVersion(inLocale, source.path)];
}
