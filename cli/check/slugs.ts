/** Slugs of pages: each is a path that browsers and hosts read as it is written. */
import { percentDecoded } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import type { ProblemText } from "../report/finding.ts";
import type { Route } from "../site/site.ts";
import { docsOfFile, docsSets } from "../source/docs-sets.ts";
import type { SourceFile } from "../source/source-file.ts";

/** The problem of a slug, or undefined if it is a path; the rest is checked on the whole route. */
export function slugProblem(slug: string): ProblemText | undefined {
  const not = (what: string, nearest?: string): ProblemText => ({
    message: `the slug “${slug}” ${what}`,
    expected: "a path such as setup or /guide/setup",
    nearest: nearest === slug || nearest === "" ? undefined : nearest,
  });
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(slug)?.[0];
  if (scheme !== undefined)
    return not(`starts with “${scheme}”, like an address of another site`, pathOf(slug));
  if (slug.startsWith("//"))
    return not("starts with “//”, like an address of another site", slug.replace(/^\/+/, "/"));
  const mark = /[?#]/.exec(slug)?.[0];
  if (mark !== undefined)
    return not(`contains “${mark}”, which a path cannot contain`, slug.slice(0, slug.indexOf(mark)));
  if (/\/{2,}/.test(slug)) return not("has an empty part", slug.replace(/\/{2,}/g, "/"));
  const written = percentDecoded(slug);
  return written === slug ? undefined : not("has percent-encoding, which browsers add", written);
}

function pathOf(address: string): string | undefined {
  return URL.canParse(address) ? percentDecoded(new URL(address).pathname) : undefined;
}

/** A slug that starts with what comes before it anyway: `/docs/x` in docs is at `/docs/docs/x`. */
export function repeatedArea(
  { page, path, locale }: Route,
  locales: readonly string[],
  site: Pick<SiteConfig, "docs" | "blog" | "versions">,
): ProblemText | undefined {
  const slug = page?.facts.frontMatter.slug;
  if (page === undefined || slug === undefined || page.fallback !== undefined) return undefined;
  const area = pathOfArea(page.source, site);
  const rest = `/${slug.replace(/^\//, "")}`;
  const isOwnArea = isBelow(rest, area);
  // Where the slug of a file of a folder starts with its own name, the folder is meant.
  const isRelative = !slug.startsWith("/") && page.source.name.includes("/");
  const isOwnLocale = locales.length > 1 && isBelow(rest, `/${locale}`);
  if (isRelative || !(isOwnArea || isOwnLocale)) return undefined;
  const without = isOwnArea ? rest : withoutStart(rest, `/${locale}`);
  return {
    message: `the slug “${slug}” repeats ${isOwnArea ? `“${area.slice(1)}”` : `the locale “${locale}”`}: the page is at ${path}`,
    expected: `a slug without it: slugs are relative to ${area === "/" ? "the language" : area}`,
    nearest: isBelow(without, area) ? withoutStart(without, area) : without,
  };
}

/** The start of the path before the slugs of an area, without the locale; `/` for pages, which have none. */
function pathOfArea(
  source: SourceFile,
  { docs, blog, versions }: Pick<SiteConfig, "docs" | "blog" | "versions">,
): string {
  if (source.area === "pages") return "/";
  if (source.area === "blog") return blog.path;
  const { set } = docsOfFile(source);
  return docsSets({ docs, versions }).find(({ name }) => name === set)?.path ?? "/";
}

function isBelow(path: string, start: string): boolean {
  return start !== "/" && `${path}/`.startsWith(`${start}/`);
}

function withoutStart(path: string, start: string): string {
  return path.slice(start.length) || "/";
}
