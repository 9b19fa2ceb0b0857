/** The review of a change on a server, as a client reads it: how each of its pages looks. */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { editFile, writeFiles } from "../sites/folders.ts";
import { repository } from "../sites/site-in-git.ts";
import { objections } from "./axe.ts";
import { launchBrowser } from "./browser.ts";
import { type KeptContexts, keptContexts } from "./kept-contexts.ts";

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" viewBox="0 0 100 20"><title>Plan</title><path d="M0 0h100v20z"/></svg>`;

const page = `# Guide

A paragraph with one old word and a [link](#end).

This moves to the end of the page as it is.

This part goes away.

| Name | Value |
| ---- | ----- |
| one  | 1     |
| two  | 2     |

\`\`\`js title="a.js"
const answer = 41;
\`\`\`

![A plan](plan.svg)

A formula $x + 1$ in a sentence.

$$
y = x^2
$$

\`\`\`mermaid
flowchart LR
  A[Start] --> B[Middle]
  B --> C[End]
\`\`\`

## The end {#end}

- First
- Second

<!-- the end -->
`;

const edits: [string, string][] = [
  ["one old word", "one new word"],
  ["This moves to the end of the page as it is.\n\nThis part goes away.\n\n", ""],
  ["| two  | 2     |", "| two  | 3     |"],
  ["answer = 41", "answer = 42"],
  ["x + 1", "x + 2"],
  ["y = x^2", "y = x^3"],
  ["B[Middle]", "B[Centre]"],
  ["- Second", "- Second\n- Third <b>bold</b>\n"],
  ["<!-- the end -->", "This moves to the end of the page as it is.\n\nA `code` that is new.\n"],
];

export const guide = "pages/docs/guide.html";

export type Review = {
  /** The project, and the folder of the review in it. */
  folders(): { cwd: string; review: string };
  /** What was requested of the server. */
  requested: string[];
  visit(
    path: string,
    options?: BrowserContextOptions & { isFirst?: boolean },
  ): Promise<{ page: Page; complaints: string[] }>;
};

/** Makes the review before the tests of a file. */
export function servedReview(): Review {
  let [server, browser]: [Server | undefined, Browser | undefined] = [undefined, undefined];
  let contexts: KeptContexts | undefined;
  let review = "";
  let cwd = "";
  const requested: string[] = [];

  beforeAll(async () => {
    const guides = {
      "site.yml":
        "title: Site\nurl: https://example.com\nbase_url: /below/\nreview: https://example.com/issues/new\ncolour_mode: { respect_system: true }\nlocales: [{ id: en, tag: en, label: English }, { id: fr, tag: fr, label: Français }, { id: ar, tag: ar, label: العربية, direction: rtl }]\n",
      "ar/pages/index.md": "# بداية\n",
      "en/docs/guide.md": page,
      "en/docs/plan.svg": drawing(100),
      "ar/docs/guide.md": "# دليل\n\nجملة قديمة هنا.\n",
    };
    cwd = mkdtempSync(join(realpathSync(tmpdir()), "twsite-test-"));
    const { content } = repository(guides, cwd);
    writeFiles(content, {
      "en/docs/plan.svg": drawing(200),
      "ar/docs/guide.md": "---\ndescription: وصف\n---\n\n# دليل\n\nجملة جديدة هنا.\n",
    });
    for (const [before, after] of edits) editFile(join(content, "en/docs/guide.md"), before, after);
    const { code, err } = await run(["diff", "--out", "review"], { cwd });
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringMatching(/^Review of \d+ pages in review\n$/),
    });
    review = join(cwd, "review");
    const types = new Map([
      ["html", "text/html"],
      ["css", "text/css"],
      ["svg", "image/svg+xml"],
      ["woff2", "font/woff2"],
    ]);
    server = createServer(({ url = "" }, response) => {
      // Browsers with windows ask for it.
      if (url === "/favicon.ico") return response.end();
      requested.push(url);
      const path = decodeURIComponent(url).replace(/^\/any\/path\//, "");
      try {
        response.setHeader("content-type", types.get(path.split(".").at(-1) ?? "") ?? "text/plain");
        response.end(readFileSync(join(review, path)));
      } catch {
        response.writeHead(404).end();
      }
    }).listen(0);
    browser = await launchBrowser();
    contexts = keptContexts(browser);
  });

  afterAll(async () => {
    server?.close();
    await browser?.close();
    rmSync(cwd, { recursive: true, force: true });
  });

  function serverAddress(): AddressInfo {
    const address = server?.address();
    if (!address || typeof address === "string") throw new Error("no server");
    return address;
  }

  const visit: Review["visit"] = async (path, { isFirst = false, ...options } = {}) => {
    const { port } = serverAddress();
    const context = await (isFirst ? browser : contexts)?.newContext(options);
    if (!context) throw new Error("no browser");
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(`http://localhost:${port}/any/path/${path}`);
    return { page, complaints };
  };

  return { folders: () => ({ cwd, review }), requested, visit };
}

/** `isTaken`: whether the page of this number is seen in the theme of this number, on the width of this number. */
export function testReviewLooks(
  { visit }: Review,
  isTaken: (page: number, theme: number, width: number) => boolean,
): void {
  const looks = ["index.html", guide, "pages/ar/docs/guide.html"].flatMap((path, page) =>
    (["light", "dark"] as const).flatMap((theme, themeAt) =>
      [390, 1280]
        .filter((_, widthAt) => isTaken(page, themeAt, widthAt))
        .map((width) => [path, theme, width] as const),
    ),
  );
  test.each(looks)("%s is accessible and fits in %s at %i pixels", async (path, colorScheme, width) => {
    const { page, complaints } = await visit(path, { colorScheme, viewport: { width, height: 800 } });
    const look = page.evaluate(() => ({
      tooWide: document.documentElement.scrollWidth > innerWidth,
      theme: document.documentElement.dataset.theme,
    }));
    await expect(look).resolves.toEqual({ tooWide: false, theme: colorScheme });
    await expect(objections(page)).resolves.toEqual([]);
    if (path.includes("/ar/")) {
      await expect(page.locator("html[dir=rtl][lang=ar]").count()).resolves.toBe(1);
      await expect(page.getByRole("button", { name: "التغيير التالي" }).count()).resolves.toBe(1);
      await expect(page.locator("ins").allTextContents()).resolves.toContain("جديدة");
      await expect(page.locator(".review-fields dt").allTextContents()).resolves.toEqual(["الوصف"]);
    }
    expect(complaints).toEqual([]);
  });
}
