/** Documents are put together from pieces; each is, to the byte, what React writes when it renders the whole page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { isError } from "../../cli/report/finding.ts";
import { App } from "../../reader/App.tsx";
import { createPageKinds } from "../../reader/pages/kinds.ts";
import { lazyKinds } from "../../reader/pages/lazy-kinds.ts";
import { DocumentBlock } from "../../schema/document-data.ts";
import { Manifest } from "../../schema/manifest.ts";
import { PageData } from "../../schema/page.ts";
import { pageDataPath } from "../../schema/paths.ts";
import { compileSite } from "../browser/compiled-site.ts";
import { type Choices, compile } from "./build.ts";
import { severalSets } from "./docs/several-sets.ts";
import { files } from "./every-input.ts";
import { type Files, filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { halfTranslated } from "./locales/half-translated.ts";
import { twoLocales } from "./read-site.ts";
import { smallSite } from "./small-sites.ts";
import { threeVersions } from "./versions/three-versions.ts";

const kinds = createPageKinds(lazyKinds);

/** What React does not look into: it is written by others. */
const TEXT = "<!--text-->";
const SIDEBAR = "<!--sidebar-->";
const PART = "<!--part-->";

/** Paths of the documents that hold data. */
function expectWhole(site: string): string[] {
  return filesIn(site).filter((path) => {
    const html = path.endsWith(".html") && readFileSync(join(site, path), "utf8");
    const parts = html && rootOf(html);
    if (!parts) return false;
    const { root, manifestHref, block } = parts;
    const manifest = manifestOf(site, manifestHref);
    const page = PageData.parse(JSON.parse(readFileSync(join(site, pageDataPath(block.page.path)), "utf8")));
    const expected = renderToString(
      <App
        data={{ ...block, page, manifest }}
        path={page.path}
        kinds={kinds}
        html={{ article: TEXT, sidebar: SIDEBAR, hero: PART, feedback: PART }}
      />,
    );
    const pieces = expected.split(/<!--(?:text|sidebar|part)-->/);
    // The last one is the longest way from the start.
    let at = 0;
    for (const [index, piece] of pieces.entries()) {
      at =
        index === pieces.length - 1 ? root.length - piece.length : index === 0 ? 0 : root.indexOf(piece, at);
      expect(root.slice(at, at + piece.length), path).toBe(piece);
      at += piece.length;
    }
    return true;
  });
}

function rootOf(html: string) {
  const [, manifestHref, rest] = /<div id="twsite-root" data-manifest="([^"]+)">(.*)$/s.exec(html) ?? [];
  const [root, json] = rest?.split('</div><script id="twsite-data" type="application/json">') ?? [];
  if (manifestHref === undefined || root === undefined || json === undefined) return undefined;
  return {
    manifestHref,
    root,
    block: DocumentBlock.parse(JSON.parse(json.slice(0, json.indexOf("</script>")))),
  };
}

/** Whatever the base. */
function manifestOf(site: string, href: string): Manifest {
  const path = join(site, href.slice(href.indexOf("_twsite/")));
  return Manifest.parse(JSON.parse(readFileSync(path, "utf8")));
}

async function compiledSite(content: string, choices: Choices = {}): Promise<string> {
  const site = join(temporaryFolder(), "site");
  const { findings } = await compile(content, { ...choices, outFolder: site });
  expect(findings.filter(isError)).toEqual([]);
  return site;
}

const folder = import.meta.dirname;

test.each([
  ["the shipped site", "content"],
  ["the manual", "cli/manual"],
])("%s", async (_, content) => {
  expect(expectWhole((await compileSite("/", content)).folder)).not.toEqual([]);
});

test.each([
  ["two languages", join(folder, "two-languages/content")],
  ["components", join(folder, "components/content")],
  ["from right to left", join(folder, "right-to-left/content")],
])("%s", async (_, content) => {
  expect(expectWhole(await compiledSite(content))).not.toEqual([]);
});

const navbar = `navbar:
  left:
    - { type: dropdown, label: More, items: [{ type: link, to: "/about&more", label: About }, { type: link, to: /docs/one, label: "<One>" }] }
    - { type: link, to: /docs/two, label: Two }
    - { type: link, to: "https://example.org/", label: Elsewhere }
  right:
    - { type: locale }
    - { type: search }
announcement: { id: news, text: News, link: { label: Two, to: /docs/two } }
colour_mode: { respect_system: true }
edit_url: https://git.example/?a=1&b=2/
last_updated: true
`;

const sites: [name: string, files: Files, choices: Choices][] = [
  ["something of everything", files, {}],
  [
    "drafts, below a base",
    { ...files, "en/docs/draft.md": "---\ndraft: true\n---\n\n# Draft\n" },
    { drafts: true, baseUrl: "/under/" },
  ],
  ["versions", threeVersions, {}],
  ["several sets of docs", severalSets, {}],
  ["pages without translation", halfTranslated, {}],
  [
    "menus, notices and characters that HTML escapes",
    {
      ...smallSite,
      "site.yml": `${twoLocales.slice(0, twoLocales.indexOf("navbar:"))}${navbar}`,
      "fr/pages/index.md": "# Accueil\n",
      "en/pages/about.md": '---\nslug: /about&more\nunlisted: true\n---\n\n# About & "more"\n',
      "en/pages/a.md": "# A\n",
      "en/pages/b.md": "---\nunlisted: true\n---\n\n# B\n",
      "en/docs/guide/three.md":
        '---\ntags: [news]\nlast_update: { date: 2025-01-02 }\n---\n\n# Three & "more"\n\n## It’s 1 < 2\n\n### `a\'b` {#a\u00E9}\n',
      "en/docs/guide/four.md": "---\nhide_title: true\n---\n\nText.\n\n## Part\n",
      "en/docs/guide/five.md": "---\nhide_title: true\n---\n\n# Own title\n\nText.\n",
      "tags.yml": "news: { label: \"News & 'more'\" }\n",
      "en/docs/one.md": "---\nstub: true\n---\n\n# One\n",
      "en/docs/two.md": "# A text that looks like a mark: \uE0001\uE000\n",
    },
    {},
  ],
  [
    "names with the character of marks",
    { ...smallSite, "site.yml": smallSite["site.yml"].replace("Site", "Site \uE0001\uE000") },
    {},
  ],
];

test.each(sites)("a site with %s", async (_, of, choices) => {
  const content = writeFiles(join(temporaryFolder(), "content"), of);
  expect(expectWhole(await compiledSite(content, choices))).not.toEqual([]);
});
