/** The shipped site is what the tool asks of others: not one error, not one warning. */
import { expect, test } from "vitest";
import { run } from "../process/warm-command.ts";

test("the shipped site compiles without a finding", async () => {
  await expect(run(["check", "--strict", "--quiet"])).resolves.toMatchObject({ code: 0, out: "", err: "" });
});
