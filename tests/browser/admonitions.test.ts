/** The five kinds of admonitions are told apart by colour, by the shape of their sign, and by their word, in both themes. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";

const kinds = ["note", "tip", "info", "warning", "danger"];

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = writeFiles(join(keptFolder(), "content"), {
    ...smallSite,
    "en/docs/page.md": `# Page\n\n${kinds.map((kind) => `:::${kind}\nText.\n:::\n`).join("\n")}`,
  });
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

type Look = { word: string; sign: string; accent: number[]; ground: number[] };

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));

test("in the light theme and in the dark one", () =>
  site.on({ route: "/docs/page" }, async (page) => {
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const looks = await page.locator(".admonition").evaluateAll((all) => {
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const rgb = (colour: string) => {
          if (!canvas) return [];
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        };
        return all.map((element): Look => {
          const title = element.querySelector(".admonition-title");
          const { content, clipPath, borderRadius } = getComputedStyle(element, "::before");
          return {
            word: title?.textContent ?? "",
            sign: `${content} ${clipPath} ${borderRadius}`,
            accent: title ? rgb(getComputedStyle(title).color) : [],
            ground: rgb(getComputedStyle(element).backgroundColor),
          };
        });
      });
      expect(looks.map(({ word }) => word)).toEqual(["Note", "Tip", "Info", "Warning", "Danger"]);
      expect(new Set(looks.map(({ sign }) => sign)).size).toBe(kinds.length);
      for (const [index, one] of looks.entries())
        for (const other of looks.slice(index + 1)) {
          expect
            .soft(distance(one.accent, other.accent), `${theme}: ${one.word}, ${other.word}`)
            .toBeGreaterThan(40);
          expect
            .soft(distance(one.ground, other.ground), `${theme}: ${one.word}, ${other.word}`)
            .toBeGreaterThan(7);
        }
    }
  }));

/** For each sign, which of its pixels are painted. */
async function paintedSigns(page: Page): Promise<boolean[][]> {
  const boxes = await page.locator(".admonition").evaluateAll((all) =>
    all.map((element) => {
      const { top, insetInlineStart, width, height } = getComputedStyle(element, "::before");
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + scrollX + Number.parseFloat(insetInlineStart), box.y + scrollY];
      const size = {
        width: Math.round(Number.parseFloat(width)),
        height: Math.round(Number.parseFloat(height)),
      };
      return { x: Math.round(x), y: Math.round(y + element.clientTop + Number.parseFloat(top)), ...size };
    }),
  );
  const screen = await page.screenshot({ fullPage: true });
  return Promise.all(
    boxes.map(async ({ x, y, width, height }) => {
      const picture = sharp(screen).extract({ left: x, top: y, width, height });
      const grey = [...(await picture.greyscale().raw().toBuffer())];
      const ground = Math.max(...grey);
      return grey.map((value) => ground - value > 70);
    }),
  );
}

test("in few colours each sign has its shape", () =>
  site.on({ route: "/docs/page", colorScheme: "light" }, async (page) => {
    const signs = await paintedSigns(page);
    await page.emulateMedia({ forcedColors: "active" });
    await expect
      .poll(async () => {
        const inFewColours = await paintedSigns(page);
        return inFewColours.map((sign, index) => {
          const differing = sign.filter((isPainted, pixel) => isPainted !== signs[index]?.[pixel]);
          return differing.length / sign.length < 0.1;
        });
      })
      .toEqual(kinds.map(() => true));
  }));
