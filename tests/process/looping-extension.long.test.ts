/** An extension that takes its thread for good: ten seconds of a processor pass before the command gives it up. */
// Tests: cli/cache/threads, cli/compile/extensions
import { expect, test } from "vitest";
import { checked, expanding } from "./checked-extension.ts";

// A thread cannot choose the exit code of its process, so the system has to end it.
test("an extension that loops after it has waited is named with its page, and the run ends", async () => {
  const { code, said } = await checked(expanding("return Promise.resolve().then(() => { for (;;); });"));
  expect(said).toContain("blocked by the extension “film”, after it was called for en/docs/film.md");
  expect(code).not.toBe(0);
});
