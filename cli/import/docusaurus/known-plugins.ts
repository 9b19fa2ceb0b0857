/** Plugins and themes that sites of Docusaurus use: what each does, and what does it in a site of this tool. */
import type { Cause } from "../losses.ts";

/** Part of a name; the effect of the plugin, as text after “it”; what does it here; the cause of the note. */
type KnownPlugin = readonly [name: RegExp, did: string, here: string, cause?: Cause];

const known: readonly KnownPlugin[] = [
  [
    /live-codeblock/,
    "let readers change and run code",
    "link to a page where the code runs, or write a component",
    "live-code",
  ],
  [/pwa|offline/, "made the site readable offline", "twsite has no replacement"],
  [
    /gtag|google-(analytics|tag)|googleAnalytics|googleTagManager|plausible|matomo|umami|posthog|hotjar|clarity|fathom|segment|analytics|pirsch|goatcounter/i,
    "counted visits",
    "declare integrations.analytics in site.yml",
  ],
  [
    /sass|scss|less|postcss|tailwind|stylus/i,
    "compiled style sheets",
    "set the tokens of theme.css",
    "style",
  ],
  [
    /openapi|redoc|swagger|scalar/i,
    "generated pages from an API description",
    "write those pages into docs/ before the site is compiled",
  ],
  [
    /typedoc|jsdoc|api-extractor|graphql|docgen|protobuf/i,
    "generated pages from source code",
    "write those pages into docs/ before the site is compiled",
  ],
  [/image-zoom|medium-zoom|lightbox|zoom/i, "enlarged images", "images open in full by default"],
  [/remote-content/i, "fetched pages from elsewhere", "fetch them into docs/ before the site is compiled"],
  [
    /llms|markdown-export|copy-page/i,
    "provided pages as Markdown",
    "llms.txt and a Markdown file of each page are built in",
  ],
  [/npm2yarn/i, "showed commands of several package managers", "tabs show them"],
  [
    /cookie|consent/i,
    "asked for consent to cookies",
    "the site sets no cookies; integrations.consent in site.yml asks before visits are counted",
  ],
  [/vercel|netlify|sentry|datadog/i, "sent data to a service", "set that up at the host"],
  [/giscus|disqus|utterances|comment/i, "showed comments", "twsite shows no comments"],
  [/rss|feed/i, "wrote feeds", "feed_formats of site.yml lists those of the blog"],
  [
    /content-gists|content-(?!docs|blog|pages)/i,
    "generated pages from another source",
    "write those pages as Markdown",
  ],
];

/** The entry of a plugin; undefined for a plugin that is not in the list, such as the site's own. */
export function knownPlugin(name: string): KnownPlugin | undefined {
  return known.find(([part]) => part.test(name));
}
