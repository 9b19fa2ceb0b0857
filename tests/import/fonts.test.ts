/** The fonts of a site come over into theme.css by their names, whatever the tool. */
import { expect, test } from "vitest";
import { importTool } from "./any-tool.ts";
import { importWhole } from "./whole-import.ts";

const page = "# Page\n\nText.\n";

const face = (family: string, address: string) =>
  `@font-face { font-family: ${family}; src: url(${address}) }\n`;

test("fonts of a site keep their place, and the report names those whose files are to be added", async () => {
  const { text, notes, errors, warnings } = await importWhole({
    "docs/a.md": page,
    "src/css/custom.css":
      "@import './type.css';\n:root { --ifm-font-family-base: 'Brand', sans-serif; --ifm-font-family-monospace: var(--code), monospace; --code: \"Typed\" }\n",
    "src/css/type.css": `${face("'Brand'", "'../type/brand.woff2'")}h1 { font-family: Title }`,
    "src/type/brand.woff2": "",
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("theme.css")).toBe(
    ":root {\n  --sans: 'Brand', sans-serif;\n  --serif: Title;\n  --mono: \"Typed\", monospace;\n}\n",
  );
  expect(notes).toContain(
    "style docusaurus.config.js: the fonts are Brand, Title, Typed, where visitors have them",
  );
});

test("fonts of elements are those of texts, titles and code, but not fonts for print", async () => {
  const { text } = await importWhole({
    "docs/a.md": page,
    "src/css/custom.css":
      "html, body { font-family: Text, serif } /* Titles */ h1, h2 { font-family: 'Title' !important; } .box h1 { font-family: Other } pre { font-family: inherit } @media print { body { font-family: Print } }",
  });
  expect(text("theme.css")).toBe(":root {\n  --sans: Text, serif;\n  --serif: 'Title';\n}\n");
});

test("properties that are named in others, also without an end, and odd names leave a sheet that compiles", async () => {
  const { text, errors, warnings } = await importWhole({
    "docs/a.md": page,
    "src/css/custom.css":
      ":root { --a: var(--b); --b: var(--a); --ifm-font-family-base: var(--a), \"A;B\", Ünder, 'x} url(', Georgia; --ifm-color-primary: hsl(var(--hue, 210) var(--much) 40%); --much: 80% }",
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("theme.css")).toContain("  --sans: Ünder, Georgia;\n");
  expect(text("theme.css")).toContain("--warm: light-dark(#1466b8");
});

test.each([
  [
    "VitePress",
    {
      "index.md": page,
      ".vitepress/config.js": 'export default { title: "Tool" };\n',
      ".vitepress/theme/style.css": `${face("Brand", "/fonts/brand.woff2")}:root { --vp-font-family-base: Brand, sans-serif }`,
      "public/fonts/brand.woff2": "",
    },
  ],
  [
    "Starlight",
    {
      "src/content/docs/index.md": "---\ntitle: Page\n---\n\nText.\n",
      "astro.config.mjs":
        'import starlight from "@astrojs/starlight";\nexport default { integrations: [starlight({ title: "Tool", customCss: ["@fontsource/brand", "./src/brand.css"] })] };\n',
      "src/brand.css": ":root { --sl-font: Brand, sans-serif; }",
      "node_modules/@fontsource/brand/index.css": face("Brand", "./files/brand.woff2"),
      "node_modules/@fontsource/brand/files/brand.woff2": "",
    },
  ],
  [
    "MkDocs",
    {
      "mkdocs.yml": "site_name: Tool\nextra_css: [css/extra.css]\n",
      "docs/index.md": page,
      "docs/css/extra.css": `${face("Brand", "../fonts/brand.woff2")}:root { --md-text-font: "Brand"; --md-primary-fg-color: #663399 }`,
      "docs/fonts/brand.woff2": "",
    },
  ],
  [
    "mdBook",
    {
      "book.toml": '[book]\ntitle = "Tool"\n[output.html]\nadditional-css = ["theme/own.css"]\n',
      "src/SUMMARY.md": "[Page](page.md)\n",
      "src/page.md": page,
      "theme/own.css": `${face("Brand", "brand.woff2")}body { font-family: Brand }`,
      "theme/brand.woff2": "",
    },
  ],
])("the font of a %s site comes over", async (name, files) => {
  const site = await importTool(files);
  expect(site.recognised?.tool.name).toBe(name);
  expect([...site.errors, ...site.warnings]).toEqual([]);
  expect(site.text("theme.css")).toMatch(/--sans: "?Brand/);
});
