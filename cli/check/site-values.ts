/** Values of site.yml that its schema cannot judge: levels of rules, the accent, embedded content, external addresses, homes. */
import { embedProviders } from "../markdown/embeds/providers.ts";
import type { Finding } from "../report/finding.ts";
import { nearest } from "../report/nearest.ts";
import { isRule, levelOf, ruleNames, type SiteRule } from "../report/rules.ts";
import { contrastOn, readable, readableContrast } from "../site/accent.ts";
import { externalAddresses } from "../site/external-addresses.ts";
import type { Site } from "../site/site.ts";
import type { Categories } from "../source/categories.ts";
import type { Configuration } from "../source/configuration.ts";
import { originOf } from "./route-origin.ts";

/** Each rule exists, and an error stays an error. `siteRules` are those of the site's extensions. */
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

/** Light mode shows the accent as it is. Dark mode has a lighter shade of nearly any brand's colour, which is as it should be. */
export function checkAccent({ site: { file, value, placeOf } }: Configuration): Finding[] {
  const accent = value.theme?.accent;
  if (accent === undefined) return [];
  const contrast = contrastOn(accent, "light");
  if (contrast >= readableContrast) return [];
  const shown = readable(accent, "light");
  return [
    {
      rule: "theme-is-valid",
      file,
      place: placeOf(["theme", "accent"]),
      message: `text in “${accent}” has a contrast of ${contrast.toFixed(1)} to 1 in light mode, so it is shown in “${shown}”`,
      expected: "a colour with a contrast of 4.5 to 1 or more",
      nearest: shown,
    },
  ];
}

/** A frame of the site's own host would not be kept apart from its pages. */
export function checkIntegrations({ site: { file, value, placeOf } }: Configuration): Finding[] {
  const { integrations, url } = value;
  const own = URL.canParse(url) ? new URL(url).host : undefined;
  return (integrations?.embeds ?? []).flatMap((declared, index) => {
    const isOwn = embedProviders([declared]).some(({ frame }) => new URL(frame).host === own);
    if (!isOwn) return [];
    return {
      rule: "configuration-is-valid" as const,
      file,
      place: placeOf(["integrations", "embeds", index]),
      message: `“${own}” is this site: a frame of it could change the page around it`,
      expected: "a provider on another host, or files for videos of this site",
    };
  });
}

/**
 * None of the patterns of `external` matches a page of the site, which could then not be told from what another server serves. One
 * finding for each pattern, which names the first of its pages.
 */
export function checkExternalAddresses(
  { routes }: Pick<Site, "routes">,
  configuration: Configuration,
  categories: Categories,
): Finding[] {
  const { file, value, placeOf } = configuration.site;
  return value.external.flatMap((pattern, index): Finding | Finding[] => {
    const isCovered = externalAddresses([pattern]);
    const covered = routes.filter(({ path, page }) => isCovered(path) && !page?.isUncertain);
    const [first] = covered;
    if (!first) return [];
    const source = originOf(first, configuration, categories).file;
    const others = covered.length === 1 ? "" : ` and ${covered.length - 1} more`;
    return {
      rule: "route-is-free",
      file,
      place: placeOf(["external", index]),
      message: `the pattern “${pattern}” matches a page of this site, “${first.path}” (${source})${others}`,
      expected: "a pattern that matches no page of this site",
    };
  });
}

/** Every locale has a home page, because the site's title and the language menu link to it. */
export function checkHomes({ locales, routes }: Site, { site }: Configuration): Finding[] {
  const isOfDocs = site.value.docs.path === "/";
  const paths = new Set(routes.map(({ path }) => path));
  return locales.flatMap(({ id, home }, index): Finding | Finding[] =>
    paths.has(home)
      ? []
      : {
          rule: "home-exists",
          file: site.file,
          place: site.placeOf(["locales", index]),
          message: `the locale “${id}” has no home page: nothing is at ${home}`,
          expected: isOfDocs
            ? `a doc with “slug: /”, or a page ${id}/pages/index.md`
            : `a page ${id}/pages/index.md`,
        },
  );
}
