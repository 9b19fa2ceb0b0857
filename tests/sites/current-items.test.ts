/** On each page at most one item of the navbar is marked as the current one. */
// Tests: cli/site, reader/shell
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { temporaryFolder, writeFiles } from "./folders.ts";
import { smallSite } from "./small-sites.ts";

const navbar = `
navbar:
  left:
    - { type: sidebar, sidebar: all, label: Docs }
    - { type: link, to: /docs/cases, label: Cases }
    - { type: doc, doc: api/index, label: API }
    - { type: link, to: /about, label: About }
    - { type: link, to: /about/team, label: Team }
`;

test.each([
  ["", ""],
  ["sub/", "base_url: /sub/\n"],
])("the item that leads nearest to a page is its current one, below “/%s”", async (_, base) => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    "site.yml": smallSite["site.yml"] + base + navbar,
    "sidebars.yml": "all: [start, { folder: cases }, { folder: api }]\n",
    "en/pages/index.md": "# Home\n\nText.\n",
    "en/pages/about.md": "# About\n\nText.\n",
    "en/pages/team.md": "---\nslug: /about/team\n---\n\n# Team\n\nText.\n",
    "en/pages/guest.md": "---\nslug: /about/guest\n---\n\n# Guest\n\nText.\n",
    "en/docs/start.md": "# Start\n\nText.\n",
    "en/docs/cases/index.md": "# Cases\n\nText.\n",
    "en/docs/cases/one.md": "# One\n\nText.\n",
    "en/docs/api/index.md": "# API\n\nText.\n",
    "en/docs/api/get.md": "# Get\n\nText.\n",
  });
  expect((await compile(content)).findings).toEqual([]);
  const currentOn = (path: string) => {
    const html = readFileSync(join(content, "../site", path, "index.html"), "utf8");
    return [...html.matchAll(/<a class="nav-link"[^>]* aria-current="(\w+)"[^>]*>([^<]*)/g)].map(
      ([, kind, title]) => `${title}: ${kind}`,
    );
  };
  expect(currentOn("docs/start")).toEqual(["Docs: true"]);
  expect(currentOn("docs/cases")).toEqual(["Cases: page"]);
  expect(currentOn("docs/cases/one")).toEqual(["Cases: true"]);
  expect(currentOn("docs/api")).toEqual(["API: page"]);
  expect(currentOn("docs/api/get")).toEqual(["API: true"]);
  expect(currentOn("about")).toEqual(["About: page"]);
  expect(currentOn("about/team")).toEqual(["Team: page"]);
  expect(currentOn("about/guest")).toEqual(["About: true"]);
  expect(currentOn("")).toEqual([]);
});
