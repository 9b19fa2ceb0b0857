/** Plugins and themes that sites of Docusaurus use: what each does, and what does it in a site of this tool. */
import type { Cause } from "../losses.ts";

type KnownPlugin = {
  /** Part of a name. */
  name: RegExp;
  /** The effect of the plugin, as text after “it”. */
  did: string;
  /** The feature of this tool that replaces it. */
  here: string;
  cause?: Cause;
};

const counted = "declare integrations.analytics in site.yml";

const known: readonly KnownPlugin[] = [
  {
    name: /live-codeblock/,
    did: "let readers change and run code",
    here: "link to a page where the code runs, or write a component",
    cause: "live-code",
  },
  {
    name: /pwa|offline/,
    did: "made the site readable offline",
    here: "twsite has no replacement",
  },
  {
    name: /gtag|google-(analytics|tag)|googleAnalytics|googleTagManager|plausible|matomo|umami|posthog|hotjar|clarity|fathom|segment|analytics|pirsch|goatcounter/i,
    did: "counted visits",
    here: counted,
  },
  {
    name: /sass|scss|less|postcss|tailwind|stylus/i,
    did: "compiled style sheets",
    here: "set the tokens of theme.css",
    cause: "style",
  },
  {
    name: /openapi|redoc|swagger|scalar/i,
    did: "generated pages from an API description",
    here: "write those pages into docs/ before the site is compiled",
  },
  {
    name: /typedoc|jsdoc|api-extractor|graphql|docgen|protobuf/i,
    did: "generated pages from source code",
    here: "write those pages into docs/ before the site is compiled",
  },
  {
    name: /image-zoom|medium-zoom|lightbox|zoom/i,
    did: "enlarged images",
    here: "images open in full by default",
  },
  {
    name: /remote-content/i,
    did: "fetched pages from elsewhere",
    here: "fetch them into docs/ before the site is compiled",
  },
  {
    name: /llms|markdown-export|copy-page/i,
    did: "provided pages as Markdown",
    here: "llms.txt and a Markdown file of each page are built in",
  },
  { name: /npm2yarn/i, did: "showed commands of several package managers", here: "tabs show them" },
  {
    name: /cookie|consent/i,
    did: "asked for consent to cookies",
    here: "the site sets no cookies; integrations.consent in site.yml asks before visits are counted",
  },
  { name: /vercel|netlify|sentry|datadog/i, did: "sent data to a service", here: "set that up at the host" },
  { name: /giscus|disqus|utterances|comment/i, did: "showed comments", here: "twsite shows no comments" },
  { name: /rss|feed/i, did: "wrote feeds", here: "feed_formats of site.yml lists those of the blog" },
  {
    name: /content-gists|content-(?!docs|blog|pages)/i,
    did: "generated pages from another source",
    here: "write those pages as Markdown",
  },
];

/** The entry of a plugin; undefined for a plugin that is not in the list, such as the site's own. */
export function knownPlugin(name: string): KnownPlugin | undefined {
  return known.find((each) => each.name.test(name));
}
