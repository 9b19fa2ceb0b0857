/** Aliases and older ids go into a page without a change to anything else, or not at all. */
import { describe, expect, test } from "vitest";
import { withAliases } from "../../../../cli/check/addresses/fix.ts";
import { withHeadingIds } from "../../../../cli/check/addresses/with-heading-ids.ts";

const onWindows = (text: string) => text.replaceAll("\n", "\r\n");

describe("aliases", () => {
  test.each([
    ["a page without front matter", "# Page\n", "---\naliases:\n  - /old\n---\n\n# Page\n"],
    ["other keys, comments", "---\ntitle: a # A\n---\n", "---\ntitle: a # A\naliases:\n  - /old\n---\n"],
    ["empty front matter", "---\n---\nText\n", "---\naliases:\n  - /old\n---\nText\n"],
    [
      "a list",
      "---\naliases:\n- /a # A\ntitle: x\n---\n",
      "---\naliases:\n- /a # A\n- /old\ntitle: x\n---\n",
    ],
    ["a list that is set in", "---\naliases:\n    - /a\n---\n", "---\naliases:\n    - /a\n    - /old\n---\n"],
    ["a list in brackets", "---\naliases: [/a, /b ]\n---\n", "---\naliases: [/a, /b, /old ]\n---\n"],
    ["an empty list", "---\naliases: []\n---\n", "---\naliases: [/old]\n---\n"],
    ["a map in braces", "---\n{ title: a }\n---\n", "---\n{ aliases: [/old], title: a }\n---\n"],
    [
      "two byte order marks",
      "\uFEFF\uFEFF---\ntitle: a\n---\n",
      "\uFEFF\uFEFF---\ntitle: a\naliases:\n  - /old\n---\n",
    ],
    ["a byte order mark", "\uFEFF---\ntitle: a\n---\n", "\uFEFF---\ntitle: a\naliases:\n  - /old\n---\n"],
  ])("%s", (_, text, expected) => {
    expect(withAliases(text, ["/old"])).toBe(expected);
    expect(withAliases(onWindows(text), ["/old"])).toBe(onWindows(expected));
  });

  test("several, and those with characters that YAML reads otherwise", () => {
    expect(withAliases("# Page\n", ["/a b", "/c#"])).toBe(
      '---\naliases:\n  - "/a b"\n  - "/c#"\n---\n\n# Page\n',
    );
    expect(withAliases("---\naliases: [/a]\n---\n", ["/été", "/b, c"])).toBe(
      '---\naliases: [/a, /été, "/b, c"]\n---\n',
    );
  });

  test.each([
    ["no end", "---\ntitle: x\n"],
    ["a mistake", '---\ntitle: "x\n---\n'],
    ["a text in place of the list", "---\naliases: /a\n---\n"],
    ["an alias of YAML in place of the list", "---\nkeywords: &k [/a]\naliases: *k\n---\n"],
    ["nothing in place of the list", "---\naliases:\n---\n"],
  ])("front matter with %s is left alone", (_, text) => {
    expect(withAliases(text, ["/old"])).toBeUndefined();
  });
});

describe("older ids of headings", () => {
  const older = [{ now: "installation", before: "install" }];
  test.each([
    ["a heading", "## Installation\n", "## Installation {#installation}{#install}\n"],
    ["one that ends in marks", "## Installation ##\n", "## Installation {#installation}{#install} ##\n"],
    [
      "one that has its id",
      "## How to {#installation}\n\nText\n",
      "## How to {#installation}{#install}\n\nText\n",
    ],
    [
      "one with an older id",
      "## How to {#installation} {#set-up}\n",
      "## How to {#installation} {#set-up}{#install}\n",
    ],
    ["one that is underlined", "Installation\n---\n", "Installation {#installation}{#install}\n---\n"],
    ["one in a quotation", "> ## Installation\n", "> ## Installation {#installation}{#install}\n"],
    ["one of code", "## `installation`\n", "## `installation` {#installation}{#install}\n"],
    ["one with a space at its end", "## Installation  \n", "## Installation {#installation}{#install}  \n"],
  ])("%s", (_, text, expected) => {
    const page = (body: string) => `---\ntitle: x\n---\n\n\`\`\`md\n${text}\`\`\`\n\n${body}`;
    expect(withHeadingIds(page(text), older, ["installation"])).toBe(page(expected));
    expect(withHeadingIds(onWindows(page(text)), older, ["installation"])).toBe(onWindows(page(expected)));
  });

  test.each([
    ["the heading comes from a file that is included", "::include{file=x.md}\n", ["installation"]],
    ["the page has other headings with what it includes", "## Installation\n", ["installation", "more"]],
    [
      "another heading has the older id",
      "## Installation\n\n## Install {#install}\n",
      ["installation", "install"],
    ],
  ])("nothing is written where %s", (_, text, outline) => {
    expect(withHeadingIds(text, older, outline)).toBeUndefined();
  });
});
