/** Tables and code take the room beside the text where they need it; where they do not fit, it shows that they go on. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";

const words = "Words that fill a line and go on to the next one, as those of a page do. ".repeat(4);
const sentence = "A cell with a sentence that is long";
const row = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
const table = (heads: string[], ...rows: string[][]) =>
  [heads, heads.map(() => "---"), ...rows].map(row).join("");
const fence = (line: string) => `\`\`\`text title="a.txt"\n${line}\n\`\`\`\n`;
const flags = Array.from({ length: 40 }, (_, count) => `${"a ".repeat(count)}\`--dry-run\`.`).join("\n\n");
const command = "npm run bench -- --peers eleventy,hugo --pages 5000 --runs 3";
const commands = Array.from({ length: 40 }, (_, count) => `${"a ".repeat(count)}\`${command}\`.`).join(
  "\n\n",
);
const path = "an/address/of/many/words/that/fits/on/no/line/of/a/phone/or/of/a/table/and/wraps";
const longHead = "Time from the first request to the first useful answer of the service";

const page = [
  `# Wide\n\n${words}\n\n## Tables\n`,
  table(["Name", "One", "Two", "Three"], ["a", sentence, sentence, sentence], ["b", "1", "2", "3"]),
  table(["A", "B", "C"], ["1", "2", "3"]),
  table(["Key", "Text"], ["a", words]),
  table([sentence, "One", "Two", "Three"], [sentence, ..."123"], [`${sentence}er`, ..."456"]),
  table(["", longHead, "Two", "Three"], ["x", ..."123"], ["x", ..."456"]),
  `## Code\n\n${fence("x".repeat(82))}\n${fence("short")}\n${fence("y".repeat(300))}`,
].join("\n");

const rows = (columns: number) =>
  Array.from({ length: 60 }, (_, row) => Array.from({ length: columns }, () => `Cell of row ${row}`));

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = writeFiles(join(keptFolder(), "content"), {
    ...smallSite,
    "en/docs/wide.md": page,
    "en/docs/flags.md": `# Flags\n\n${flags}\n\n\`${path}\`\n\n${table(["A", "B"], ["a", `\`${path}\``])}`,
    "en/docs/commands.md": `# Commands\n\n${commands}\n`,
    "en/docs/long.md": `# Long\n\n${words}\n\n${table(["A", "B", "C"], ...rows(3))}\n\n${words}\n`,
    "en/docs/long-and-wide.md": `# Long\n\n${words}\n\n${table(["A", "B", "C", "D", "E"], ...rows(5))}\n\n${words}\n`,
    "en/docs/paper.md": `# Paper\n\n${words}\n\n${table(["A", "B", "C", "D"], [words, words, words, words])}`,
    "en/docs/plain.md": `# Plain\n\n${words}\n`,
    "en/pages/alone.md": page,
  });
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

const box = (page: Page, selector: string, at = 0) =>
  page
    .locator(selector)
    .nth(at)
    .evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return { left, right, width };
    });

/** In windows of these widths, one after the other. */
const atWidths = (
  route: string,
  widths: readonly number[],
  act: (page: Page, width: number) => Promise<void>,
) =>
  site.read({ route }, async (page) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await act(page, width);
      await expect.poll(() => scrollWidth(page)).toBe(width);
    }
  });

test.each([
  ["/alone", [1440, 1920]],
  ["/docs/wide", [1440, 1680, 1920]],
])("on %s, wide blocks have more than the text and leave the contents free, at %j pixels", (route, widths) =>
  atWidths(route, widths, async (page, width) => {
    const blocks = await page.locator(".prose > :is(.table-scroll, .code-block)").count();
    expect(blocks).toBe(8);
    const measured = async () => {
      const text = await box(page, ".prose > p");
      const contents = await box(page, ".contents-column");
      const boxes = (selector: string, count: number) =>
        Promise.all(Array.from({ length: count }, (_, at) => box(page, selector, at)));
      const isWider = (each: { width: number }) => each.width > text.width;
      const all = await boxes(".prose > :is(.table-scroll, .code-block)", blocks);
      return {
        text: text.width,
        astray: all.filter(({ left, right }) => left !== text.left || right > contents.left - 32),
        widerTables: (await boxes(".table-scroll", 3)).map(isWider),
        widerCode: (await boxes(".code-block", 3)).map(isWider),
      };
    };
    await expect.poll(measured, { message: `at ${width}` }).toEqual({
      text: 576,
      astray: [],
      widerTables: [true, false, false],
      widerCode: [true, false, true],
    });
  }),
);

