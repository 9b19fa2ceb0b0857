/** Sizes of pictures: what is made of the files that strangers bring, and what a site with them has. */
// Tests: cli/images, cli/publish

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import * as encoders from "../../../cli/images/sizes/encode.ts";
import { type Choices, checkContent, compile as compileSite } from "../../sites/build.ts";
import { keptFolder } from "../../sites/folders.ts";

const site =
  "title: T\nurl: https://pictures.example\nlocales:\n  - { id: en, tag: en-GB, label: English }\npictures: true\n";

/** A picture with as many colours as a photograph. */
function photo(width: number, height: number) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } }).blur(2);
}

let pictures: Record<string, Buffer>;
beforeAll(async () => {
  const whole = await photo(1000, 600).jpeg().toBuffer();
  pictures = {
    "wide.jpg": await photo(1600, 800).jpeg({ quality: 95 }).toBuffer(),
    "turned é 100%.jpg": await photo(900, 600)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer(),
    "print.jpg": await photo(800, 500).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(),
    "clear.png": await photo(600, 400).ensureAlpha(0.5).png().toBuffer(),
    "narrow.png": await photo(120, 90).png().toBuffer(),
    "one.png": await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
    "cut.jpg": whole.subarray(0, whole.length / 2),
  };
});

/** Made once for all tests, except where that is what is tested. */
const sizes = keptFolder();
const compile = (content: string, choices: Choices = {}) =>
  compileSite(content, { cacheFolder: sizes, ...choices });

