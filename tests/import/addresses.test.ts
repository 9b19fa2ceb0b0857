/** Addresses of docs, lists and files: they stay, and links lead to them. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Files } from "../sites/folders.ts";
import { importWhole } from "./whole-import.ts";

const configuration = (options: object, more: object = {}) =>
  `module.exports = ${JSON.stringify({ title: "Tool", url: "https://tool.example.org", presets: [["classic", options]], ...more })};\n`;

const linksIn = (text: string | undefined) =>
  [...(text ?? "").matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);

test("docs without frozen versions keep the address and the name of the current version", async () => {
  const site = await importWhole({
    "docusaurus.config.js": configuration(
      {
        blog: false,
        docs: {
          routeBasePath: "/",
          lastVersion: "current",
          versions: { current: { path: "latest", label: "v2.x" } },
        },
      },
      {
        plugins: [
          [
            "@docusaurus/plugin-content-docs",
            { id: "kit", path: "kit", versions: { current: { label: "1.x" } } },
          ],
        ],
        themeConfig: { navbar: { items: [{ to: "/latest/b/", label: "B" }] } },
      },
    ),
    "docs/a.md": "# A\n\n[B](/latest/b), [too](./b.md)\n",
    "docs/b.md": "# B\n",
    "kit/k.md": "# K\n",
  });
  const yml = parse(site.text("site.yml") ?? "");
  expect(yml).toMatchObject({
    versions: { current: { path: "latest", label: "v2.x" } },
    docs: { path: "/", sets: [{ name: "kit", versions: { current: { label: "1.x" } } }] },
    navbar: { right: [{ to: "/latest/b", label: "B" }] },
  });
  expect(site.routes).toEqual(expect.arrayContaining(["/latest/a", "/latest/b", "/docs/k"]));
  expect(site.report).toContain("Addresses: 3 of 3");
  expect(site.errors).toEqual([]);
});

test("with trailingSlash, relative addresses count from the page as from a folder", async () => {
  const files: Files = {
    "docs/index.md": "# Home\n\n[first](./guide/first/), [second](guide/second#x)\n",
    "docs/guide/first.md": "# First\n\n[second](../second/), [file](./second.md)\n",
    "docs/guide/second.md": "# Second\n\n## X\n",
  };
  const slash = await importWhole({
    "docusaurus.config.js": configuration({ blog: false }, { trailingSlash: true }),
    ...files,
  });
  expect(linksIn(slash.text("en/docs/index.md"))).toEqual(["/docs/guide/first", "/docs/guide/second#x"]);
  expect(linksIn(slash.text("en/docs/guide/first.md"))).toEqual(["/docs/guide/second", "./second.md"]);
  const bare = await importWhole({
    "docusaurus.config.js": configuration({ blog: false }, { trailingSlash: false }),
    ...files,
    "docs/guide/first.md": "# First\n\n[second](second), [file](./second.md)\n",
  });
  expect(linksIn(bare.text("en/docs/guide/first.md"))).toEqual(["/docs/guide/second", "./second.md"]);
  expect([...slash.errors, ...bare.errors]).toEqual([]);
});

test("links to files that are there lead to a copy", async () => {
  const site = await importWhole({
    "docs/guide/a.md":
      "# A\n\n[text](@site/files/a.txt), [code](./_c.js?raw), [sheet](./s.css), [zip](../b.zip), [script](../../src/x.ts), [old](./old.mdx.txt)\n\n![P](@site/files/p.svg)\n",
    "docs/guide/_c.js": "1;\n",
    "docs/guide/s.css": "a {}\n",
    "docs/guide/old.mdx.txt": "old\n",
    "docs/b.zip": "zip",
    "src/x.ts": "export {};\n",
    "files/a.txt": "a\n",
    "files/p.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  });
  expect(linksIn(site.text("en/docs/guide/a.md"))).toEqual([
    "/assets/files/files/a.txt",
    "./_c.js?raw",
    "./s.css",
    "../b.zip",
    "/assets/files/src/x.ts",
    "./old.mdx.txt",
    "/assets/files/files/p.svg",
  ]);
  expect(site.text("static/assets/files/files/a.txt")).toBe("a\n");
  expect(site.errors).toEqual([]);
  expect(site.report).not.toContain("dead-link");
});

test("the posts of a further blog keep their addresses, and that of their list is gone", async () => {
  const site = await importWhole({
    "docusaurus.config.js": configuration(
      {},
      {
        plugins: [
          ["@docusaurus/plugin-content-blog", { id: "events", path: "events", routeBasePath: "events" }],
        ],
        themeConfig: { navbar: { items: [{ to: "/events", label: "Events" }] } },
      },
    ),
    "docs/a.md": "# A\n\n[Events](/events), [new](/events/latest)\n",
    "events/2024-05-06-old.md": "---\ntitle: Old\n---\n\nText.\n",
    "events/2024-07-08-new/index.md": "---\ntitle: New [one]\nslug: latest\n---\n\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.routes).toEqual(expect.arrayContaining(["/events/2024/05/06/old", "/events/latest"]));
  expect(site.notes).toEqual(
    expect.arrayContaining([
      "address-gone /events: no page",
      expect.stringContaining(
        "“events” is a second blog: its posts become pages at the same addresses, without lists",
      ),
      expect.stringMatching(/^lost-target docs\/a\.md:.*“\/events”/),
      expect.stringMatching(/^navigation-item docusaurus\.config\.js:.*“Events”/),
    ]),
  );
});
