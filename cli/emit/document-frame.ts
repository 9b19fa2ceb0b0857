/** Frame of every document, which all heads share: policy, scripts, styles, icon. */
import { constructSheets } from "../../schema/construct-sheets.ts";
import { fileHref, hashedPath, hrefOf } from "../../schema/paths.ts";
import { sidebarOf } from "../../schema/sidebar-of.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { embedProviders } from "../markdown/embeds/providers.ts";
import { accentStyle } from "../site/accent.ts";
import { externalHrefs } from "../site/external-addresses.ts";
import type { Route } from "../site/site.ts";
import type { Asset } from "../source/assets.ts";
import { contentHash } from "../source/content-hash.ts";
import { contentSecurityPolicy, inlineHash, type PolicySources } from "./content-security-policy.ts";
import { documentSidebars } from "./document-sidebar.ts";
import { type FirstStyle, firstStyleNames } from "./first-styles.ts";
import type { DocumentFrame } from "./head.ts";
import type { ReaderFiles } from "./reader-files.ts";
import type { PageSettings } from "./render-page.ts";

/** The colours of the page in both themes, for the browser's own frame. */
export const paper = { light: "#fcfbf8", dark: "#14161a" };

export function documentFrame(
  reader: ReaderFiles,
  base: string,
  site: SiteConfig,
  hasComponents: boolean,
): DocumentFrame {
  const asset = (file: string) => fileHref(base, `/${hashedPath(file)}`);
  const { default: scheme, respect_system: follows } = site.colour_mode;
  return {
    contentSecurityPolicy: policy(reader, base, site, hasComponents, false),
    hosts: declaredHosts(site),
    external: externalHrefs(site.external, base),
    bootScript: reader.boot,
    tabs: { text: reader.bootTabs, hash: inlineHash(reader.bootTabs) },
    chooseLocaleHash: inlineHash(reader.chooseLocale),
    firstStyles: firstStylesIn(reader, base, site),
    stylesheets: [asset(reader.style)],
    mediaStyle: asset(reader.media),
    overviewStyle: asset(reader.overview),
    constructStyles: constructStyles(reader, asset),
    ...integrationFrame(site, asset(reader.integrations)),
    readerScripts: [...reader.imports, reader.script].map(asset),
    modulePreloads: [],
    faces: reader.firstFaces.map(asset),
    icon: site.favicon && fileHref(base, `/${site.favicon.replace(/^\/+/, "")}`),
    // Each document has both colours; the reader applies that of the active mode.
    themeColours: (["light", "dark"] as const).map((mode) => ({
      colour: paper[mode],
      media: follows ? `(prefers-color-scheme: ${mode})` : mode === scheme ? undefined : "not all",
    })),
  };
}

function constructStyles(
  { constructs }: ReaderFiles,
  asset: (file: string) => string,
): DocumentFrame["constructStyles"] {
  return Object.entries(constructSheets).map(([name, sheet]) => ({ name, href: asset(constructs[sheet]) }));
}

/** The site's own style comes after the reader's, so that its tokens override the reader's. */
export function withTheme(frame: DocumentFrame, theme: Asset | undefined, base: string): DocumentFrame {
  if (!theme) return frame;
  return { ...frame, stylesheets: [...frame.stylesheets, fileHref(base, `/${theme.output}`)] };
}

/** Files that are in a document as text, and in its policy as hashes. */
type InlineFiles = Pick<ReaderFiles, "boot" | "bootTabs" | "chooseLocale" | "firstStyles">;

/** A policy as long as that of the site: the hashes of all scripts and styles have one length. */
export function policyOfThatLength(base: string, site: SiteConfig, hasComponents: boolean): string {
  const firstStyles = Object.fromEntries(firstStyleNames.map((name) => [name, name]));
  const inline = { boot: "1", bootTabs: "2", chooseLocale: "3", firstStyles } as InlineFiles;
  return policy(inline, base, site, hasComponents, true);
}

/**
 * In a document, the address of a font begins at the site's root. On paper, links within the site begin with its host, and each
 * sheet names the site. An accent is in each document, so that no colour changes after the first paint. None of this is in the style of
 * the faces, which is switched off where they would be late.
 */
function firstStylesIn(
  { firstStyles }: Pick<ReaderFiles, "firstStyles">,
  base: string,
  { url, organization, theme }: SiteConfig,
): FirstStyle[] {
  const ownUrl = `url("${fileHref(base, `/${hashedPath("")}`)}`;
  return firstStyleNames.map((name) => {
    const { origin, host } = new URL(url);
    const printed = organization?.email ? `${host} · ${organization.email}` : host;
    const ofSite =
      name === "stand-ins"
        ? `:root{--origin:"${origin}";--printed:"${printed}"}${accentStyle(theme?.accent)}`
        : "";
    const text = firstStyles[name].replaceAll('url("./', ownUrl) + ofSite;
    return { name, text, hash: inlineHash(text) };
  });
}

