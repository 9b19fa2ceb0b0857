/**
 * The content security policy (https://www.w3.org/TR/CSP3/) of every document: only the site's own files, and the
 * inline scripts and styles known by their hash. React's client needs nothing inline; data blocks are not scripts to it.
 */
import { createHash } from "node:crypto";

export type PolicySources = {
  /** Hashes of the inline scripts and styles, from `inlineHash`. */
  scriptHashes: string[];
  styleHashes?: string[];
  /** Hosts such as `images.example.com`. */
  imageHosts: string[];
  /** Origins such as `https://fonts.example.com`: of a font provider's style sheet, and of its files. */
  styleOrigins?: string[];
  fontOrigins?: string[];
  /** Origins of declared integrations: their scripts, the addresses that data is sent to, their frames, and their forms. */
  scriptOrigins?: string[];
  connectOrigins?: string[];
  frameOrigins?: string[];
  formOrigins?: string[];
  /** True: pages show videos of the site itself. */
  hasMedia?: boolean;
  /** False: the site's own scripts may write HTML. */
  trustedTypes: boolean;
  /** True for the HTTP header: what a `<meta>` may not say is added. */
  header?: boolean;
};

/** Source expression of an inline script or style: `'sha256-…'`. The text is that of the element, to the byte. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}

/** The policy's text, the same for the same sources in any order. */
export function contentSecurityPolicy({
  scriptHashes,
  styleHashes = [],
  imageHosts,
  styleOrigins = [],
  fontOrigins = [],
  scriptOrigins = [],
  connectOrigins = [],
  frameOrigins = [],
  formOrigins = [],
  hasMedia = false,
  trustedTypes,
  header = false,
}: PolicySources): string {
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...unique(scriptHashes), ...unique(scriptOrigins)],
    ["style-src", "'self'", ...unique(styleHashes), ...unique(styleOrigins)],
    ["img-src", "'self'", "data:", ...unique(imageHosts.map((host) => `https://${host}`))],
    ["font-src", "'self'", ...unique(fontOrigins)],
    ["connect-src", "'self'", ...unique(connectOrigins)],
    ...(hasMedia ? [["media-src", "'self'"]] : []),
    ...(frameOrigins.length > 0 ? [["frame-src", ...unique(frameOrigins)]] : []),
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", ...(formOrigins.length > 0 ? unique(formOrigins) : ["'none'"])],
    // No text ever becomes markup or a script (https://www.w3.org/TR/trusted-types/): the reader has no need to.
    ...(trustedTypes
      ? [
          ["require-trusted-types-for", "'script'"],
          ["trusted-types", "'none'"],
        ]
      : []),
    ...(header ? [["frame-ancestors", "'none'"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

function unique(sources: string[]): string[] {
  return [...new Set(sources)].sort();
}