test("at 1,280 pixels a table that needs it has the room of the contents, which are not seen while it is there", () =>
  atWidths("/docs/wide", [1240, 1280, 1340], async (page) => {
    const contents = page.locator(".contents-column");
    const isSeen = () => contents.evaluate((column) => column.checkVisibility({ visibilityProperty: true }));
    const text = await box(page, ".prose > p");
    const place = await box(page, ".contents-column");
    const wide = await box(page, ".table-scroll", 0);
    expect(wide.width).toBeGreaterThan(text.width + 100);
    expect(wide.right).toBeLessThanOrEqual(place.right + 1);
    await expect.poll(() => box(page, ".table-scroll", 1)).toEqual(text);
    await page
      .locator(".table-scroll")
      .first()
      .evaluate((table) => table.scrollIntoView());
    await expect.poll(isSeen).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isSeen).toBe(true);
    // Contents that are longer end above it.
    await contents.locator("ul").evaluate((list) => {
      for (let copy = 0; copy < 60; copy++) list.append(list.children[0]?.cloneNode(true) ?? "");
    });
    await page.evaluate(() => scrollTo(0, 40));
    const distance = async () => {
      const end = await contents.evaluate((column) => column.getBoundingClientRect().bottom);
      return (
        (await page
          .locator(".table-scroll")
          .first()
          .evaluate((table) => table.getBoundingClientRect().top)) - end
      );
    };
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
    await expect.poll(isSeen).toBe(true);
    await contents.locator("ul").evaluate((list) => {
      for (const copy of [...list.children].slice(-60)) copy.remove();
    });
    await page.evaluate(() => scrollTo(0, 0));
  }));

test("a table that goes on shows it at its edge until its end is reached", async () => {
  await site.read({ route: "/docs/wide", ...phone }, async (page) => {
    const scroller = page.locator(".table-scroll").first();
    const more = () => scroller.getAttribute("data-more");
    const sign = () => scroller.evaluate((element) => getComputedStyle(element, "::before").content);
    await expect.poll(more).toBe("end");
    await expect.poll(sign).toBe('""');
    await expect.poll(() => scroller.getAttribute("tabindex")).toBe("0");
    await expect.poll(() => scroller.getAttribute("aria-label")).toContain("Name, One, Two, Three");
    await scroller.evaluate((element) => element.scrollTo(50, 0));
    await expect.poll(more).toBe("both");
    await scroller.evaluate((element) => element.scrollTo(10_000, 0));
    await expect.poll(more).toBe("start");
    await expect.poll(sign).toBe("none");
    await expect.poll(() => page.locator(".table-scroll").nth(1).getAttribute("data-more")).toBeNull();
    await expect.poll(() => scrollWidth(page)).toBe(390);
    await scroller.evaluate((element) => element.scrollTo(0, 0));
  });
});

test("a first column that names its rows keeps its place, unless it is wide or names nothing", async () => {
  await site.read({ route: "/docs/wide", ...phone }, async (page) => {
    const moved = (at: number) =>
      page
        .locator(".table-scroll")
        .nth(at)
        .evaluate((element) => {
          const left = () => element.querySelector("tbody td")?.getBoundingClientRect().left ?? 0;
          const before = left();
          element.scrollTo(60, 0);
          const after = left();
          element.scrollTo(0, 0);
          return before - after;
        });
    await page.locator(".table-scroll[data-more]").first().waitFor();
    await expect(moved(0)).resolves.toBe(0);
    await expect(moved(3)).resolves.toBe(60);
    await expect(moved(4)).resolves.toBe(60);
  });
});

