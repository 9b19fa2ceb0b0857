/** Pictures for light and dark pages as GitHub knows them are what `{dark=…}` is. */
import { expect, test } from "vitest";
import { entryHtml } from "../../../cli/emit/feeds/entry-html.ts";
import { renderMarkdownCopy } from "../../../cli/emit/markdown-copy.ts";
import { resolveContent } from "../../../cli/emit/resolved.ts";
import { compiled, findingLine } from "../markdown/settings.ts";

function shown(markdown: string) {
  const { content, facts, findings } = compiled(markdown);
  if (!content || !facts) throw new Error("the page has an error");
  const resolved = new Map(facts.references.map(({ url }) => [url, { href: `/at/${url}` }]));
  const meta = { kind: "page", title: "", description: "" } as Parameters<
    typeof renderMarkdownCopy
  >[0]["meta"];
  const copy = {
    meta,
    heading: "",
    copy: content.markdown,
    resolved,
    siteUrl: "https://x.example",
    base: "/",
  };
  return {
    images: [...JSON.stringify(content.hast).matchAll(/"src":"([^"]*)"(?:[^{}]*"dataDark":"([^"]*)")?/g)].map(
      ([, light, dark]) => [light, dark],
    ),
    feed: [
      ...entryHtml(resolveContent(content.hast, resolved), "https://x.example/").matchAll(/src="([^"]*)"/g),
    ].map(([, src]) => src),
    copy: renderMarkdownCopy(copy),
    findings: findings.map(findingLine),
  };
}

const dark = '<source media="(prefers-color-scheme: dark)" srcset="d.png">';
const light = '<source media="(prefers-color-scheme: light)" srcset="l.png">';

test.each([
  `<picture>\n  ${dark}\n  ${light}\n  <img alt="A" src="l.png">\n</picture>`,
  `<picture>\n  ${dark}\n  <img alt="A" src="l.png">\n</picture>`,
  `Text <picture>${light}<img alt="A" src="d.png"></picture> text.`,
  `<a href="#a"><picture>${dark.replace("d.png", "d.png 1x, d2.png 2x")}<img alt="A" src="l.png"></picture></a>\n\n## A`,
  `> <picture>${dark.replace("dark", "DARK")}<img alt="A" src="l.png"></picture>`,
  "![A](l.png#gh-light-mode-only)![A](d.png#gh-dark-mode-only)",
  "Text ![A](d.png#gh-dark-mode-only)\n![A](l.png#gh-light-mode-only)",
  "- [![A](l.png#gh-light-mode-only)](#a) [![A](d.png#gh-dark-mode-only)](#a)\n\n## A",
  '<p align="center"><img src="l.png#gh-light-mode-only" alt="A"> <img src="d.png#gh-dark-mode-only" alt="A"></p>',
  "![A][l] ![A][d]\n\n[l]: l.png#gh-light-mode-only\n[d]: d.png#gh-dark-mode-only",
])("%j", (markdown) => {
  const { images, feed, findings, copy } = shown(markdown);
  expect(images).toEqual([["l.png", "d.png"]]);
  expect(feed).toEqual(["https://x.example/at/l.png"]);
  expect(findings).toEqual([]);
  expect(copy).toContain("https://x.example/at/l.png");
  expect(copy).not.toMatch(/[("](d|l)\.png|mode-only/);
});

test.each([
  ["a.png, b.png 2x,c.png 3x", ["a.png", "b.png", "c.png"]],
  ["a.png 480w,\n    b.png 960w", ["a.png", "b.png"]],
  ["w_100,h_200/a.png 1x, b.png 2x", ["w_100,h_200/a.png", "b.png"]],
])("each candidate of %j is a file of the site, and absolute in the Markdown copy", (srcset, addresses) => {
  const markdown = `<picture>\n  <source srcset="${srcset}" media="(prefers-color-scheme: dark)">\n  <img alt="l.png" src="l.png">\n</picture>`;
  const { images, copy, findings } = shown(markdown);
  expect(images).toEqual([["l.png", addresses[0]]]);
  expect(findings).toEqual([]);
  for (const address of addresses) expect(copy).toContain(`https://x.example/at/${address}`);
  expect(copy).toMatch(/alt="l.png" src="https:/);
  expect(copy).not.toMatch(/[",\s](a|b|c|w_100,h_200\/a)\.png \d/);
});

test("the image beside sources for both modes is absolute in the Markdown copy", () => {
  const { copy } = shown(`<picture>${dark}${light}<img alt="A" src="o.png"></picture>`);
  expect([...copy.matchAll(/"([^"]*\.png)"/g)].map(([, address]) => address)).toEqual(
    ["d.png", "l.png", "o.png"].map((name) => `https://x.example/at/${name}`),
  );
});

test("the Markdown copy has no candidates that are left out, and its image is absolute", () => {
  const { copy, findings } = shown(
    '<picture><source srcset="w.webp 1x, w2.webp 2x" type="image/webp"><img srcset="a.png 1x, b.png 2x" src="a.png" alt="A"></picture>',
  );
  expect(copy).toContain('<picture><img src="https://x.example/at/a.png" alt="A"></picture>');
  expect(findings).toHaveLength(2);
});

test("one without the other is shown in its mode, and a feed has the light one alone", () => {
  const { images, feed, findings } = shown(
    "![A](d.png#gh-dark-mode-only)\n\n![B](l.png#gh-light-mode-only)\n\n![C](c.png)",
  );
  expect(images.map(([src]) => src)).toEqual(["d.png", "l.png", "c.png"]);
  expect(feed).toEqual(["https://x.example/at/l.png", "https://x.example/at/c.png"]);
  expect(findings).toEqual([]);
});

test("another source, and an address that runs code, are left out with a finding", () => {
  const { images, findings } = shown(
    `<picture><source type="image/webp" srcset="w.webp"><img alt="A" src="l.png"></picture>\n\n<picture>${dark.replace("d.png", "javascript:alert(1)")}<img alt="A" src="l.png"></picture>`,
  );
  expect(images).toEqual([
    ["l.png", undefined],
    ["l.png", undefined],
  ]);
  expect(findings).toEqual([
    expect.stringContaining("<source> of <picture> is left out"),
    expect.stringContaining("the address “javascript:alert(1)” of this image is left out"),
  ]);
});
