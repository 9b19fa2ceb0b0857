/** Drawings in SVG that run or load something when a browser opens them, as they come and as they are sent. */
// Tests: cli/images
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { cleanDrawing } from "../../cli/images/drawings/clean-drawing.ts";
import { sentText } from "../../cli/images/drawings/cleaned-drawing.ts";
import { hostileDrawings } from "../unit/images/hostile-drawings.ts";
import { launchBrowser } from "./browser.ts";

/** What runs asks for this path. */
const call = "fetch('/called')";

async function opened(drawings: readonly Buffer[]): Promise<string[]> {
  const server = createServer(({ url = "" }, response) => {
    const drawing = drawings[Number(/^\/(\d+)\.svg$/.exec(url)?.[1] ?? -1)];
    response.writeHead(drawing ? 200 : 404, { "content-type": "image/svg+xml" }).end(drawing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  const bad = new Set<string>();
  let name = "";
  page.on("request", (request) => {
    if (/called|evil\.example/.test(request.url())) bad.add(name);
  });
  for (const place of drawings.keys()) {
    name = hostileDrawings[place] ?? "";
    // One that is damaged, or empty, is not shown.
    await page.goto(`http://127.0.0.1:${port}/${place}.svg`).catch(() => undefined);
    await page
      .evaluate(async () => {
        for (const link of document.querySelectorAll("a"))
          link.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        // Animations begin with a frame, and what they request comes before the request that ends the visit.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        await fetch("/visited");
      })
      .catch(() => undefined);
  }
  return [...bad];
}

const drawings = hostileDrawings.map((drawing) =>
  Buffer.from(drawing.replaceAll("CALL", call).replaceAll("HOST", "evil.example")),
);

test("most of them do something as they come", async () => {
  const acting = await opened(drawings);
  expect(acting.length).toBeGreaterThan(drawings.length / 2);
});

test("none of them does as it is sent", async () => {
  const sent = drawings.map((drawing) => Buffer.from(sentText(cleanDrawing(drawing)) ?? drawing));
  await expect(opened(sent)).resolves.toEqual([]);
});
