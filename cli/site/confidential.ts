/** Confidential cases: a page, its translations and its frozen versions are as confidential as the strictest of them. */
import type { Page } from "../compile/compile-files.ts";
import { cleanName } from "../source/number-prefix.ts";

/** Degrees of confidentiality, the strictest last. */
const degrees = ["public", "described", "redacted"] as const;
type Degree = (typeof degrees)[number];

/** `said` is the page that says so. */
export type Confidential = { degree: Exclude<Degree, "public">; said: Page };

/** A name that a case has in every language and version; undefined for pages that cannot be cases. */
export function caseName({ source: { area, name } }: Page): string | undefined {
  return area === "docs" ? name.split("/").map(cleanName).join("/") : undefined;
}

/** The degree that the page itself states. */
export function degreeOf({ facts: { frontMatter } }: Page): Degree | undefined {
  return "case" in frontMatter ? frontMatter.case?.confidentiality : undefined;
}

export function isStricter(a: Degree, b: Degree): boolean {
  return degrees.indexOf(a) > degrees.indexOf(b);
}

/** Cases that are not public, by name. Drafts count, because their degree is also that of their translations. */
export function confidentialCases(pages: readonly Page[]): ReadonlyMap<string, Confidential> {
  const cases = new Map<string, Confidential>();
  for (const page of pages) {
    const [name, degree] = [caseName(page), degreeOf(page)];
    if (name === undefined || degree === undefined || degree === "public") continue;
    const known = cases.get(name);
    if (!known || isStricter(degree, known.degree)) cases.set(name, { degree, said: page });
  }
  return cases;
}

/** Marks the pages of confidential cases, which do not show their path and dates in the repository. */
export function withConfidentiality(pages: readonly Page[]): readonly Page[] {
  const cases = confidentialCases(pages);
  if (cases.size === 0) return pages;
  return pages.map((page) => (cases.has(caseName(page) ?? "") ? { ...page, isConfidential: true } : page));
}
