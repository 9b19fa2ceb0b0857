/** Addresses that something else serves below the site's own: links to them are no errors, and keep their address. */
import { expect, test } from "vitest";
import { type CompiledSite, compiled } from "../read-site.ts";

const heading = `title: Site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
`;

const site = {
  "site.yml": `${heading}external: [/api/**, /status, /fr/status, "/badges/*"]
navbar:
  left:
    - { type: link, label: API, to: /api }
    - { type: link, label: Status, to: "/status?now#top" }
footer:
  columns:
    - title: More
      items: [{ type: link, label: Classes, to: /api/classes }]
redirects:
  - { from: /reference, to: /api/reference }
`,
  "sidebars.yml": "docs: [start, { link: /api/methods, label: Methods }]\n",
  "en/pages/index.md": "---\nhome:\n  action: { label: Try, to: /api/try }\n---\n# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/start.md": `# Start

[absolute](/api/x?a#b) [relative](../api/y) [in full](https://example.com/api/z) ![badge](/badges/ok.svg)
<a href="/api/raw">raw</a> [moved](/reference)
`,
  "fr/docs/start.md": "# Début\n\n[API](/api/x)\n",
};

const below = { ...site, "site.yml": `${site["site.yml"]}base_url: /sub/\n` };

const hrefs = (from: CompiledSite, path: string) =>
  [...from.text(path).matchAll(/(?:href|src)="([^"]*(?:api|status|badges)[^"]*)"/g)].map(([, href]) => href);

test("in pages, bars, sidebars, home pages and redirects", async () => {
  const built = await compiled(below);
  expect(new Set(hrefs(built, "docs/start/index.html"))).toEqual(
    new Set([
      "/sub/api",
      "/sub/status?now#top",
      "/sub/api/classes",
      "/sub/api/methods",
      "/sub/api/x?a#b",
      "/sub/api/y",
      "https://example.com/api/z",
      "/sub/badges/ok.svg",
      "/sub/api/raw",
      "/sub/api/reference",
    ]),
  );
  expect(hrefs(built, "index.html")).toContain("/sub/api/try");
  expect(built.document("reference/index.html").attribute("meta[http-equiv=refresh]", "content")).toBe(
    "0; url=/sub/api/reference",
  );
});

test("in another language, as they are unless a pattern has the language", async () => {
  const found = hrefs(await compiled(site), "fr/docs/start/index.html");
  expect(found).toContain("/api");
  expect(found).toContain("/api/x");
  expect(found).toContain("/fr/status?now#top");
});

test("the document tells the reader which they are", async () => {
  const external = (built: CompiledSite) =>
    String(built.document("index.html").attribute("html", "dataExternal"));
  const regexp = new RegExp(external(await compiled(below)));
  expect(
    ["/sub/api/x#y", "/sub/status", "/sub/docs/start", "/api/x"].map((href) => regexp.test(href)),
  ).toEqual([true, true, false, false]);
  const none = await compiled({
    "site.yml": heading,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Ici\n",
  });
  expect(none.document("index.html").attribute("html", "dataExternal")).toBeUndefined();
});

test("a published address is not lost when something else serves it", async () => {
  const files = { ...site, "routes.lock": "/api/old  en/docs/api/old.md  308d55829\n" };
  const built = await compiled(files);
  expect(built.has("api/old/index.html")).toBe(false);
});
