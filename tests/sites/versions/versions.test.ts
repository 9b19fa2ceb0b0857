/** Frozen versions of the docs: their addresses, files and what the writer chooses, in two languages (S55). */
import { beforeAll, describe, expect, test } from "vitest";
import { Versions } from "../../../schema/versions.ts";
import { keptFolder } from "../folders.ts";
import { type CompiledSite, compiled } from "../read-site.ts";
import { docOf, siteYml, threeVersions } from "./three-versions.ts";

const versionsOf = (text: string) => Versions.parse(JSON.parse(text)).versions;

test("every version can be linked by its name, the newest one too, and stays linked when it is older", async () => {
  const named = "[two](/docs/2.0/start#a), [one](/docs/1.0/start), [three](/docs/2.0/guide/install)\n";
  const files = {
    ...threeVersions,
    "en/pages/about.md": `# About\n\n${named}`,
    "en/versions/2.0/start.md": "# Start\n\n## A\n",
    "en/versions/1.0/start.md": `# Start\n\n${named}`,
    "fr/pages/about.md": "# À propos\n\n[deux](/fr/docs/2.0/start)\n",
  };
  const { text } = await compiled(files);
  const hrefs = (path: string) =>
    [...text(path).matchAll(/<a href="([^"]+)"[^>]*>(?:one|two|three|deux)</g)].map(([, href]) => href);
  expect(hrefs("about/index.html")).toEqual(["/docs/start#a", "/docs/old/start", "/docs/guide/install"]);
  expect(hrefs("docs/old/start/index.html")).toEqual([
    "/docs/start#a",
    "/docs/old/start",
    "/docs/guide/install",
  ]);
  expect(hrefs("fr/about/index.html")).toEqual(["/fr/docs/start"]);
  expect(text("about.md")).toContain("[two](https://example.com/docs/start.md#a)");

  const later = await compiled({
    ...files,
    "site.yml": String(threeVersions["site.yml"]).replace(
      '    - name: "2.0"',
      '    - name: "3.0"\n    - name: "2.0"',
    ),
    "en/versions/3.0/start.md": "# Start\n",
  });
  expect(later.text("about/index.html")).toContain('href="/docs/2.0/start#a"');
});

test("links of the configuration may name the newest version, like those of pages", async () => {
  const named = "/docs/2.0/start";
  const yml = String(threeVersions["site.yml"]).replace(
    "  right:",
    `    - { type: link, to: ${named}#a, label: Two }\n    - { type: link, to: /docs/1.0/start, label: One }\n  right:`,
  );
  const { manifest, sidebar, page } = await compiled({
    ...threeVersions,
    "site.yml": `${yml}footer: { columns: [{ title: Docs, items: [{ type: link, to: ${named}, label: Two }] }] }\n`,
    "sidebars.yml": `docs:\n  - start\n  - { link: ${named}, label: Two }\n  - category: { folder: guide }\n`,
    "en/pages/index.md": `---\ntitle: Home\nhome: { action: { to: ${named}, label: Two } }\n---\n`,
    "en/versions/2.0/start.md": "# Start\n\n## A\n",
    "fr/versions/2.0/start.md": "# Début\n\n## A\n",
  });
  expect(JSON.stringify(manifest("/").navbar.left)).toContain('"href":"/docs/start#a"');
  expect(JSON.stringify(manifest("/").navbar.left)).toContain('"href":"/docs/old/start"');
  expect(JSON.stringify(manifest("/fr/").footer)).toContain('"href":"/fr/docs/start"');
  expect(JSON.stringify(sidebar("en", "docs"))).toContain('"href":"/docs/start"');
  expect(JSON.stringify(page("/"))).toContain('"href":"/docs/start"');
});

test("docs of which nothing is frozen have the address and the name that the writer gives them", async () => {
  const { has, manifest, text, routes } = await compiled({
    "site.yml": `title: Site
url: https://example.com
locales: [{ id: en, tag: en-GB, label: English }]
docs: { path: / }
navbar: { right: [{ type: version }, { type: doc, doc: start }, { type: link, to: /latest/guide, label: Guide }] }
versions: { current: { path: latest, label: v2.x } }
`,
    "en/docs/start.md": "# Start\n\n[On](guide.md), [by address](/latest/guide)\n",
    "en/docs/guide.md": "# Guide\n",
    "en/pages/index.md": "---\ntitle: Home\n---\n",
  });
  expect(routes()).toEqual(expect.arrayContaining(["/", "/latest/start", "/latest/guide"]));
  expect(text("latest/start/index.html")).toContain('<a href="/latest/guide">On</a>');
  expect(has("latest/start.md")).toBe(true);
  expect(JSON.stringify(manifest("/").navbar)).toContain('"href":"/latest/start"');
  expect(versionsOf(text("data/_/en/versions.json"))).toMatchObject([{ label: "v2.x", path: "/latest" }]);
});

