/** The state of a source goes into front matter without a change to anything else, or not at all. */
import { expect, test } from "vitest";
import { withRecord } from "../../../../cli/check/status/record-source.ts";

const page = (yaml: string) => `---\n${yaml}---\n\nText.\n`;

test.each([
  ["keys that are set in", "  title: a\n", '  title: a\n  translation_of: "abc"\n'],
  ["a map in braces", "{ title: a }\n", '{ translation_of: "abc", title: a }\n'],
  ["an older record", 'translation_of: "x"\ntitle: a\n', 'translation_of: "abc"\ntitle: a\n'],
  ["nothing", "", 'translation_of: "abc"\n'],
])("%s", (_, yaml, expected) => {
  expect(withRecord(page(yaml), "abc")).toBe(page(expected));
});

test.each([
  ["no end", "---\ntitle: x\n"],
  ["a mistake", page('title: "x\n')],
  ["an end of its document", page("title: a\n...\n")],
  ["an anchor at the older record that another key needs", page("translation_of: &a abc\ntitle: *a\n")],
  ["a list in the place of keys", page("- a\n")],
])("front matter with %s is left alone", (_, text) => {
  expect(withRecord(text, "abc")).toBeUndefined();
});
