/** Fonts whose files a site has come over into theme.css, whatever the tool. */
import { expect, test } from "vitest";
import { importTool } from "./any-tool.ts";
import { importWhole } from "./whole-import.ts";

const page = "# Page\n\nText.\n";

const face = (family: string, address: string, more = "") =>
  `@font-face { font-family: ${family}; src: url(${address}); ${more} }\n`;

test("fonts of a Docusaurus site are copied, those beside the sheet too", async () => {
  const { text, notes, errors, warnings } = await importWhole({
    "docs/a.md": page,
    "static/type/Brand Bold.woff2": "",
    "src/css/custom.css":
      "@import './type.css';\n:root { --ifm-font-family-base: 'Brand', sans-serif; --ifm-font-family-monospace: var(--code), monospace; --code: \"Typed\" }\n",
    "src/css/type.css":
      face("'Brand'", "'/type/Brand%20Bold.woff2?v=2'", "font-weight: 700; font-display: swap") +
      `@font-face { font-family: Brand; src: url("../type/brand.eot"); src: url("../type/brand.eot?#iefix") format("embedded-opentype"), url("../type/brand.woff") format("woff"), url("../type/brand.woff2") format("woff2") }
       @font-face { font-family: "Typed"; font-weight: 100 900; src: local("Typed"), url(~@site/src/type/typed.ttf) format("truetype"); unicode-range: U+0000-00FF, U+0131 }` +
      face("Unused", "../type/unused.woff2"),
    "src/type/brand.woff2": "",
    "src/type/brand.woff": "",
    "src/type/brand.eot": "",
    "src/type/typed.ttf": "",
    "src/type/unused.woff2": "",
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("theme.css")).toMatchInlineSnapshot(`
    ":root {
      --sans: 'Brand', sans-serif;
      --serif: 'Brand', sans-serif;
      --mono: "Typed", monospace;
    }

    @font-face {
      font-family: "Brand";
      font-weight: 700;
      font-display: swap;
      src: url("../type/Brand%20Bold.woff2");
    }

    @font-face {
      font-family: "Brand";
      src: url("../fonts/brand.woff2");
    }

    @font-face {
      font-family: "Typed";
      font-weight: 100 900;
      unicode-range: U+0000-00FF, U+0131;
      src: url("../fonts/typed.ttf");
    }
    "
  `);
  expect(text("static/fonts/brand.woff2")).toBe("");
  expect(text("static/fonts/unused.woff2")).toBeUndefined();
  expect(notes).toContain("style docusaurus.config.js: the fonts with their files are Brand, Typed");
});

test("a font of another host, or without its file, is named and stays behind", async () => {
  const { text, notes, errors, warnings } = await importWhole({
    "docs/a.md": page,
    "src/css/custom.css": `${face("Away", "https://fonts.example.org/away.woff2")}${face('"Lost one"', "./lost.woff2")}${face("Inline", "data:font/woff2;base64,d09GMgABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")}
:root { --ifm-font-family-base: Away, sans-serif; --ifm-heading-font-family: 'Lost one'; --ifm-font-family-monospace: Inline }`,
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("theme.css")).not.toContain("@font-face");
  expect(notes).toContainEqual(
    expect.stringMatching(
      /the fonts are Away \(“https:\/\/fonts.example.org\/away.woff2”\), Lost one \(“\.\/lost\.woff2”\), Inline \(“data:.{55}”\), where visitors have them/,
    ),
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

test("fonts of packages and two files of one name are copied", async () => {
  const { text, errors, warnings } = await importWhole({
    "docs/a.md": page,
    "src/css/custom.css": `@import "@fontsource/inter"; ${face("Inter", "a/latin.woff2", "font-style: italic")}
:root { --ifm-font-family-base: Inter }`,
    "src/css/a/latin.woff2": "",
    "node_modules/@fontsource/inter/index.css": face("'Inter'", "./files/latin.woff2"),
    "node_modules/@fontsource/inter/files/latin.woff2": "",
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("theme.css")?.match(/url\(.*\)/g)).toEqual([
    'url("../fonts/latin.woff2")',
    'url("../fonts/src/css/a/latin.woff2")',
  ]);
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
])("the font of a %s site comes with its file", async (name, files) => {
  const site = await importTool(files);
  expect(site.recognised?.tool.name).toBe(name);
  expect([...site.errors, ...site.warnings]).toEqual([]);
  expect(site.text("theme.css")).toMatch(/--sans: "?Brand/);
  expect(site.text("theme.css")).toContain(
    '@font-face {\n  font-family: "Brand";\n  src: url("../fonts/brand.woff2");\n}\n',
  );
  expect(site.text("static/fonts/brand.woff2")).toBe("");
});
