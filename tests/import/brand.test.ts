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

test("a theme of code is named in the report", async () => {
  const { text, notes, errors } = await importWhole({
    "docs/a.md": page,
    "docusaurus.config.js": config("{}", "themeConfig: { prism: { theme: { plain: {}, styles: [] } } }"),
  });
  expect(errors).toEqual([]);
  expect(text("theme.css")).toBeUndefined();
  expect(notes.filter((note) => note.includes("prism"))).toEqual([
    "none docusaurus.config.js: “themeConfig.prism.theme” is not imported",
  ]);
});
