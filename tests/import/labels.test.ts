/** Titles, labels and summaries that components get as code. */
import { expect, test } from "vitest";
import { imported } from "./imported-page.ts";

test("labels and titles of tabs and boxes that are code are their values or none", async () => {
  const { text, notes, findings } = await imported(`# Page

export const labels = [{ label: load(), value: "c" }];

<Tabs values={[{ label: <b>R</b>, value: "r" }, { label: "S*", value: "s" }, { label: load(), value: "t" }]}>
<TabItem value="r">One</TabItem>
<TabItem value="s">Two</TabItem>
<TabItem value="t">Three</TabItem>
</Tabs>

<Tabs values={labels}>
<TabItem value="c">Four</TabItem>
</Tabs>

<Admonition title={<b>Bold</b>}>Five</Admonition>

<Admonition title={load()}>Six</Admonition>

<Details>Seven</Details>

<Details summary={<summary>More *of* it</summary>}>Eight</Details>
`);
  expect(text).toContain(":::tab[r]");
  expect(text).toContain(":::tab[S\\*]");
  expect(text).toContain(":::tab[t]");
  expect(text).toContain(":::tab[c]");
  expect(text).toContain(":::note\nFive\n:::");
  expect(text).toContain(":::note\nSix\n:::");
  expect(text).toContain(":::details\nSeven\n:::");
  expect(text).toContain(":::details\nEight\n:::");
  expect(notes).toEqual([
    "docs/page.mdx:15:13  “title” of <Admonition> is code and is not imported; write it in the brackets of the directive; also in line 17",
    "docs/page.mdx:21:10  “summary” of <Details> is code and is not imported; write it in the brackets of the directive",
  ]);
  expect(findings).toEqual([]);
});

test("comments of lines in braces are none of the text", async () => {
  const { text, notes } = await imported(
    "# Page\n\nText { // not *shown*\n} here.\n\n{\n  // a\n  /* b */\n}\n",
  );
  expect(text).toContain("Text <!-- not *shown* --> here.\n\n<!-- a b -->\n");
  expect(notes).toEqual([]);
});
