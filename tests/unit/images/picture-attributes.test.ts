/** Attributes behind an image: what they become, and what is said of those that are wrong. */
import { expect, test } from "vitest";
import { readableHtml } from "../markdown/readable-html.ts";
import { compiled, findingLine } from "../markdown/settings.ts";

const start = "Text.\n\n";

function shown(markdown: string): { html: string; findings: string[] } {
  const { content, findings } = compiled(start + markdown);
  const html = content ? readableHtml(content.hast).replace("<p>Text.</p>\n", "").replaceAll("\n", "") : "";
  return { html, findings: findings.map(findingLine) };
}

test.each([
  ["![A](a.png){width=300}", '<p><img src="a.png" alt="A" width="300"></p>'],
  ['![A](a.png){ width="300" }', '<p><img src="a.png" alt="A" width="300"></p>'],
  ["![A](a.png){: width=300 }", '<p><img src="a.png" alt="A" width="300"></p>'],
  ["![A][a]{width=300}\n\n[a]: a.png", '<p><img src="a.png" alt="A" width="300"></p>'],
  ["![A](a.png){dark=a_b_c.png}", '<p><img src="a.png" alt="A" data-dark="a_b_c.png"></p>'],
  ["![A](a.png){width=30} and text", '<p><img src="a.png" alt="A" width="30"> and text</p>'],
  ["Before ![A](a.png){align=left}", '<p>Before <img class="construct align-left" src="a.png" alt="A"></p>'],
  ["![A](a.png){align=right}", '<figure class="construct align-right"><img src="a.png" alt="A"></figure>'],
  [
    '![A](a.png "Said below")',
    '<figure><img src="a.png" alt="A"><figcaption>Said below</figcaption></figure>',
  ],
  [
    '![A][a]\n\n[a]: a.png "Said below"',
    '<figure><img src="a.png" alt="A"><figcaption>Said below</figcaption></figure>',
  ],
  ['![A](a.png "A title") beside text', '<p><img src="a.png" alt="A" title="A title"> beside text</p>'],
  ["![A](a.png){some words}", '<p><img src="a.png" alt="A">{some words}</p>'],
  ["![A](a.png)\\{width=300}", '<p><img src="a.png" alt="A">{width=300}</p>'],
])("%s", (markdown, html) => {
  expect(shown(markdown)).toEqual({ html, findings: [] });
});

test.each([
  ["![A](a.png){widht=300}", "3:13 syntax-is-supported: an image has no attribute “widht”;", "nearest width"],
  [
    "![A](a.png){width=300px}",
    "3:13 syntax-is-supported: “width” of an image cannot be “300px”;",
    "such as width=300",
  ],
  [
    "![A](a.png){width=50%}",
    "3:13 syntax-is-supported: “width” of an image cannot be “50%”;",
    "such as width=300",
  ],
  ["![A](a.png){width=0}", "3:13 syntax-is-supported: “width” of an image cannot be “0”;", ""],
  [
    "![A](a.png){width=3 align=centre}",
    "3:21 syntax-is-supported: “align” of an image cannot be “centre”;",
    "align=left, align=center or align=right",
  ],
  ["![A](a.png){.wide width=3}", "3:13 syntax-is-supported: an image has no attribute “.wide”;", ""],
  [
    "![A](a.png){width=3 width=4 onclick=x}",
    "3:29 syntax-is-supported: an image has no attribute “onclick”;",
    "",
  ],
  [
    "![A](a.png){dark=javascript:x}",
    "3:1 html-is-allowed: the address “javascript:x” of this image is left out;",
    "",
  ],
])("%s has a finding", (markdown, finding, more) => {
  const { html, findings } = shown(markdown);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(finding);
  expect(findings[0]).toContain(more);
  expect(html).not.toContain("{");
});

test("the picture that begins a page is fetched at once, and no other", () => {
  const html = (markdown: string) =>
    readableHtml(compiled(markdown).content?.hast ?? { type: "root", children: [] });
  expect(html("![A](a.png)\n\nText ![B](b.png)")).toContain('alt="A" loading="eager" fetchpriority="high"');
  expect(html('![A](a.png "Caption")\n\nText')).toContain('loading="eager" fetchpriority="high"');
  for (const markdown of ["Text.\n\n![A](a.png)", "![A](a.png) ![B](b.png)", "![A](a.png) text"])
    expect(html(markdown)).not.toContain("eager");
});

test("the address of a picture for dark pages is one of the page's, with its place in the source", () => {
  const { facts, content } = compiled("![A](a.png){dark=b.png} ![C](c.png)");
  expect(facts?.references.map(({ kind, url }) => [kind, url])).toEqual([
    ["image", "a.png"],
    ["image", "b.png"],
    ["image", "c.png"],
  ]);
  const { body = "", destinations = [] } = content?.markdown ?? {};
  expect(destinations.map(({ start, end }) => body.slice(start, end))).toEqual(["a.png", "b.png", "c.png"]);
});
