/** What the heads of all documents share: policy, scripts, styles, icon. */
import { hrefOf } from "../../schema/paths.ts";
import type { SiteConfig } from "../../schema/site.ts";
import { contentSecurityPolicy, scriptHash } from "./content-security-policy.ts";
import type { DocumentFrame } from "./head-of.ts";
import type { ReaderFiles } from "./reader-files.ts";

/** The colours of the page in both themes, for the browser's own frame. */
const paper = { light: "#fbf9f4", dark: "#16171a" };

export function documentFrame(reader: ReaderFiles, base: string, site: SiteConfig): DocumentFrame {
  const asset = (file: string) => hrefOf(base, `/assets/${file}`);
  const { default: scheme, respect_system: follows } = site.colour_mode;
  return {
    contentSecurityPolicy: policy(reader, site, false),
    bootScript: reader.boot,
    stylesheets: [asset(reader.style)],
    moduleScript: asset(reader.script),
    modulePreloads: reader.imports.map(asset),
    preloads: reader.preload.map((file) => ({ href: asset(file), as: "font", type: "font/woff2" })),
    icon: site.favicon && hrefOf(base, `/${site.favicon.replace(/^\/+/, "")}`),
    // Both in each document: the reader gives the word to the colour of the mode that is shown.
    themeColours: (["light", "dark"] as const).map((mode) => ({
      colour: paper[mode],
      media: follows ? `(prefers-color-scheme: ${mode})` : mode === scheme ? undefined : "not all",
    })),
  };
}

/** The policy as a header says it. */
export function headerPolicy(reader: ReaderFiles, site: SiteConfig): string {
  return policy(reader, site, true);
}

/** What the declared provider needs, and nothing else. */
function fontSources({ fonts }: SiteConfig): { styleOrigins: string[]; fontOrigins: string[] } {
  if (!fonts) return { styleOrigins: [], fontOrigins: [] };
  const own = new URL(fonts.stylesheet).origin;
  const others = fonts.hosts.map((host) => `https://${host}`);
  return { styleOrigins: [own], fontOrigins: others.length > 0 ? others : [own] };
}

function policy(reader: ReaderFiles, site: SiteConfig, header: boolean): string {
  const scriptHashes = [reader.boot, reader.choose].map(scriptHash);
  return contentSecurityPolicy({ scriptHashes, imageHosts: site.image_hosts, ...fontSources(site), header });
}
