/** Cards that are drawn from titles, where the site asks for them. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { compiled } from "./read-site.ts";

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n';
const files = {
  "site.yml":
    "title: Site\ntagline: A site\nurl: https://example.com\ndraw_cards: true\nimage: site.svg\nlocales: [{ id: en, tag: en-GB, label: English }, { id: fr, tag: fr-FR, label: Français }]\n",
  "static/site.svg": picture,
  "en/pages/index.md": "---\ntitle: Home\nhome: {}\n---\n\nText.\n",
  "fr/pages/index.md": "# Accueil\n\nTexte.\n",
  "en/pages/about.md": "# About\n\nText.\n",
  "en/docs/guide/start.md": "# Start here\n\nText.\n",
  "en/docs/guide/own.md": "---\nimage: own.svg\n---\n\n# Own\n\nText.\n",
  "en/docs/guide/own.svg": picture,
  "fr/docs/guide/start.md": "# Démarrer\n\nTexte.\n",
  "en/blog/2025-01-01-post.md": "# A post\n\nText.\n",
};
const cards = (folder: string) =>
  filesIn(join(folder, "site/_twsite")).filter((path) => path.startsWith("card-"));

test("docs, posts and plain pages have cards; a picture of their own comes first", async () => {
  const { document } = await compiled(files);
  const of = (path: string) => String(document(`${path}index.html`).meta("og:image"));
  for (const path of ["about/", "docs/guide/start/", "fr/docs/guide/start/", "blog/post/"])
    expect(of(path)).toMatch(/^https:\/\/example\.com\/_twsite\/card-[0-9a-f]{16}\.png$/);
  expect(of("docs/guide/own/")).toMatch(/own-[\w]+\.svg$/);
  for (const path of ["", "blog/"]) expect(of(path)).toBe("https://example.com/site.svg");
  expect(of("fr/docs/guide/start/")).not.toBe(of("docs/guide/start/"));
  expect(document("about/index.html").meta("og:image:alt")).toBe("About");
  expect(document("about/index.html").meta("og:image:width")).toBe("1200");
});

test("cards are the same on any number of threads, and from the cache", async () => {
  const draw = async (folder: string, threads: boolean) => {
    await compile(join(folder, "content"), { cacheFolder: join(folder, ".twsite"), threads });
    return cards(folder).map((name) => readFileSync(join(folder, "site/_twsite", name)).toString("base64"));
  };
  const [one, two] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [one, two]) writeFiles(join(folder, "content"), files);
  const here = await draw(one, false);
  expect(here).toHaveLength(5);
  expect(await draw(two, true)).toEqual(here);
  rmSync(join(two, "site"), { recursive: true });
  expect(readdirSync(join(two, ".twsite"))).toContain("cards.packs");
  expect(await draw(two, true)).toEqual(here);
  expect(imageSize(Buffer.from(here[0] ?? "", "base64"))).toMatchObject({
    type: "png",
    width: 1200,
    height: 630,
  });
});

test("a new title draws one card, and the old one goes", async () => {
  const folder = temporaryFolder();
  const run = () => compile(join(folder, "content"), { cacheFolder: join(folder, ".twsite") });
  writeFiles(join(folder, "content"), files);
  await run();
  const before = cards(folder);
  writeFiles(join(folder, "content"), { "en/pages/about.md": "# About us\n\nText.\n" });
  await run();
  const after = cards(folder);
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
});

test("a title that cannot be drawn keeps the site's picture, with a warning", async () => {
  const { document } = await compiled({ ...files, "en/pages/about.md": "# 概要\n\nText.\n" }, {}, [
    "card-can-be-drawn site.yml: no card can be drawn for 1 page: a title has “概”",
  ]);
  expect(document("about/index.html").meta("og:image")).toBe("https://example.com/site.svg");
});