function written(markdown: string, others: Record<string, string> = {}): string {
  const content = join(keptFolder(), "content");
  mkdirSync(join(content, "en/docs"), { recursive: true });
  mkdirSync(join(content, "en/pages"), { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(content, "en/docs", name), bytes);
  const pages = {
    "site.yml": site,
    "en/pages/index.md": "# Home\n\nText.\n",
    "en/docs/page.md": markdown,
    ...others,
  };
  for (const [path, text] of Object.entries(pages)) writeFileSync(join(content, path), text);
  return content;
}

const filesOf = (content: string) =>
  readdirSync(join(content, "../site/_twsite"))
    .filter((name) => /\.(webp|jpg|png)$/.test(name))
    .sort();
const documentOf = (content: string) => readFileSync(join(content, "../site/docs/page/index.html"), "utf8");
const withoutHash = (name: string) => name.replace(/-[0-9a-f]{10}/, "");

test("a page shows every kind of picture in sizes that fit it, and the originals are left out", async () => {
  const content = written(
    "# Page\n\nText.\n\n![W](wide.jpg)\n\n![T](<turned é 100%.jpg>)\n\n![P](print.jpg)\n\n![C](clear.png)\n\n![N](narrow.png)\n\n![O](one.png)\n",
  );
  const { findings } = await compile(content);
  expect(findings).toEqual([]);
  expect(filesOf(content).map(withoutHash)).toEqual(
    [
      ...["480", "720", "1600"].map((width) => `wide-${width}.webp`),
      "wide-1440.jpg",
      // As the camera says: 600 pixels wide.
      ...["480", "600"].map((width) => `turned é 100%-${width}.webp`),
      "turned é 100%-600.jpg",
      // 720 is too near to 800.
      ...["480", "800"].map((width) => `print-${width}.webp`),
      "print-800.jpg",
      ...["480", "600"].map((width) => `clear-${width}.webp`),
      "clear-600.png",
      "narrow-120.webp",
      "narrow-120.png",
      "one.png",
    ].sort(),
  );
  const html = documentOf(content);
  expect(html).toContain('width="600" height="900"');
  expect(html).toMatch(/srcset="\/_twsite\/turned%20%C3%A9%20100%25-[0-9a-f]{10}-480\.webp 480w, /);
  for (const name of filesOf(content).filter((file) => file.startsWith("print"))) {
    const { space, exif, icc } = await sharp(join(content, "../site/_twsite", name)).metadata();
    expect([space, exif, icc]).toEqual(["srgb", undefined, undefined]);
  }
});

test("an original stays where a page links to it", async () => {
  const content = written("# Page\n\n[Whole](wide.jpg)\n\n![W](wide.jpg)\n");
  await compile(content);
  expect(filesOf(content).map(withoutHash)).toContain("wide.jpg");
  expect(documentOf(content)).toMatch(/href="\/_twsite\/wide-[0-9a-f]{10}\.jpg"/);
});

test("one picture for light pages and one for dark ones, of which neither is fetched at once", async () => {
  const content = written("# Page\n\n![W](wide.jpg){dark=clear.png}\n");
  await compile(content);
  const html = documentOf(content);
  expect(html).toMatch(
    /<picture class="construct on-light">.*wide.*<picture class="construct on-dark">.*clear/,
  );
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html).not.toContain("fetchpriority");
});

test("a picture that ends too early is a finding with its file, and is shown as it is", async () => {
  const content = written("# Page\n\nText.\n\n![Cut](cut.jpg)\n");
  for (const { findings } of [await compile(content), await checkContent(content)])
    expect(findings).toMatchObject([
      { rule: "image-can-be-shown", file: "en/docs/cut.jpg", message: expect.stringContaining("damaged") },
    ]);
  expect(filesOf(content).map(withoutHash)).toEqual(["cut.jpg"]);
});

test("a compile with a cache makes nothing again, and ends where one without does", async () => {
  const content = written("# Page\n\n![P](print.jpg)\n\n![C](clear.png)\n");
  const cacheFolder = join(content, "../cache");
  const progress: string[] = [];
  const onProgress = (step: string) => void progress.push(step);
  await compile(content, { cacheFolder, makesPictureSizes: true, onProgress });
  const bytes = filesOf(content).map((name) => readFileSync(join(content, "../site/_twsite", name)));
  expect(progress.filter((step) => step === "pictures")).toHaveLength(2);
  progress.length = 0;
  await compile(content, {
    cacheFolder,
    outFolder: join(content, "../site"),
    jobs: 4,
    onProgress,
    baseUrl: "/sub/",
  });
  expect(progress).not.toContain("pictures");
  await compileSite(content, { jobs: 4 });
  expect(filesOf(content).map((name) => readFileSync(join(content, "../site/_twsite", name)))).toEqual(bytes);
});

test("without “pictures”, files are sent as they are", async () => {
  const content = written("# Page\n\n![W](wide.jpg)\n", { "site.yml": site.replace("pictures: true\n", "") });
  await compile(content);
  expect(filesOf(content).map(withoutHash)).toEqual(["wide.jpg"]);
});

test.each([
  [undefined, "is not installed"],
  [{ entry: "/nowhere/sharp.js", version: "0.33.0" }, "cannot be loaded"],
])("without sharp, pictures are sent as they are, and one message says so", async (installed, why) => {
  const found = vi.spyOn(encoders, "installedEncoder").mockReturnValue(installed);
  onTestFinished(() => found.mockRestore());
  const content = written("# Page\n\nText.\n\n![W](wide.jpg)\n\n![C](clear.png)\n");
  const { findings } = await compile(content);
  expect(findings).toMatchObject([
    { rule: "image-encoder-is-installed", file: "site.yml", place: { line: 5, column: 11 } },
  ]);
  expect(findings[0]?.message).toContain(why);
  expect(findings[0]?.expected).toContain("npm install sharp");
  expect(filesOf(content).map(withoutHash)).toEqual(["clear.png", "wide.jpg"]);
  expect(documentOf(content)).toMatch(
    / src="\/_twsite\/wide-[0-9a-f]{10}\.jpg" width="1600" height="800" alt="W"\/>/,
  );
});

test("a picture that moves is sent as it is, in GIF and in WebP", async () => {
  const [width, height] = [200, 150];
  const frames = Buffer.alloc(width * height * 3 * 2, 40).fill(200, width * height * 3);
  for (let at = 0; at < frames.length; at += 7) frames[at] = at % 251;
  const moving = () => sharp(frames, { raw: { width, height: 2 * height, channels: 3, pageHeight: height } });
  const content = written("# Page\n\n![G](moves.gif)\n\n![W](moves.webp)\n");
  const files = {
    gif: await moving().gif().toBuffer(),
    webp: await moving().webp({ lossless: true }).toBuffer(),
  };
  for (const [end, bytes] of Object.entries(files))
    writeFileSync(join(content, `en/docs/moves.${end}`), bytes);
  expect((await compile(content)).findings).toEqual([]);
  const folder = join(content, "../site/_twsite");
  const sent = readdirSync(folder).filter((name) => name.startsWith("moves-"));
  expect(sent.map(withoutHash).sort()).toEqual(["moves.gif", "moves.webp"]);
  for (const name of sent) {
    const bytes = readFileSync(join(folder, name));
    expect(bytes).toEqual(name.endsWith("gif") ? files.gif : files.webp);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
  }
});

test("pictures on cards and on the home page have sizes, too", async () => {
  const content = written(
    "# Page\n\nText.\n\n::::card[Wide]{to=page.md}\n![W](wide.jpg)\n::::\n\n:::cards\n- [![C](clear.png) Clear](page.md)\n  A clear one.\n:::\n",
    {
      "en/pages/index.md":
        "---\ntitle: Home\nhome:\n  picture: { file: ../docs/wide.jpg, alt: Wide }\n---\n\nText.\n",
    },
  );
  const { findings } = await compile(content);
  expect(findings).toEqual([]);
  const home = readFileSync(join(content, "../site/index.html"), "utf8");
  expect(home).toMatch(/srcset="\/_twsite\/wide-[0-9a-f]{10}-480\.webp 480w, /i);
  expect(documentOf(content)).toMatch(/srcset="\/_twsite\/clear-[0-9a-f]{10}-480\.webp 480w, /i);
});