test("no head of a table has more than four lines on a phone", () =>
  atWidths("/docs/wide", [320, 390], async (page) => {
    const most = () =>
      page.locator("thead th").evaluateAll((heads) => {
        const lines = heads.map((head) => {
          const range = document.createRange();
          range.selectNodeContents(head);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        return Math.max(...lines);
      });
    await expect.poll(most).toBeLessThanOrEqual(4);
  }));

test("the text of a doc is where that of a doc without contents is, on wide screens, too", async () => {
  const leftAt = async (route: string) => {
    let left = 0;
    await site.read({ route, viewport: { width: 1920, height: 900 } }, async (page) => {
      left = (await box(page, ".prose > p")).left;
    });
    return left;
  };
  await expect.poll(() => leftAt("/docs/plain")).toBe(await leftAt("/docs/wide"));
});

test("short code with a hyphen is in one piece, and long code wraps", () =>
  atWidths("/docs/flags", [320, 390, 1280], async (page) => {
    const pieces = () =>
      page.locator(".prose > p > code", { hasText: "--dry-run" }).evaluateAll((codes) =>
        codes.map((code) => {
          const range = document.createRange();
          range.selectNodeContents(code);
          return range.getClientRects().length;
        }),
      );
    await expect.poll(pieces).toEqual(flags.match(/--dry-run/g)?.map(() => 1));
  }));

test("on a phone the lines of code that wraps keep clear of each other", () =>
  atWidths("/docs/flags", [320, 390], async (page) => {
    const all = await page.locator("code", { hasText: path }).all();
    expect(all).toHaveLength(2);
    for (const code of all) {
      /** Of a line and the next, in sizes of the text; none for code of one line. */
      const least = () =>
        code.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          // A line has a box for each part between places where it may break.
          const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
          const distances = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return distances.length > 0 ? Math.min(...distances) / size : 0;
        });
      await expect.poll(least).toBeGreaterThanOrEqual(1.3);
    }
  }));

test("a command that wraps keeps its options in one piece", () =>
  atWidths("/docs/commands", [320, 1280], async (page) => {
    const broken = () =>
      page.locator(".prose > p > code").evaluateAll((codes) =>
        codes.flatMap((code) => {
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const { 0: word, index } of (node.textContent ?? "").matchAll(/-\S*/g)) {
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          return found;
        }),
      );
    await expect.poll(broken).toEqual([]);
  }));

test.each([
  ["A4", 642],
  ["Letter", 665],
])("on paper of the size %s, a table is as wide as the text", (_, width) =>
  site.read({ route: "/docs/paper", viewport: { width, height: 900 } }, async (page) => {
    await page.emulateMedia({ media: "print" });
    await page.locator(".site-header").waitFor({ state: "hidden" });
    await expect
      .poll(async () => Math.round((await box(page, ".table-scroll", 0)).right))
      .toBe(Math.round((await box(page, ".prose", 0)).right));
    await expect.poll(() => scrollWidth(page)).toBe(width);
    await page.emulateMedia({ media: null });
  }),
);

/** How far the first cell of the heads is from the top of the window; `rows` further down than the first row. */
const headTop = (page: Page, selector: string, row: number) =>
  page.locator(selector).evaluate((scroller, index) => {
    const cell = scroller.querySelectorAll("tbody tr")[index];
    cell?.scrollIntoView({ block: "center", behavior: "instant" });
    return Math.round(scroller.querySelector("thead th")?.getBoundingClientRect().top ?? Number.NaN);
  }, row);

test("the heads of a long table stay in sight, at the top of the window where the table fits", () =>
  site.read({ route: "/docs/long", viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.locator(".table-scroll[data-fits]").waitFor();
    for (const row of [30, 50]) {
      await expect.poll(() => headTop(page, ".table-scroll", row)).toBeGreaterThanOrEqual(0);
      await expect.poll(() => headTop(page, ".table-scroll", row)).toBeLessThanOrEqual(66);
    }
  }));

test.each([true, false])(
  "so do those of a table that scrolls inside itself, with scripts: %s",
  (javaScriptEnabled) =>
    site.read({ route: "/docs/long-and-wide", ...phone, javaScriptEnabled }, async (page) => {
      for (const row of [10, 50]) {
        await expect.poll(() => headTop(page, ".table-scroll", row)).toBeGreaterThanOrEqual(0);
        await expect.poll(() => headTop(page, ".table-scroll", row)).toBeLessThan(300);
      }
      await expect.poll(() => scrollWidth(page)).toBe(390);
    }),
);

test("without scripts a shade at the edge shows it", async () => {
  await site.read({ route: "/docs/wide", ...phone, javaScriptEnabled: false }, async (page) => {
    for (const selector of [".table-scroll", ".code-block > pre"]) {
      const attachments = () =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundAttachment);
      await expect.poll(attachments).toContain("local");
    }
  });
});
