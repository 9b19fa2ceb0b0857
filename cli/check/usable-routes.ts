/** Routes: each is usable as an address and as a file on every system, belongs to one page, and is not a path of the site's own files. */

import { HASHED_FOLDER, percentDecoded } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { type Finding, firstPlace, type ProblemText } from "../report/finding.ts";
import { documentPaths } from "../site/document-paths.ts";
import { parentFolders } from "../site/parent-folders.ts";
import type { Route, Site } from "../site/site.ts";
import type { Categories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import { originOf } from "./route-origin.ts";
import { filesOfRoute, keyOf, type WrittenFiles } from "./written-files.ts";

const reserved = new Set(["data", HASHED_FOLDER, "_", "manifest", "routes", "index"]);

/** A route whose data would have the path of a JSON Schema. */
const schemaRoute = /^\/schemas\/[^/]+\.schema$/i;

export function checkRoutes(
  site: Site,
  configuration: Configuration,
  categories: Categories,
  written: WrittenFiles,
): Finding[] {
  const { value: config } = configuration.site;
  const { documents } = config;
  const first = new Map<string, Route>();
  const seen = new Set<string>();
  // A finding is about the page itself, not about the routes that show it instead of a translation.
  const isBorrowed = ({ page }: Route) => page?.fallback !== undefined;
  // If two pages have one address, the finding is about the one with a slug.
  const hasSlug = ({ page }: Route) => page?.facts.frontMatter.slug !== undefined;
  const order = (route: Route) => 2 * Number(isBorrowed(route)) + Number(hasSlug(route));
  const routes = [...site.routes].sort((a, b) => order(a) - order(b));
  const unanswered = config.trailing_slash && documents === "file" ? [slashOfFile(configuration)] : [];
  return [
    ...unanswered,
    ...routes.flatMap((route): Finding[] => {
      if (route.page?.isUncertain) return [];
      const origin = () => originOf(route, configuration, categories);
      const slug = route.page?.facts.frontMatter.slug;
      const invalid =
        (slug === undefined ? undefined : slugProblem(slug)) ?? htmlRoute(route) ?? invalidPart(route.path);
      if (invalid !== undefined)
        return once(seen, [route], [{ rule: "route-is-valid", ...origin(), ...invalid }]);

      const key = keyOf(route.path.replace(/\/$/, ""));
      const other = first.get(key);
      if (!other) first.set(key, route);
      else {
        const isOwn = route.page && !(isBorrowed(route) && other.page);
        const [one, two] = isOwn || !other.page ? [route, other] : [other, route];
        const second = originOf(one, configuration, categories);
        const { file, place } = originOf(two, configuration, categories);
        const found = {
          ...second,
          ...duplicate(one, two, file),
          // A list that the site makes by itself is in no file.
          ...((place || two.meta.kind === "category") && { related: [firstPlace(file, place)] }),
        };
        return once(seen, [one, two], [found]);
      }
      const shared = sharedDocument(route, documents, written);
      if (shared) {
        const [one, two] = route.page ? [route, shared] : [shared, route];
        const found = {
          rule: "route-is-free" as const,
          ...originOf(one, configuration, categories),
          message: `with “documents: ${documents}”, “${one.path}” and “${two.path}” are the same file`,
          expected: "another slug or file name",
        };
        return once(seen, [one, two], [found]);
      }
      const taken = takenPlace(route, site, documents, written);
      return taken ? once(seen, [route], [{ rule: "route-is-free", ...origin(), ...taken }]) : [];
    }),
  ];
}

/** No host answers `/docs/x/` with the file `docs/x.html`. */
function slashOfFile({ site }: Configuration): Finding {
  return {
    rule: "configuration-is-valid",
    file: site.file,
    place: site.placeOf(["trailing_slash"]),
    message: "hosts do not answer “/docs/x/” with the file “docs/x.html” of “documents: file”",
    expected: "“documents: folder” or “both” with “trailing_slash: true”",
  };
}

/** Another route whose document is the same file, as that of `/blog/index` is where `/blog` is `blog/index.html`. */
function sharedDocument(
  route: Route,
  documents: SiteConfig["documents"],
  written: WrittenFiles,
): Route | undefined {
  return documentPaths(route.path, documents)
    .map((path) => written.documents.get(keyOf(path)))
    .find((other) => other !== undefined && other.path !== route.path);
}

/** A problem is the same in every locale that shows the page and on every page of a list: one finding is enough. */
function once(seen: Set<string>, routes: readonly Route[], findings: Finding[]): Finding[] {
  const names = routes.map(({ page, identity }) => (page ? page.source.path : identity.replace(/:\d+$/, "")));
  const key = names.sort().join(" ");
  if (seen.has(key)) return [];
  seen.add(key);
  return findings;
}

/** Bytes of a file name on common file systems, less the longest ending that is added. */
const longest = 255 - ".json".length;
/** Bytes of a path on macOS (1,024), less some for the output folder and the names around a route. */
const longestPath = 800;

/** Hosts and the reader take `.html` for the ending of a document, and leave it out. */
function htmlRoute({ path, page }: Route): ProblemText | undefined {
  const clean = path.replace(/(^|\/)index\.html$|\.html$/i, "");
  if (clean === path) return undefined;
  const { slug } = page?.facts.frontMatter ?? {};
  const inSlug = slug?.replace(/(^|\/)index\.html$|\.html$/i, "");
  const inFile = page?.source.path
    .replace(/(?<!\/index)\.html\.md$|\.html(?=\.md$)/i, ".md")
    .replace(/\.md\.md$/, ".md");
  return {
    message: `the route “${path}” ends in “${path.slice(path.lastIndexOf("."))}”, but routes have no file extension`,
    expected: `“${clean || "/"}”; aliases: [${path}] in the front matter keeps the old address`,
    nearest: slug === undefined ? inFile : inSlug || "/",
  };
}

/** Findings for a path that cannot be an address and a file everywhere. */
export function invalidPart(path: string): ProblemText | undefined {
  const parts = path.slice(1).split("/");
  const bad = parts.find((part) => part === "." || part === ".." || /[\p{Cc}\\]/u.test(part));
  if (bad !== undefined)
    return {
      message: `“${visible(bad)}” cannot be a part of a route, as in “${visible(path)}”`,
      expected: "a slug or permalink without “.” or “..” as a part, backslashes and control characters",
    };
  const long = parts.find((part) => Buffer.byteLength(part) > longest);
  if (long === undefined && Buffer.byteLength(path) > longestPath)
    return {
      message: `“${path.slice(0, 40)}…” is too long for a path`,
      expected: `at most ${longestPath} bytes`,
    };
  return long === undefined
    ? undefined
    : {
        message: `“${long.slice(0, 40)}…” is too long for a file name`,
        expected: `at most ${longest} bytes`,
      };
}

/** Control characters as the escapes that YAML knows. */
function visible(text: string): string {
  return text.replace(
    /\p{Cc}/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}

function duplicate(route: Route, other: Route, otherFile: string): Omit<Finding, "file"> {
  if (other.page?.fallback !== undefined)
    return {
      rule: "route-is-unique",
      message: `the route “${route.path}” is also the route of ${otherFile}, which has no translation`,
      expected: "the path of the page that this one translates, or another slug",
    };
  const whose = other.page ? otherFile : generatedPage(other);
  const isOtherCase = keyOf(route.path) === keyOf(other.path) && route.path !== other.path;
  const difference = isOtherCase ? `; only case differs (“${other.path}”)` : "";
  return {
    rule: "route-is-unique",
    message: `the route “${route.path}” is also the route of ${whose}${difference}`,
    expected: "another slug, permalink or file name for one of them",
  };
}

function generatedPage({ meta, identity, path }: Route): string {
  if (meta.kind === "category") return `the category “${meta.title}”`;
  if (meta.kind === "tag" || meta.kind === "author") return `the ${meta.kind} “${identity.split(":")[1]}”`;
  if (meta.kind === "doc-tag") return `the page of a tag of docs, “${meta.title}”`;
  return meta.kind === "not-found" ? "the not-found page" : `the list at “${path}”`;
}

function takenPlace(
  { path, page, locale }: Route,
  { locales }: Site,
  documents: Parameters<typeof filesOfRoute>[1],
  { clashes }: WrittenFiles,
): ProblemText | undefined {
  const owner = locales.findLast(({ home }) => path.startsWith(home));
  const home = owner?.home ?? "/";
  if (owner && owner.id !== locale)
    return {
      message: `the route “${path}” belongs to the locale “${owner.id}”`,
      expected: `a route that does not start with ${home}`,
    };
  const start = keyOf(path.slice(home.length).split("/")[0] ?? "");
  if (page && (reserved.has(start) || start.startsWith(".twsite")))
    return {
      message: `the route “${path}” is reserved for the site's own files`,
      expected: `a route that does not start with ${home}${start}`,
    };
  if (page && schemaRoute.test(path))
    return {
      message: `the route “${path}” is reserved for the site's own files`,
      expected: "a route that does not end with .schema",
    };
  if (clashes.size === 0) return undefined;
  const inTheWay = filesOfRoute(path, documents)
    .flatMap(parentFolders)
    .find((folder) => clashes.has(keyOf(folder)));
  return inTheWay === undefined
    ? undefined
    : {
        message: `the route “${path}” needs a folder where the site writes the file “${inTheWay}”`,
        expected: "another slug or file name",
      };
}

/** The problem of a slug, or undefined if it is a path; the rest is checked on the whole route. */
function slugProblem(slug: string): ProblemText | undefined {
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
