/** Formulas and diagrams in the browser: with sheets of their own, by document and after a click, in both colour modes. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptFolder } from "../sites/folders.ts";
import { openUnderPolicy, phone, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";
import { objections } from "./axe.ts";

const route = "/docs/drawn";
const text = `# Drawn

The area is $\\pi r^2$, by $\\eqref{wide}$.

$$
a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z = 1
$$ {#wide}

$$\\color{red} x$$

\`\`\`mermaid title="How it goes"
flowchart LR
  A[First words] --> B[Second] --> C[Third] --> D[Fourth] --> E[Fifth] --> F[Sixth]
  style A fill:#f96
\`\`\`

\`\`\`mermaid
sequenceDiagram
  Alice->>Bob: Hello
\`\`\`
`;

let site: SiteUnderPolicy;
beforeAll(async () => {
  const content = join(keptFolder(), "content");
  cpSync("tests/sites/article/content", content, { recursive: true });
  writeFileSync(join(content, "en/docs/drawn.md"), text);
  writeFileSync(join(content, "en/docs/plain.md"), "# Plain\n\n[To the drawings](drawn.md)\n");
  site = await openUnderPolicy(content);
});
afterAll(() => site?.close());

test("only documents with one of them link the sheets", () => {
  const html = (name: string) => readFileSync(join(site.folder, `docs/${name}/index.html`), "utf8");
  expect(html("plain")).not.toMatch(/(formulas|diagrams)-/);
  expect(html("drawn")).toMatch(/formulas-[^"]*\.css.*diagrams-[^"]*\.css/s);
});

test("after a click they are drawn as in the document, with their namespaces and their style", () =>
  site.on({ route: "/docs/plain" }, async (page) => {
    await page.getByRole("link", { name: "To the drawings" }).click();
    await page.locator(".diagram svg text").first().waitFor();
    const namespaces = () =>
      page
        .locator(".formula-block math, .diagram svg")
        .evaluateAll((all) => [all[0], all.at(-1)].map((each) => each?.namespaceURI));
    await expect
      .poll(namespaces)
      .toEqual(["http://www.w3.org/1998/Math/MathML", "http://www.w3.org/2000/svg"]);
    await expect.poll(() => page.getByRole("img", { name: "How it goes" }).count()).toBe(1);
    await page.getByRole("link", { name: "(1)" }).click();
    await expect.poll(() => page.url()).toContain("#wide");
  }));

test("text of a diagram can be selected, in the face of the site", () =>
  site.on({ route }, async (page) => {
    const label = page.locator(".diagram text", { hasText: "First words" });
    const selected = await label.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected).toContain("First words");
    await expect
      .poll(() => label.evaluate((element) => getComputedStyle(element).fontFamily))
      .toContain("Reader Text");
  }));

test("on a phone, wide ones scroll in themselves, by keyboard too", () =>
  site.on({ ...phone, route }, async (page) => {
    await expect.poll(() => scrollWidth(page)).toBeLessThanOrEqual(390);
    for (const scroller of [".formula-block", ".diagram-drawing"])
      await page.locator(`${scroller}[tabindex="0"]`).first().waitFor();
  }));

test.each(["light", "dark"] as const)("axe has nothing to object to (%s)", (theme) =>
  site.on({ route, colorScheme: theme, stored: { theme } }, async (page) => {
    await expect.poll(() => objections(page)).toEqual([]);
  }),
);
