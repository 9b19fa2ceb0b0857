/** What a translator sees of a page side by side with its translation, while the texts of both change. */
import { expect, test } from "vitest";
import { openPages } from "./open-page.ts";

const words = (text: string) => `${text}\n\n`.repeat(20);

const opened = openPages({
  files: {
    "en/docs/guide.md": `---\ntitle: The guide\n---\n\n${words("Words.")}## Steps\n\n- One\n- Two\n\n${words("More.")}`,
    "fr/docs/guide.md": `---\ntitle: Le guide\n---\n\n${words("Mots.")}## Étapes\n\n- Un\n\n${words("Encore.")}`,
  },
});

test("saving one side marks what the other still lacks, and the page stays where it was", async () => {
  const { site, page, complaints, open, isSamePage } = opened();
  await open("docs/guide?with=fr");
  const summary = page.locator(".pair-summary");
  await expect.poll(() => summary.textContent()).toBe("1 block differs");
  const steps = page.getByRole("heading", { name: "Steps" });
  await steps.evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
  const top = () => steps.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await top();

  site.write("fr/docs/guide.md", site.read("fr/docs/guide.md").replace("- Un\n", "- Un\n- Deux\n"));
  await expect.poll(() => summary.textContent()).toBe("Both languages have the same structure.");
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

  site.write(
    "en/docs/guide.md",
    site.read("en/docs/guide.md").replace("Words.", "Words.\n\nThese 12 words are new.\n\n```sh\nls\n```"),
  );
  await expect.poll(() => summary.textContent()).toBe("2 blocks without a counterpart");
  const row = page.locator(".pair-row", { hasText: "These 12 words are new." });
  await expect.poll(() => row.innerText()).toContain("No counterpart in French");
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect.poll(isSamePage).toBe(true);
  expect(complaints).toEqual([]);
});
