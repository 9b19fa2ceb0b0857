import type { Page } from "playwright-core";

/**
 * Scrolls to the top, and waits until the reader has taken note of it: two scrolls within a frame are one for it, which may go up where
 * the second one goes down. `isAlive`: false where no script runs, and no frame is told.
 */
export async function scrollToTop(page: Page, isAlive = true): Promise<void> {
  await page.evaluate(
    async (frames) => {
      scrollTo({ top: 0, behavior: "instant" });
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
    },
    isAlive ? 2 : 0,
  );
}
