/** Pages that plugins make stay behind, and links to them are no errors: site.yml says that something else serves them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Files, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importSite } from "./folders.ts";

async function imported(configuration: string, files: Files) {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js": `module.exports = { title: "Tool", url: "https://tool.example.com", baseUrl: "/tool/", ${configuration} };`,
    ...files,
  });
  const { content, findings, notes } = await importSite(source, join(folder, "target"));
  const text = (path: string) => readFileSync(join(content, path), "utf8");
  return { findings, notes, text, site: parse(text("site.yml")) };
}

test("references of APIs, from plugins and presets", async () => {
  const { findings, site, text, notes } = await imported(
    `presets: [
      ["classic", { docs: { sidebarPath: "./sidebars.js" } }],
      ["redocusaurus", { specs: [{ spec: "a.yaml", route: "/rest/" }, { spec: "b.yaml" }] }],
    ],
    plugins: [
      ["@scalar/docusaurus", { label: "Try" }],
      ["docusaurus-plugin-openapi", { id: "cars", routeBasePath: "cars" }],
      ["docusaurus-plugin-typedoc-api", { packages: ["."] }],
      ["@someone/docusaurus-plugin-typedoc-api", { id: "next", routeBasePath: "/reference" }],
      ["docusaurus-plugin-redoc", { spec: "c.yaml", route: "redoc" }],
    ],
    themeConfig: { navbar: { items: [{ to: "/api", label: "API" }, { href: "/tool/rest/", label: "REST" }] } }`,
    {
      "sidebars.js":
        'module.exports = { docs: ["start", { type: "link", label: "Cars", href: "/cars/get" }] };',
      "docs/start.md":
        "# Start\n\n[One](/api/class/One#run), [two](pathname:///reference/two), [Try](/scalar)\n",
    },
  );
  expect(findings).toEqual([]);
  expect(site.external).toEqual(["/api/**", "/cars/**", "/redoc", "/reference/**", "/rest", "/scalar"]);
  expect(site.navbar.right).toMatchObject([{ to: "/api" }, { to: "/rest/" }]);
  expect(text("en/docs/start.md")).toContain(
    "[One](/api/class/One#run), [two](/reference/two), [Try](/scalar)",
  );
  expect(text("sidebars.yml")).toContain("link: /cars/get");
  expect(notes.join("\n")).toContain(
    "docusaurus.config.js:3:7  the plugin “redocusaurus” is not imported, nor are the pages that only it makes (/rest)",
  );
});

test("the preset of an API reference has docs, blog and pages, as the classic one has", async () => {
  const { findings, site } = await imported(
    'presets: [["docusaurus-preset-openapi", { api: { routeBasePath: "/v1" }, docs: { routeBasePath: "/docs" } }]]',
    { "docs/start.md": "# Start\n\n[API](/v1/get)\n" },
  );
  expect(findings).toEqual([]);
  expect(site.external).toEqual(["/v1/**"]);
});

test("folders that a plugin writes into, unless their files are in the source", async () => {
  const plugins = `presets: ["classic"], plugins: [
      ["docusaurus-plugin-typedoc", { entryPoints: ["../src"] }],
      ["docusaurus-plugin-typedoc", { id: "b", out: "docs/written" }],
      ["docusaurus-plugin-openapi-docs", { config: { pets: { specPath: "a.yaml", outputDir: "docs/02-pets" } } }],
    ]`;
  const { findings, site, text } = await imported(plugins, {
    "docs/guide/start.md":
      "# Start\n\n[API](../api/index.md), [class](../api/classes/One.md#run), [pets](/docs/pets/list), [own](../written/x.md)\n",
    "docs/written/x.md": "# X\n",
  });
  expect(findings).toEqual([]);
  expect(site.external).toEqual(["/docs/api/**", "/docs/pets/**"]);
  expect(text("en/docs/guide/start.md")).toContain(
    "[API](/docs/api), [class](/docs/api/classes/One#run), [pets](/docs/pets/list), [own](../written/x.md)",
  );
});

test("where the site has pages, only what links name is served by something else", async () => {
  const { findings, site } = await imported(
    'plugins: [["docusaurus-plugin-openapi", {}]], presets: ["classic"]',
    {
      "docs/start.md": "# Start\n\n[a](pathname:///docs/app/), [b](pathname:///b/c?x), [c](pathname:///b)\n",
      "src/pages/api/intro.md": "# Intro\n",
    },
  );
  expect(findings).toEqual([]);
  expect(site.external).toEqual(["/b/**", "/docs/app/**"]);
});

test("pages of the last build that no file makes, as its sitemap lists them", async () => {
  const urls = [
    "",
    "docs/start",
    "docs/tags/x",
    "docs/category/all",
    "made/one",
    "made/two/three",
    "docs/api/get",
    "search",
  ];
  const { findings, site, notes } = await imported(
    'presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]]',
    {
      "sidebars.js":
        'module.exports = { docs: [{ type: "category", label: "All", link: { type: "generated-index" }, items: ["start"] }] };',
      "docs/start.md": "---\ntags: [x]\n---\n\n# Start\n\n[One](/made/one), [get](./api/get)\n",
      "src/pages/index.js": "export default () => <main>Home</main>;\n",
      "build/sitemap.xml": `<urlset>${urls.map((path) => `<url><loc>https://tool.example.com/tool/${path}</loc></url>`).join("")}</urlset>`,
    },
  );
  expect(findings).toEqual([]);
  expect(site.external).toEqual(["/docs/api/**", "/made/**"]);
  expect(notes.filter((line) => line.startsWith("build/"))).toEqual([
    expect.stringMatching(
      /^build\/sitemap\.xml {2}no file of the source makes these 3 pages of the last build: \/made\/one, \/made\/two\/three, \/docs\/api\/get;/,
    ),
  ]);
});