/** The frame's part for integrations; empty for a site without any. */
function integrationFrame({ integrations }: SiteConfig, href: string): Partial<DocumentFrame> {
  if (!integrations) return {};
  const { analytics, consent, embeds, feedback } = integrations;
  const script = analytics?.script;
  const asks = feedback !== undefined || consent !== undefined;
  return {
    ...(embeds.length > 0 && { frames: frameOrigins(embeds) }),
    ...(script && { analytics: { src: script.src, attributes: script.attributes } }),
    ...((embeds.length > 0 || asks) && { integrationStyle: { href, always: asks } }),
  };
}

function declaredHosts({ image_hosts, fonts }: SiteConfig): string[] {
  const all = fonts ? [...image_hosts, new URL(fonts.stylesheet).host] : image_hosts;
  return [...new Set(all)].sort();
}

/** The origins of the declared font provider alone. */
function fontSources({ fonts }: SiteConfig): { styleOrigins: string[]; fontOrigins: string[] } {
  if (!fonts) return { styleOrigins: [], fontOrigins: [] };
  const own = new URL(fonts.stylesheet).origin;
  const others = fonts.hosts.map((host) => `https://${host}`);
  return { styleOrigins: [own], fontOrigins: others.length > 0 ? others : [own] };
}

/** The policy with the hashes of all that documents may hold, of which the head of each names its own. `header`: as an HTTP header. */
export function policy(
  reader: InlineFiles,
  base: string,
  site: SiteConfig,
  hasComponents: boolean,
  header: boolean,
): string {
  return contentSecurityPolicy({
    scriptHashes: [reader.boot, reader.bootTabs, reader.chooseLocale].map(inlineHash),
    styleHashes: firstStylesIn(reader, base, site).map(({ hash }) => hash),
    imageHosts: site.image_hosts,
    ...fontSources(site),
    ...integrationSources(site),
    // A site's own components, or packages that they import, may write HTML.
    trustedTypes: !hasComponents,
    header,
  });
}

type Sources = Pick<
  PolicySources,
  "scriptOrigins" | "connectOrigins" | "frameOrigins" | "formOrigins" | "hasMedia"
>;

/** Declared integrations → what the policy of each document allows for them, and nothing else. */
function integrationSources({ integrations }: Pick<SiteConfig, "integrations">): Sources {
  if (!integrations) return {};
  const { analytics, feedback, embeds } = integrations;
  const script = analytics?.script;
  const origin = originOf(script?.src);
  const hosts = (script?.hosts ?? []).map((host) => `https://${host}`);
  return {
    scriptOrigins: origin,
    connectOrigins: [
      ...(hosts.length > 0 ? hosts : origin),
      ...originOf(analytics?.beacon?.endpoint),
      ...originOf(feedback?.endpoint),
    ],
    formOrigins: feedback?.endpoint === undefined ? [] : [originOf(feedback.endpoint)[0] ?? "'self'"],
    frameOrigins: frameOrigins(embeds),
    hasMedia: embeds.includes("files"),
  };
}

function frameOrigins(embeds: NonNullable<SiteConfig["integrations"]>["embeds"]): string[] {
  return [...new Set(embedProviders(embeds).map(({ frame }) => new URL(frame).origin))].sort();
}

/** The origin of an address. Empty for a path of the site, which the policy allows anyway. */
function originOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * Hashes of a route's document without its page: manifest, the part of the sidebar that it shows, and frame. Each hash is
 * computed once for all routes that share it.
 */
export function frameHashes(settings: PageSettings, version: string): (route: Route) => string {
  // A page that uses a component says so itself.
  const { manifests, sidebars, components: _, manifestHrefs: __, ...rest } = settings;
  const frame = contentHash(JSON.stringify([rest, version]));
  const manifestOf = new Map(
    manifests.map((manifest) => [manifest.locale, contentHash(JSON.stringify(manifest))]),
  );
  const sidebarPart = documentSidebars(sidebars);
  return ({ path, locale, meta }) => {
    const reference = sidebarOf(meta);
    const part = reference && sidebarPart(locale, reference, hrefOf(settings.base, path));
    return [frame, manifestOf.get(locale), part?.key()].join(" ");
  };
}
