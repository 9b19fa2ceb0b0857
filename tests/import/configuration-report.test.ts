/** What the report says of a configuration names what readers miss, and says nothing of what is no loss. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wasThere } from "../../cli/import/lost-targets.ts";
import { sourceFolder } from "../../cli/import/source-folder.ts";
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
    "navigation-item docusaurus.config.js:4 the link “Version” is not imported: what it is depends on running the code",
    "navigation-item docusaurus.config.js:5 the item of the type “custom-button” “Try it” is not imported",
    "navigation-item docusaurus.config.js:6 the HTML “Star us” is not imported",
    "navigation-item docusaurus.config.js:7 HTML without text is not imported",
  ]);
});

test("classes that nothing uses are no loss, and code that has one is quoted", async () => {
  const site = await importWhole({
    "docusaurus.config.js": `class Unused { static y = 1 }
const config = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]] };
if (require("a-package").isNew) config.tagline = "New";
module.exports = config;
`,
    "docs/a.md": "# A\n",
  });
  expect(site.notes.filter((note) => note.startsWith("none"))).toEqual([
    'none docusaurus.config.js:3 what “if (require("a-package").isNew) config.tagline = "New";” does is code and is not imported',
  ]);
});

test("parts of a component of the theme are named with it", async () => {
  const site = await importWhole({
    "docs/a.md": "# A\n",
    "src/theme/MDXComponents/index.tsx": "export default {};\n",
    "src/theme/MDXComponents/HiddenHeading.tsx": "export default () => null;\n",
    "src/theme/DocItem/index.tsx": "export default () => null;\n",
    "src/theme/DocItem/Footer/index.tsx": "export default () => null;\n",
  });
  expect(site.notes.filter((note) => note.startsWith("theme-component"))).toEqual([
    "theme-component src/theme/DocItem/Footer/index.tsx: <DocItem/Footer> replaced the theme’s own",
    "theme-component src/theme/DocItem/index.tsx: <DocItem> replaced the theme’s own",
    "theme-component src/theme/MDXComponents/index.tsx: <MDXComponents> replaced the theme’s own",
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

test("a link whose target was in the source is no link that was dead there", () => {
  const folder = writeFiles(join(temporaryFolder(), "source"), { "docs/guide/x.js": "1;\n" });
  const source = sourceFolder({ folder, notes: [] });
  const site = {
    source,
    files: new Map([["en/docs/gone.md", "# Gone\n"]]),
    addresses: ["/docs/gone", "/help"],
    left: [],
  };
  const page = { file: "en/docs/guide/a.md", origin: "docs/guide/a.md" };
  const isThere = (target: string) => wasThere(target, page, site);
  expect(["./x.js", "../gone.md#y", "../gone", "/help/", "/docs/gone.html?x"].filter(isThere)).toHaveLength(
    5,
  );
  expect(["./none.js", "none.md", "/none", "#x", "https://example.org/help"].filter(isThere)).toEqual([]);
});
