/** In Firefox, whose zoom can be of the text alone: lines are twice as high, and what is around them stays as it is. */
import { expect, test } from "vitest";
import { problems, routes } from "../browser/large-text.ts";
import { sharedFirefox, started, visits } from "./visits.ts";

const firefox = sharedFirefox({ "ui.textScaleFactor": 200, "browser.display.os-zoom-behavior": 2 });
const { address, visit } = visits(firefox, "content", false);

test.each([390, 1280])("at %i pixels nothing is cut off and no page scrolls sideways", async (width) => {
  const { page, visitor } = await visit("/");
  await page.resize(width, 844);
  for (const route of routes) {
    await page.goto(address(route));
    await started(page);
    await expect.poll(() => page.evaluate(problems), { message: route }).toEqual([]);
  }
  await visitor.close();
});
