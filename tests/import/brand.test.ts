/** The colour, the fonts and the name of a brand come over from a site of Docusaurus. */
import { expect, test } from "vitest";
import { importWhole } from "./whole-import.ts";

const page = "# Page\n\nText.\n";

const config = (theme: string, rest = "") =>
  `module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", { theme: ${theme} }]], ${rest} };\n`;

test("the colour of the brand is that of links and buttons, as far as text in it can be read", async () => {
  const { text, notes, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": config(
      "{ customCss: [require.resolve('./styles/brand.css'), './styles/more.css'] }",
    ),
    "styles/brand.css":
      "/* --ifm-color-primary: #000; */ :root { --brand: #ffcc00; --ifm-color-primary: var(--brand); } @media (min-width: 1px) { [data-theme='dark'] { --ifm-color-primary: rgb(255, 204, 0) !important; } }",
    "styles/more.css": ".hero { color: var(--ifm-color-primary); }",
    "src/css/custom.css": ":root { --ifm-color-primary: #00ff00; }",
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toContain("--warm: light-dark(#856a00, #ffcc00);");
  expect(notes).toContainEqual(
    expect.stringMatching(/#856a00 \(contrast 4\.\d : 1\), in dark mode #ffcc00 \(\d+\.\d : 1\): “#ffcc00”/),
  );
});

test.each([
  ["a name", "RebeccaPurple", "#663399"],
  ["oklch()", "oklch(45% 0.15 250)", "#0056a4"],
  ["a colour that sRGB lacks", "color(display-p3 0 0.2 1)", "#0034ff"],
  ["hsl() with an angle in turns", "hsl(0.6turn 100% 30%)", "#003d99"],
  ["hwb()", "hwb(240 0% 40%)", "#000099"],
])("the colour of the brand can be %s", async (_form, written, expected) => {
  const { text, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": config("{}"),
    "src/css/custom.css": `:root { --ifm-color-primary: ${written}; }`,
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toContain(`--warm: light-dark(${expected}, `);
});

test("the fonts of a site are named, and loaded from the provider that the site names", async () => {
  const { text, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": config("{ customCss: 'src/css/custom.css' }"),
    "src/css/custom.css":
      "@import url('https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&display=swap'); :root { --ifm-font-family-base: 'Open Sans', sans-serif; --ifm-font-family-monospace: var(--code); --code: Menlo, monospace; --ifm-heading-font-family: url(x); }",
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toBe(
    ":root {\n  --sans: 'Open Sans', sans-serif;\n  --mono: Menlo, monospace;\n}\n",
  );
  expect(text("site.yml")).not.toContain("fonts:");
});

test("without a font of their own, titles have that of the text", async () => {
  const { text } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": config("{}", 'stylesheets: ["https://fonts.bunny.net/css?family=Inter:600"]'),
    "src/css/custom.css": ":root { --ifm-font-family-base: Inter, sans-serif; }",
  });
  expect(text("theme.css")).toContain("--serif: Inter, sans-serif;");
  expect(text("site.yml")).toContain(
    "fonts:\n  stylesheet: https://fonts.bunny.net/css?family=Inter:600\n  titles: Inter\n",
  );
});

test.each([
  ["another name beside the logo", "title: 'Brand', logo: { src: 'img/l.svg' }", "  title: Brand\n"],
  ["the logo alone", "logo: { src: 'img/l.svg' }", '  title: ""\n'],
  ["the title of the site", "title: 'Tool', logo: { src: 'img/l.svg' }", undefined],
  ["neither a name nor a logo", "items: []", undefined],
])("the navbar has %s", async (_name, navbar, expected) => {
  const { text, errors } = await importWhole({
    "docs/a.md": page,
    "static/img/l.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "docusaurus.config.js": config("{}", `themeConfig: { navbar: { ${navbar} } }`),
  });
  expect(errors).toEqual([]);
  const bar = /^navbar:\n(?: .*\n)*/m.exec(text("site.yml") ?? "")?.[0] ?? "";
  expect(bar.match(/^ {2}title: .*\n/m)?.[0]).toBe(expected);
});

const prism = {
  plain: { color: "#d6deeb", backgroundColor: "#011627" },
  styles: [
    { types: ["comment"], style: { color: "rgb(99, 119, 119)", fontStyle: "italic" } },
    { types: ["string", "url"], style: { color: "rgb(173, 219, 103)" } },
    { types: ["keyword"], languages: ["css"], style: { color: "red" } },
    { types: ["keyword", "function"], style: { color: "#c792ea" } },
    { types: ["number"], style: { color: "var(--number)" } },
    { types: ["function"], style: { color: "rgb(130, 170, 255)" } },
  ],
};

test("the colours of code come over for code alone, in both modes, as far as they can be read", async () => {
  const { text, notes, errors, warnings } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": `const light = require("./src/prism-light.js");\n${config("{}", `themeConfig: { prism: { theme: light, darkTheme: ${JSON.stringify(prism)} } }`)}`,
    "src/prism-light.js":
      'module.exports = { plain: {}, styles: [{ types: ["comment"], style: { color: "#999988" } }, { types: ["keyword"], style: { color: "#00009f" } }] };',
  });
  expect([...errors, ...warnings]).toEqual([]);
  expect(text("theme.css")).toMatchInlineSnapshot(`
    "pre code {
      --ink-soft: light-dark(#707060, #738a8a);
      --cool: light-dark(#00009f, #c792ea);
      --warm: light-dark(#54781c, #addb67);
      --plum: light-dark(#125eff, #82aaff);
    }
    "
  `);
  expect(notes).toContain(
    "style docusaurus.config.js: the colours of code are those of the old theme, as far as they can be read (contrast 4.5 : 1 or more)",
  );
});

test("one theme of code is that of both modes, and one of another package is read from the last build", async () => {
  const { text, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": `const { themes } = require("other-themes");\n${config("{}", "themeConfig: { prism: { theme: themes.nightOwl } }")}`,
    ".docusaurus/docusaurus.config.mjs": `export default ${JSON.stringify({ title: "Tool", themeConfig: { prism: { theme: prism } } })};`,
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toMatch(
    /^pre code \{\n {2}--ink-soft: light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);\n/,
  );
});

test.each([
  ["its name", 'const { themes } = require("prism-react-renderer");', "themes.github"],
  ["its file", 'const github = require("prism-react-renderer/themes/github");', "github"],
  ["another name", 'import { themes as prismThemes } from "prism-react-renderer";', "prismThemes.github"],
])("a theme of code of the package that Docusaurus has is known by %s", async (_, head, theme) => {
  const code = config("{}", `themeConfig: { prism: { theme: ${theme}, darkTheme: 5 } }`);
  const { text, notes, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": `${head}\n${head.startsWith("import") ? code.replace("module.exports =", "export default") : code}`,
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toMatch(/^pre code \{[^}]*--cool: (light-dark\()?#00009f/);
  expect(notes.filter((note) => note.includes("is code"))).toEqual([]);
});

test("a theme of code that another package has is named in the report", async () => {
  const { text, notes, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": `const { themes } = require("other-themes");\n${config("{}", "themeConfig: { prism: { theme: themes.github, darkTheme: 5 } }")}`,
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toBeUndefined();
  expect(notes.filter((note) => note.includes("prism"))).toEqual([
    "none docusaurus.config.js:2 “themeConfig.prism.theme” is code and is not imported",
  ]);
});
