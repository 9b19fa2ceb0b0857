/** The frame of each document of a review: head, policy and style of the site, and a bar. */
import type { SiteConfig } from "../../../schema/site.ts";
import { contentSecurityPolicy, inlineHash } from "../../emit/content-security-policy.ts";
import { element, escaped, voidTag } from "../../emit/html-tags.ts";
import { fill } from "../../site/formats.ts";
import type { Locale } from "../../site/site.ts";

export type ReviewFrame = {
  site: SiteConfig;
  script: string;
  style: string;
  /** Addresses of the site's style sheets from the review's folder. */
  stylesheets: readonly string[];
  /** Address of the site's icon from the review's folder. */
  icon: string | undefined;
  /** Title of the site. */
  title: string;
};

type ReviewDocument = {
  /** The language of the bar, and of all that is said of the page. */
  locale: Locale;
  title: string;
  /** Path back to the review's folder: `../../`; empty in it. */
  up: string;
  /** HTML of the bar, after the link to the list. */
  bar: string;
  /** HTML below the bar. */
  main: string;
};

export function reviewDocument(frame: ReviewFrame, { locale, title, up, bar, main }: ReviewDocument): string {
  const { site, script, style, stylesheets, icon } = frame;
  const { tag, direction, strings } = locale;
  const { default: mode, respect_system: follows } = site.colour_mode;
  const policy = contentSecurityPolicy({
    scriptHashes: [inlineHash(script)],
    styleHashes: [inlineHash(style)],
    imageHosts: site.image_hosts,
    trustedTypes: true,
  });
  const head = [
    voidTag("meta", { charset: "utf-8" }),
    voidTag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    voidTag("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    element("title", {}, escaped(`${title} · ${fill(strings.review.title, { site: frame.title })}`)),
    voidTag("meta", { name: "robots", content: "noindex" }),
    icon === undefined ? "" : voidTag("link", { rel: "icon", href: up + icon }),
    ...stylesheets.map((href) => voidTag("link", { rel: "stylesheet", href: up + href })),
    element("style", {}, style),
    element("script", {}, script),
  ].join("");
  // Whoever uses a keyboard reaches the page without passing through the bar.
  const skip = element("a", { class: "skip-link", href: "#main-content" }, escaped(strings.review.skip));
  const list = element("a", { href: `${up}index.html` }, escaped(strings.review.changes));
  const header = element(
    "header",
    { class: "review-bar" },
    element("nav", { "aria-label": strings.review.changes }, list + bar),
  );
  const body = element(
    "body",
    {},
    skip + header + element("main", { id: "main-content", tabindex: -1 }, main),
  );
  const attributes = {
    lang: tag,
    dir: direction,
    "data-theme": mode,
    "data-theme-system": follows ? "" : undefined,
  };
  return `<!doctype html>\n${element("html", attributes, element("head", {}, head) + body)}\n`;
}