describe("a site with three versions", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(threeVersions, {}, [], folder);
  });

  test("has the newest frozen version at /docs, the next one at /docs/next, older ones under their path", () => {
    const { routes } = site;
    expect(routes().filter((path) => path.startsWith("/docs"))).toEqual([
      "/docs/guide/install",
      "/docs/next/category/guide",
      "/docs/next/guide/install",
      "/docs/next/guide/new",
      "/docs/next/start",
      "/docs/next/tags",
      "/docs/next/tags/tools",
      "/docs/old/category/guide",
      "/docs/old/guide/install",
      "/docs/old/guide/old",
      "/docs/old/start",
      "/docs/start",
      "/docs/tags",
      "/docs/tags/tools",
    ]);
    expect(routes().filter((path) => path.startsWith("/fr/docs/old"))).toEqual([
      "/fr/docs/old/category/guide",
      "/fr/docs/old/guide/install",
      "/fr/docs/old/guide/old",
      "/fr/docs/old/start",
    ]);
  });

  test("says of each version what programs need to know", () => {
    const { text } = site;
    const [next, last, old] = versionsOf(text("data/_/en/versions.json"));
    expect(next).toMatchObject({ name: "current", label: "Next", isLast: false, path: "/docs/next" });
    expect(last).toEqual({
      name: "2.0",
      label: "2.0",
      isLast: true,
      path: "/docs",
      mainDocId: "start",
      docs: [
        { id: "guide/install", path: "/docs/guide/install" },
        { id: "start", path: "/docs/start", sidebar: "docs" },
      ],
      sidebars: [{ id: "docs", path: "/docs/start" }],
    });
    expect(old).toMatchObject({ name: "1.0", label: "1.x", path: "/docs/old", mainDocId: "guide/install" });
    const [suivante, , ancienne] = versionsOf(text("data/_/fr/versions.json"));
    expect(suivante).toMatchObject({ label: "À venir", path: "/fr/docs/next" });
    expect(ancienne).toMatchObject({ label: "1.x (ancienne)", path: "/fr/docs/old" });
  });

  test("has each version's sidebars in a folder of their own", () => {
    const { text } = site;
    const titles = (version: string) =>
      JSON.parse(text(`data/_/en/sidebars/${version}/docs.json`)).items.map(
        ({ title, href }: { title: string; href?: string }) => [title, href],
      );
    expect(titles("current")).toEqual([
      ["Start", "/docs/next/start"],
      ["Guide", "/docs/next/category/guide"],
    ]);
    expect(titles("2.0")).toEqual([
      ["Start", "/docs/start"],
      ["About", "/about"],
    ]);
    expect(titles("1.0")).toEqual([
      ["The old guide", "/docs/old/category/guide"],
      ["Start", "/docs/old/start"],
    ]);
  });

  test("keeps search engines away from the version that asks for it", () => {
    const { document, text } = site;
    expect(document("docs/old/start/index.html").meta("robots")).toBe("noindex");
    expect(document("docs/old/category/guide/index.html").meta("robots")).toBe("noindex");
    expect(document("docs/next/start/index.html").meta("robots")).toBeUndefined();
    expect(text("sitemap.xml")).not.toContain("/docs/old");
    expect(text("llms.txt")).not.toMatch(/docs\/(old|next)/);
  });
});

describe("what the writer chooses", () => {
  const chosen = (versions: string) => ({ ...threeVersions, "site.yml": `${siteYml}versions:\n${versions}` });

  test("the latest version, the address and name of the current docs, banners and badges", async () => {
    const files = chosen(
      `  last: "1.0"\n  current: { label: Trunk, path: trunk/docs, banner: none, badge: false }\n  frozen:\n    - { name: "2.0", banner: unmaintained }\n    - name: "1.0"\n`,
    );
    const { page, text } = await compiled(files);
    expect(docOf(page("/docs/trunk/docs/start")).version).toEqual({
      name: "current",
      title: "Start (Trunk)",
      places: [
        { name: "current", href: "/docs/trunk/docs/start" },
        { name: "2.0", href: "/docs/2.0/start" },
        { name: "1.0", href: "/docs/start" },
      ],
    });
    expect(docOf(page("/docs/2.0/start")).version?.banner?.text).toMatch(/no longer maintained/);
    expect(docOf(page("/docs/start")).version?.name).toBe("1.0");
    expect(versionsOf(text("data/_/en/versions.json")).map(({ name, isLast }) => [name, isLast])).toEqual([
      ["current", false],
      ["2.0", false],
      ["1.0", true],
    ]);
  });

  test("without docs in docs/ there is no current version", async () => {
    const files = Object.fromEntries(
      Object.entries(chosen(`  frozen:\n    - name: "2.0"\n    - name: "1.0"\n`)).filter(
        ([path]) => !/^..\/docs\//.test(path) && path !== "sidebars.yml",
      ),
    );
    const { text } = await compiled({
      ...files,
      "site.yml": `${files["site.yml"]}`.replace(/.*guide\/new.*\n/, ""),
    });
    expect(versionsOf(text("data/_/en/versions.json")).map(({ name }) => name)).toEqual(["2.0", "1.0"]);
  });
});

describe("a site with one version", () => {
  const files = {
    "site.yml": siteYml.replace(/.*guide\/new.*\n/, ""),
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/docs/start.md": "# Start\n\nText.\n",
    "fr/docs/start.md": "# Début\n\nTexte.\n",
    "en/docs/other.md": "---\nunlisted: true\n---\n# Other\n",
    "fr/docs/other.md": "---\nunlisted: true\n---\n# Autre\n",
  };

  test("has the entity of the current docs, and no menu, notice or badge", async () => {
    const { page, manifest, text } = await compiled(files);
    expect(versionsOf(text("data/_/en/versions.json"))).toEqual([
      {
        name: "current",
        label: "Next",
        isLast: true,
        path: "/docs",
        mainDocId: "start",
        docs: [{ id: "start", path: "/docs/start", sidebar: "docs" }],
        sidebars: [{ id: "docs", path: "/docs/start" }],
      },
    ]);
    expect(docOf(page("/docs/start")).version).toBeUndefined();
    expect(manifest("/").navbar.right).toEqual([]);
  });
});
