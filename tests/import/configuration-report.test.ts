/** What the report says of a configuration names what readers miss, and says nothing of what is no loss. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importFolder, importWhole } from "./whole-import.ts";

test("an item that is not imported is named", async () => {
  const site = await importWhole({
    "docusaurus.config.js": `const code = require("a-package");
module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]], themeConfig: {
  navbar: { items: [
    { label: "Version", href: code.address },
    { type: "custom-button", label: "Try it" },
    { type: "html", value: "<b>Star us</b>" },
    { type: "html", value: "<hr>" },
  ] },
} };
`,
    "docs/a.md": "# A\n",
  });
  const items = site.notes.filter((note) => note.startsWith("navigation-item"));
  expect(items).toEqual([
    "navigation-item docusaurus.config.js: the item “Version” of the type “default” is not imported",
    "navigation-item docusaurus.config.js: the item “Try it” of the type “custom-button” is not imported",
    "navigation-item docusaurus.config.js: the item “Star us” of the type “html” is not imported",
    "navigation-item docusaurus.config.js: the item “” of the type “html” is not imported",
  ]);
});

test("classes that nothing uses are no loss, and other code is named", async () => {
  const site = await importWhole({
    "docusaurus.config.js": `class Unused { static y = 1 }
const config = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]] };
if (require("a-package").isNew) config.tagline = "New";
module.exports = config;
`,
    "docs/a.md": "# A\n",
  });
  expect(site.notes.filter((note) => note.startsWith("none"))).toEqual([
    "none docusaurus.config.js:3 this part is code and is not imported",
  ]);
});

test("components of the theme are named", async () => {
  const site = await importWhole({
    "docs/a.md": "# A\n",
    "src/theme/MDXComponents/index.tsx": "export default {};\n",
    "src/theme/MDXComponents/HiddenHeading.tsx": "export default () => null;\n",
    "src/theme/DocItem/index.tsx": "export default () => null;\n",
    "src/theme/DocItem/Footer/index.tsx": "export default () => null;\n",
  });
  expect(site.notes.filter((note) => note.startsWith("theme-component"))).toEqual([
    "theme-component src/theme/DocItem/Footer/index.tsx: <DocItem/Footer> replaced or extended the theme’s own",
    "theme-component src/theme/DocItem/index.tsx: <DocItem> replaced or extended the theme’s own",
    "theme-component src/theme/MDXComponents/HiddenHeading.tsx: <MDXComponents/HiddenHeading> replaced or extended the theme’s own",
    "theme-component src/theme/MDXComponents/index.tsx: <MDXComponents> replaced or extended the theme’s own",
  ]);
});

test("links of the file system that lead nowhere are named", async () => {
  const folder = temporaryFolder();
  const source = writeFiles(join(folder, "source"), {
    "docusaurus.config.js":
      'module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]] };\n',
    "docs/a.md": "# A\n",
  });
  mkdirSync(join(source, "static"));
  symlinkSync("../none.md", join(source, "docs/b.md"));
  symlinkSync("none", join(source, "static/img"));
  const { notes, errors } = await importFolder(source, join(folder, "target"));
  expect(notes.filter((note) => note.startsWith("page-left-behind"))).toEqual([
    "page-left-behind docs/b.md: this symbolic link points to “../none.md”, which does not exist: it is not imported",
    "page-left-behind static/img: this symbolic link points to “none”, which does not exist: it is not imported",
  ]);
  expect(errors).toEqual([]);
});

test("a link whose target was in the source is no link that was dead there", async () => {
  const site = await importWhole({
    "docusaurus.config.js":
      'module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", { docs: { exclude: ["old/**"] } }]] };\n',
    "docs/a.md": "# A\n\n[1](./old/b.md#y) [2](./old/b.md) [3](./none.md) [4](/none)\n",
    "docs/old/b.md": "# B\n",
  });
  const links = site.notes.filter((note) => /^(?:dead-link|lost-target) /.test(note));
  expect(links.map((note) => note.replace(/ .*“/, " “"))).toEqual([
    "lost-target “./old/b.md#y”",
    "lost-target “./old/b.md”",
    "dead-link “./none.md”",
    "dead-link “/none”",
  ]);
});
