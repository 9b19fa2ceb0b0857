/** A value goes into front matter without a change to anything else, or not at all. */
import { expect, test } from "vitest";
import { withValue } from "../../../../cli/source/yaml/set-key.ts";

const page = (yaml: string) => `---\n${yaml}---\n\nText.\n`;

test.each([
  ["keys that are set in", "  title: a\n", '  title: a\n  translation_of: "abc"\n'],
  ["a map in braces", "{ title: a }\n", '{ translation_of: "abc", title: a }\n'],
  ["an older record", 'translation_of: "x"\ntitle: a\n', 'translation_of: "abc"\ntitle: a\n'],
  ["nothing", "", 'translation_of: "abc"\n'],
])("%s", (_, yaml, expected) => {
  expect(withValue(page(yaml), "translation_of", "abc")).toBe(page(expected));
});

test.each([
  ["no end", "---\ntitle: x\n"],
  ["a mistake", page('title: "x\n')],
  ["an end of its document", page("title: a\n...\n")],
  ["an anchor at the older record that another key needs", page("translation_of: &a abc\ntitle: *a\n")],
  ["a list in the place of keys", page("- a\n")],
])("front matter with %s is left alone", (_, text) => {
  expect(withValue(text, "translation_of", "abc")).toBeUndefined();
});

test.each([
  ["a line", "title: a\nreviewed_by: Ann\ntags: [b]\n", "title: a\ntags: [b]\n"],
  ["the last line, with its comment", "title: a\nreviewed_by: Ann # of A\n", "title: a\n"],
  ["a text of several lines", "reviewed_by: >\n  Ann\n  B\ntitle: a\n", "title: a\n"],
])("a key goes with %s", (_, yaml, expected) => {
  expect(withValue(page(yaml), "reviewed_by", undefined)).toBe(page(expected));
});
