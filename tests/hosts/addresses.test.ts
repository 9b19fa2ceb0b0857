/** The settings with which every address of a site is answered with 200, as the page of the manual on hosts lists them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile } from "../sites/build.ts";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { severalPages } from "../sites/small-sites.ts";
import * as apache from "./apache.ts";
import * as caddy from "./caddy.ts";
import { installedHosts } from "./hosts.ts";
import { isInstalled, type Package } from "./installed.ts";
import * as nginx from "./nginx.ts";
import { startPages } from "./pages-server.ts";
import type { StaticServer } from "./static-server.ts";

const page = readFileSync("cli/manual/en/docs/publishing/hosts.md", "utf8");

/** The lines of the manual in the block with this title. */
function linesOf(title: string): string {
  const [, lines] = page.split(`title="${title}"\n`);
  if (lines === undefined) throw new Error(`hosts.md has no block “${title}”`);
  return lines.slice(0, lines.indexOf("\n```"));
}

const folders = { slash: keptFolder(), file: keptFolder() };
const contents = { slash: keptFolder(), file: keptFolder() };

beforeAll(async () => {
  for (const [kind, key] of [
    ["slash", "trailing_slash: true"],
    ["file", "documents: file"],
  ] as const) {
    writeFiles(contents[kind], { ...severalPages, "site.yml": `${severalPages["site.yml"]}${key}\n` });
    await compile(contents[kind], { outFolder: folders[kind] });
  }
});

/** The addresses of the sitemap with what the host answers, but those with 200. */
async function redirected(folder: string, { origin }: StaticServer): Promise<string[]> {
  const sitemap = readFileSync(join(folder, "sitemap.xml"), "utf8");
  const paths = [...sitemap.matchAll(/<loc>https:\/\/example\.com([^<]*)/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(6);
  const answers = paths.map(async (path) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    const isPage = (await response.text()).includes(
      `<link rel="canonical" href="https://example.com${path}"`,
    );
    return response.status === 200 && isPage ? [] : [`${path}: ${response.status}`];
  });
  return (await Promise.all(answers)).flat();
}

describe.each(installedHosts())("$name", ({ start }) => {
  test("“trailing_slash: true” needs no redirect", async () => {
    const server = await start(folders.slash, "/");
    await expect(redirected(folders.slash, server)).resolves.toEqual([]);
    await server.close();
  });
});

const withLines: { name: string; needs?: Package; start(root: string): Promise<StaticServer> }[] = [
  {
    name: "nginx",
    needs: "nginx",
    start: (root) => nginx.start(root, "/", { aboveServer: "", inServer: linesOf("nginx, in server") }),
  },
  {
    name: "Apache",
    needs: "apache2",
    start: (root) => apache.start(root, "/", linesOf("Apache, in the host")),
  },
  { name: "Caddy", needs: "caddy", start: (root) => caddy.start(root, "/", linesOf("Caddy, in the site")) },
  { name: "GitHub Pages' rules", start: (root) => startPages(root, "/") },
];

describe.each(withLines.filter(({ needs }) => needs === undefined || isInstalled(needs)))(
  "$name",
  ({ start }) => {
    let server: StaticServer;
    beforeAll(async () => {
      server = await start(folders.file);
    });
    afterAll(() => server?.close());

    test("“documents: file” needs no redirect", async () => {
      await expect(redirected(folders.file, server)).resolves.toEqual([]);
    });
  },
);
