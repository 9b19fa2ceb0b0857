/** Slugs of pages: each is a path that browsers and hosts read as it is written. */
import type { Finding } from "../report/finding.ts";
import type { Route } from "../site/site.ts";

type Problem = Pick<Finding, "message" | "expected" | "nearest">;

/** Undefined where the slug is a path; the rest is checked on the whole route. */
export function slugProblem(slug: string): Problem | undefined {
  const not = (what: string, nearest?: string): Problem => ({
    message: `the slug “${slug}” ${what}`,
    expected: "a path such as setup or /guide/setup",
    nearest: nearest === slug || nearest === "" ? undefined : nearest,
  });
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(slug)?.[0];
  if (scheme !== undefined)
    return not(`starts with “${scheme}”, as an address of another site`, pathOf(slug));
  if (slug.startsWith("//"))
    return not("starts with “//”, as an address of another site", slug.replace(/^\/+/, "/"));
  const mark = /[?#]/.exec(slug)?.[0];
  if (mark !== undefined)
    return not(`has “${mark}”, after which no path goes on`, slug.slice(0, slug.indexOf(mark)));
  if (/\/{2,}/.test(slug)) return not("has an empty part", slug.replace(/\/{2,}/g, "/"));
  const written = percentDecoded(slug);
  return written === slug ? undefined : not("has percent escapes, which browsers add by themselves", written);
}

function pathOf(address: string): string | undefined {
  return URL.canParse(address) ? percentDecoded(new URL(address).pathname) : undefined;
}

/** Unchanged without an escape, or with a broken one: a “%” is just a character. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A slug that starts with what comes before it anyway: `/docs/x` in docs is at `/docs/docs/x`. */
export function repeatedArea({ page, path, locale }: Route, locales: readonly string[]): Problem | undefined {
  const slug = page?.facts.frontMatter.slug;
  if (page === undefined || slug === undefined || page.fallback !== undefined) return undefined;
  // What is in pages/ has no such start of its own.
  const area = page.source.area === "pages" ? undefined : page.source.area;
  const [first, ...rest] = slug.replace(/^\//, "").split("/");
  const isOwnArea = first !== undefined && first === area;
  // Where the slug of a file of a folder starts with its own name, the folder is meant.
  const isRelative = !slug.startsWith("/") && page.source.name.includes("/");
  if (isRelative || !(isOwnArea || (first === locale && locales.length > 1))) return undefined;
  const without = rest[0] === area && !isOwnArea ? rest.slice(1) : rest;
  return {
    message: `the slug “${slug}” repeats ${isOwnArea ? `“${area}”` : `the locale “${locale}”`}: the page is at ${path}`,
    expected: `a slug below ${area === undefined ? "the language" : `/${area}`}, without it`,
    nearest: `/${without.join("/")}`,
  };
}
