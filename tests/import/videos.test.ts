/** Frames and videos of pages, written as HTML or as a tool has them: the new site links to them. */
import { expect, test } from "vitest";
import { importTool } from "./any-tool.ts";

const frame =
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/abc123" title="A talk" allowfullscreen></iframe>';

test("frames and videos in HTML are links, also in boxes, and with their captions", async () => {
  const site = await importTool({
    "_config.yml": "title: Tool\ntheme: minima\n",
    "_posts/2024-05-01-first.md": `---
title: First
---

${frame}

<div class="responsive"><iframe src="https://player.vimeo.com/video/1234"></iframe></div>

<video controls>
  <source src="/assets/demo.mp4" type="video/mp4">
  Your browser does not support videos.
</video>

<figure>
  <video src="/assets/demo.mp4" poster="/assets/demo.svg"></video>
  <figcaption>How it <em>works</em></figcaption>
</figure>

- An item:

  <center>${frame}
  ${frame}</center>
`,
    "assets/demo.mp4": "x",
    "assets/demo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  });
  expect(site.text("en/blog/2024-05-01-first.md")).toMatchInlineSnapshot(`
    "---
    title: First
    date: 2024-05-01
    aliases:
      - /2024/05/01/first.html
    ---

    [A talk](https://www.youtube.com/embed/abc123)

    <div class="responsive"><a href="https://player.vimeo.com/video/1234">player.vimeo.com/video/1234</a></div>

    [/assets/demo.mp4](/assets/demo.mp4)

    <figure>
      <a href="/assets/demo.mp4">/assets/demo.mp4</a>
      <figcaption>How it <em>works</em></figcaption>
    </figure>

    - An item:

      <center><a href="https://www.youtube.com/embed/abc123">A talk</a>
      <a href="https://www.youtube.com/embed/abc123">A talk</a></center>
    "
  `);
  expect(site.warnings).toEqual([]);
});

test("a picture beside a frame stays, with the box around both", async () => {
  const site = await importTool({
    "_config.yml": "title: Tool\ntheme: minima\n",
    "index.md": `---\n---\n\n# Tool\n\n<div><a href="https://example.org/"><img src="/a.png" alt="A"></a>${frame}</div>\n`,
    "a.png": "x",
  });
  expect(site.text("en/pages/index.md")).toContain(
    '<div><a href="https://example.org/"><img src="/a.png" alt="A"></a><a href="https://www.youtube.com/embed/abc123">A talk</a></div>',
  );
});

test("what no page here can show is a link, which the report says", async () => {
  const site = await importTool({
    "_config.yml": "title: Tool\ntheme: minima\n",
    "index.md": `---
---

# Tool

<iframe src="https://codesandbox.io/embed/x(y)" title="Try [it]"></iframe>

In a text <video src="https://example.org/b.mp4"></video> there is another.

<table><tr><td>A cell: <iframe src="https://maps.example.org/?q=&quot;a&quot;"></iframe></td></tr></table>

<iframe src="about:blank"></iframe>

<noscript><iframe src="https://tags.example.org/ns.html"></iframe></noscript>

<!-- <iframe src="https://www.youtube.com/embed/old"></iframe> -->

<iframe src="https://tags.example.org/" height="0" width="0"></iframe>
`,
  });
  expect(site.text("en/pages/index.md")).toMatchInlineSnapshot(`
    "---
    title: Home
    ---

    ## Tool

    [Try \\[it\\]](<https://codesandbox.io/embed/x(y)>)

    In a text [example.org/b.mp4](https://example.org/b.mp4) there is another.

    <table><tr><td>A cell: <a href="https://maps.example.org/?q=&quot;a&quot;">maps.example.org/?q=&quot;a&quot;</a></td></tr></table>

    <iframe src="about:blank"></iframe>

    <noscript><iframe src="https://tags.example.org/ns.html"></iframe></noscript>

    <!-- <iframe src="https://www.youtube.com/embed/old"></iframe> -->

    [tags.example.org/](https://tags.example.org/)
    "
  `);
  expect(site.notes.filter((note) => note.includes("is a link now"))).toMatchInlineSnapshot(`
    [
      "part-of-page index.md: <iframe> is a link now",
      "part-of-page index.md: <video> is a link now",
      "part-of-page index.md: <iframe> is a link now",
      "part-of-page index.md: <iframe> is a link now",
    ]
  `);
});

test("shortcodes of Hugo and pictures of Obsidian are links, too", async () => {
  const video = "[A talk](https://www.youtube.com/watch?v=abc123)";
  const hugo = await importTool({
    "hugo.toml": 'title = "Tool"\n',
    "content/guide.md": '---\ntitle: Guide\n---\n\n{{< youtube id="abc123" title="A talk" >}}\n',
  });
  expect(hugo.text("en/docs/guide.md")).toContain(video);
  const obsidian = await importTool({
    ".obsidian/app.json": "{}",
    "Guide.md": "# Guide\n\n![A talk](https://www.youtube.com/watch?v=abc123)\n",
  });
  expect(obsidian.text("en/docs/Guide.md")).toContain(video);
  for (const site of [hugo, obsidian]) expect(site.warnings).toEqual([]);
});
