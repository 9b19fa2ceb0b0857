/** Who asks for more contrast gets it, in both modes, on every kind of page. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { followToWhole } from "./follow.ts";

const unknown = "/x";
const routes = [
  "/",
  "/fr/docs/tech_writing/restapi_doc",
  "/docs/category/portfolio",
  "/blog",
  "/blog/tags",
  unknown,
];

/** In the browser: links without a line, buttons without a border, and texts whose contrast with the page is below 7 to 1. */
function weak(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminance = (colour: string) => {
    if (!canvas) return Number.NaN;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const failing = (selector: string, holds: (style: CSSStyleDeclaration) => boolean, what: string) =>
    shown(selector)
      .filter((element) => !holds(getComputedStyle(element)))
      .map((element) => `${what}: ${element.outerHTML.slice(0, 80)}`);
  return [
    ...failing(
      "a:not(.brand, .skip-link, .button)",
      ({ textDecorationLine, textDecorationColor }) =>
        textDecorationLine.includes("underline") && textDecorationColor !== "rgba(0, 0, 0, 0)",
      "no line",
    ),
    ...failing("button, .button, select", ({ borderTopWidth }) => borderTopWidth === "1px", "no border"),
    ...failing(
      "main :is(p, time, span, li, a, h1, h2, dt, dd):not(.button, .token, .count, .not-found-number)",
      ({ color }) => contrast(color, paper) >= 7,
      "weak",
    ),
  ];
}

/** `isTaken`: whether the page of this number is looked at in the mode. */
export function testMoreContrast(isTaken: (number: number, theme: "light" | "dark") => boolean): void {
  let site: SiteUnderPolicy;
  beforeAll(async () => {
    site = await openUnderPolicy("content");
  });
  afterAll(() => site?.close());

  test.each(["light", "dark"] as const)("in the %s mode", async (theme) => {
    const { page } = await site.visit("/about", { contrast: "more", stored: { theme } });
    for (const route of routes.filter((_, number) => isTaken(number, theme))) {
      if (route !== unknown) await followToWhole(page, route);
      else {
        await page.goto(site.origin + route);
        await page.waitForSelector("html[data-controls]");
      }
      await expect.poll(() => page.evaluate(weak), { message: route }).toEqual([]);
    }
    const tokens = () =>
      page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement("i"));
        return ["--ink", "--ink-soft"].map((name) => {
          probe.style.color = `var(${name})`;
          return getComputedStyle(probe).color;
        });
      });
    const ink = theme === "dark" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)";
    await expect.poll(tokens).toEqual([ink, ink]);
    await page.context().close();
  });
}
