/** site.yml gets a version and loses nothing, however it is written. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import { withVersion } from "../../../../cli/authoring/freeze/with-version.ts";

test.each([
  ["keys", "title: T # name\nurl: u\n"],
  ["keys that are set in", "  title: T\n  url: u\n"],
  ["a map in braces", "{ title: T, url: u }\n"],
  ["an end of its document", "title: T\nurl: u\n...\n"],
  ["a key without a value", "title: T\nurl: u\nversions:\n"],
  ["a list without a value", "title: T\nurl: u\nversions:\n  frozen:\n"],
])("%s", (_, text) => {
  expect(parse(withVersion(text, "2.0"))).toEqual({
    title: "T",
    url: "u",
    versions: { frozen: [{ name: "2.0" }] },
  });
});

test("the newest comes first, and comments stay", () => {
  const text = "title: T # name\nversions:\n  # newest first\n  frozen:\n    - name: one\n";
  expect(withVersion(text, "two")).toBe(
    text.replace("    - name: one", '    - name: "two"\n    - name: one'),
  );
});
