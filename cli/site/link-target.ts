/** Links of configuration and front matter, which name routes without the locale: `/blog` is `/fr/blog` in French. */
import {
  type Base,
  decoded,
  fileHref,
  hrefOf,
  idForm,
  routeUnder,
  withoutSlash,
} from "../../schema/paths.ts";
import type { IsExternalAddress } from "./external-addresses.ts";
import type { Locale, Route } from "./site.ts";
import type { Counterparts } from "./translations.ts";
import { routeByVersionName } from "./version-links.ts";

const scheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

export function isExternal(to: string): boolean {
  return scheme.test(to);
}

/** Splits a link at its hash or query: `/blog?x#y` → `/blog`, `?x#y`. */
export function splitSuffix(to: string): { path: string; suffix: string } {
  const end = to.search(/[?#]/);
  if (end === -1) return { path: to, suffix: "" };
  return { path: to.slice(0, end), suffix: withComposedHash(to.slice(end)) };
}

/** A browser looks for the id as the hash has it. */
function withComposedHash(suffix: string): string {
  const start = suffix.indexOf("#");
  if (start === -1) return suffix;
  return suffix.slice(0, start) + inComposedForm(suffix.slice(start), idForm);
}

/** Text of an address in the form NFC of Unicode, or in another `form`; letters and their marks may be percent-encoded. */
export function inComposedForm(text: string, form = (part: string) => part.normalize("NFC")): string {
  return form(text).replace(/[^%]?(?:%[89a-f][0-9a-f])+/gi, (part) => {
    const written = decoded(part);
    return written === part ? part : encodeURI(form(written));
  });
}

/** The route that `to` names in `locale`; a route that already carries the locale stays as it is. */
export function routeNamed(path: string, locale: Locale): string {
  const bare = withoutSlash(path);
  if (locale.home !== "/" && `${bare}/`.startsWith(locale.home))
    return bare === locale.home.slice(0, -1) ? locale.home : bare;
  return bare === "/" ? locale.home : routeUnder(locale.home, bare);
}

type Pages = {
  routes: { has(path: string): boolean; get(path: string): Route | undefined };
  /** The routes of a page in other locales. */
  counterparts: Counterparts;
};

/**
 * A link as the first locale, `source`, names it → the same for `locale`: if the page has another address there, such as
 * `/es/contacto` for `/contact`, that address.
 */
export function translatedLink(
  to: string,
  locale: Locale,
  source: Locale | undefined,
  { routes, counterparts }: Pages,
): string {
  if (!source || isExternal(to) || to.startsWith("#")) return to;
  const { path, suffix } = splitSuffix(to);
  if (routes.has(routeNamed(path, locale))) return to;
  const original = routes.get(routeNamed(path, source));
  const own = original && counterparts.get(original.identity)?.get(locale.id);
  return own ? own.path + suffix : to;
}

type LinkPlaces = {
  base: Base;
  /** The routes of versions whose docs are not below their names (`/docs/2.0` → `/docs`). */
  versionNames: ReadonlyMap<string, string>;
  isExternalAddress: IsExternalAddress;
  /** True for the address of a file in `static/`. */
  isStaticFile(path: string): boolean;
};

/** Files in `static/`, and what something else serves, have the locale in their address only where a file or a pattern says so. */
export function linkTarget(
  to: string,
  locale: Locale,
  { base, versionNames, isExternalAddress, isStaticFile }: LinkPlaces,
): string {
  if (isExternal(to) || to.startsWith("#")) return to;
  const { path, suffix } = splitSuffix(to);
  const route = routeNamed(path, locale);
  const written = decoded(path);
  if (isStaticFile(written) && !isStaticFile(route)) return fileHref(base.path, written) + suffix;
  if (isExternalAddress(written) && !isExternalAddress(route)) return fileHref(base.path, written) + suffix;
  return hrefOf(base, routeByVersionName(route, versionNames) ?? route) + suffix;
}
