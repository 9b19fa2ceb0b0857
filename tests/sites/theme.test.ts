/** Another site changes the look by a `theme.css` of its own, which sets the reader's design tokens. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { accentStyle } from "../../cli/site/accent.ts";
import { compile } from "./build.ts";
import { filesIn, temporaryFolder, writeFiles } from "./folders.ts";
import { severalPages, smallSite } from "./small-sites.ts";

const plum = ":root { --cool: light-dark(#6a3577, #d8addf); }\n";

/** The documents of `severalPages` that need no style of lists. */
const texts = ["", "about/", "blog/post/", "docs/guide/one/", "docs/guide/two/"].map(
  (path) => `${path}index.html`,
);

function stylesOf(site: string): string[] {
  const html = readFileSync(join(site, "index.html"), "utf8");
  const scripted = html.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  return [...scripted.matchAll(/<link rel="stylesheet"(?: media="[^"]+")? href="([^"]+)"/g)].map(
    ([, href]) => href ?? "",
  );
}

test("theme.css is linked after the reader's style, under a name of its content", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), { ...smallSite, "theme.css": plum });
  const site = join(content, "../site");
  expect((await compile(content)).findings).toEqual([]);
  const [reader, media, own, ...rest] = stylesOf(site);
  expect(reader).toMatch(/^\/_twsite\/style-\w+\.css$/);
  expect(media).toMatch(/^\/_twsite\/media-\w+\.css$/);
  expect(own).toMatch(/^\/_twsite\/theme-\w+\.css$/);
  expect(rest).toEqual([]);
  expect(readFileSync(join(site, own ?? ""), "utf8")).toBe(plum);

  writeFileSync(join(content, "theme.css"), plum.replace("#6a3577", "#702963"));
  await compile(content);
  expect(stylesOf(site)[2]).not.toBe(own);
  expect(filesIn(site).filter((path) => path.includes("theme-"))).toEqual([stylesOf(site)[2]?.slice(1)]);
});

test("a site without one has the reader's style, and that for paper, in every document", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), severalPages);
  for (const prerender of [true, false]) {
    await compile(content, { prerender });
    const site = join(content, "../site");
    const documents = filesIn(site).filter((path) => path.endsWith(".html"));
    const shown = ["404.html", "blog/index.html", "docs/category/guide/index.html"];
    expect(documents).toEqual(expect.arrayContaining([...shown, ...texts]));
    for (const path of documents) {
      const html = readFileSync(join(site, path), "utf8");
      const sheets = [...html.matchAll(/<link rel="stylesheet"([^>]*)\/>/g)].map(([, rest]) => rest);
      const names = texts.includes(path) ? ["style"] : ["style", "overview"];
      const linked = names.flatMap((name) => [
        // It waits for the first paint, but for visitors without JavaScript, and in an empty shell.
        ...(prerender ? [`^ media="print" href="[^"]*/${name}-\\w+\\.css" disabled="" data-late=""$`] : []),
        `^ href="[^"]*/${name}-\\w+\\.css"$`,
      ]);
      expect(sheets, path).toEqual([
        ...linked.map((pattern) => expect.stringMatching(pattern)),
        expect.stringMatching(/^ media="print, [^"]*" href="[^"]*\/media-\w+\.css"$/),
      ]);
    }
  }
});

test("an accent of site.yml is in each document, after the colours of the reader", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "site.yml": `${smallSite["site.yml"]}\ntheme: { accent: "#0057b7" }\n`,
  });
  expect((await compile(content)).findings).toEqual([]);
  const html = readFileSync(join(content, "../site/index.html"), "utf8");
  expect(html).toContain(`${accentStyle("#0057b7")}</style>`);
  // On a slow line, the style of the faces is switched off.
  const [, faces = ""] = /<style data-faces="[^"]*">([^<]*)/.exec(html) ?? [];
  expect(faces).toContain("@font-face");
  expect(faces).not.toMatch(/--warm|--origin/);
  expect(accentStyle("#0057b7")).toContain("html:root{--warm:light-dark(#0057b7, ");
});

test.each(["#0057b7", "#ffdd00", "#000", "#fff", "#7f7f7f", "#00ff00"])(
  "text in the accent %s can be read on a page, in code and on its shade, in both modes",
  (accent) => {
    const tokens = Object.fromEntries(
      [...accentStyle(accent).matchAll(/--([\w-]+):light-dark\((#\w+), (#\w+)\)/g)].map(
        ([, name = "", light = "", dark = ""]) => [name, [light, dark]],
      ),
    );
    expect(Object.keys(tokens)).toEqual(["warm", "cool", "warm-shade", "cool-shade"]);
    const grounds = [["#fcfbf8", "#14161a"], ["#f4f2ec", "#1c1f24"], tokens["warm-shade"] ?? []];
    for (const ground of grounds)
      for (const [mode, text = ""] of (tokens.warm ?? []).entries())
        expect(wcagContrast(text, ground[mode] ?? ""), `${text} on ${ground[mode]}`).toBeGreaterThanOrEqual(
          4.5,
        );
  },
);
