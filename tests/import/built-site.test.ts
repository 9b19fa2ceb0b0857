/** What `--built` adds to an import: content that only the old tool could make, and a comparison with what it made. */
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../process/warm-command.ts";
import { filesIn, temporaryFolder, writeFiles } from "../sites/folders.ts";
import { importTool } from "./any-tool.ts";

const docusaurus = {
  "docusaurus.config.js":
    'module.exports = { title: "Tool", url: "https://tool.example.org", presets: [["classic", {}]] };\n',
  "docs/start.mdx":
    'import Chart from "chart";\n\n# Start\n\nBefore the chart.\n\n<Chart of="prices" />\n\nAfter the chart.\n',
};

/** A document of Docusaurus with its menus. */
function page(main: string, title = "Start"): string {
  return `<!doctype html><html lang="en"><head><title>${title} | Tool</title><link rel="canonical" href="https://tool.example.org/"><script>alert("head")</script></head>
<body><nav class="navbar"><a href="/">Tool</a></nav><div id="__docusaurus_skipToContent_fallback" class="main-wrapper">${main}</div><footer>Copyright of Tool</footer><script>alert("body")</script></body></html>`;
}

function doc(article: string): string {
  return page(
    `<aside><nav>Menu of docs</nav></aside><main><article><nav class="theme-doc-breadcrumbs">Trail</nav><div class="theme-doc-markdown markdown">${article}</div><nav class="pagination-nav">Next page</nav></article></main>`,
  );
}

const start = doc(
  '<header><h1>Start</h1></header><p>Before the chart.</p><div class="chart_x1"><h2 class="anchor" id="prices">Prices<a href="#prices" class="hash-link">\u200b</a></h2><ul><li>Apples cost three</li><li>Pears cost four</li></ul></div><p>After the chart.</p>',
);

test("a block that a component made comes between the same neighbours, in the place of the comment", async () => {
  const { text, report, figures, warnings } = await importTool(docusaurus, undefined, {
    "docs/start/index.html": start,
  });
  expect(warnings).toEqual([]);
  expect(text("en/docs/start.md")).toBe(
    "# Start\n\nBefore the chart.\n\n## Prices\n\n- Apples cost three\n- Pears cost four\n\nAfter the chart.\n",
  );
  expect(report).toContain("1 of 1 addresses, 1 of 1 heading ids, 100 % of the words of the built site");
  expect(figures.built?.words.kept).toBe(figures.built?.words.built);
  expect(report).toContain("## Pages and parts that code made");
  expect(report).not.toContain("## Custom components");
});

test("a block that a component made below a line of text stays apart from it", async () => {
  const source = docusaurus["docs/start.mdx"].replace("chart.\n\n<Chart", "chart.\n<Chart");
  const { text, warnings } = await importTool({ ...docusaurus, "docs/start.mdx": source }, undefined, {
    "docs/start/index.html": start,
  });
  expect(warnings).toEqual([]);
  expect(text("en/docs/start.md")).toMatch(
    /Before the chart\.\n\n## Prices\n[\s\S]*\n\nAfter the chart\.\n$/,
  );
});

test("a page of code is the main part of its built page, with its title, links and pictures, and without scripts", async () => {
  const source = {
    ...docusaurus,
    "src/pages/help.js": "export default function Help() { return window.render(); }\n",
  };
  const help = page(
    '<main><h1>Where to get help</h1><p>Read <a href="/docs/start#prices" onclick="steal()">the start</a>, or <a href="javascript:steal()">steal</a>.</p><script>steal()</script><img src="/assets/images/map-1a2b.png" alt="A map"><iframe src="https://example.com/frame"></iframe></main>',
    "Help",
  );
  const { text, errors } = await importTool(source, undefined, {
    "help/index.html": help,
    "docs/start/index.html": start,
    "assets/images/map-1a2b.png": "png",
    "assets/js/main.js": "steal()",
  });
  const written = text("en/pages/help.md") ?? "";
  expect(written).toContain("title: Where to get help");
  expect(written).toContain("Read [the start](/docs/start#prices), or steal.");
  expect(written).toContain("![A map](/assets/images/map-1a2b.png)");
  expect(written).not.toMatch(/stub|script|steal\(|alert|Copyright|<iframe/);
  expect(text("static/assets/images/map-1a2b.png")).toBe("png");
  expect(text("static/assets/js/main.js")).toBeUndefined();
  expect(errors).toEqual([]);
});

test("a page that has no source at all, such as one of a plugin, is a copy of the built one", async () => {
  const { text, routes, notes } = await importTool(docusaurus, undefined, {
    "docs/start/index.html": start,
    "changelog/index.html": page("<main><h1>Changes</h1><p>Version two is faster.</p></main>", "Changes"),
    "old/index.html": '<!doctype html><meta http-equiv="refresh" content="0; url=/docs/start">',
    "overrides/nav.html": '{% import "item.html" as item %}<ul>{{ item.render() }}</ul>',
  });
  expect(routes).toContain("/changelog");
  expect(routes.join()).not.toContain("/overrides");
  expect(text("en/pages/changelog.md")).toBe("---\ntitle: Changes\n---\n\nVersion two is faster.\n");
  expect(notes).toContainEqual(
    expect.stringMatching(/^address-gone old\/index\.html: the new site has no page at \/old$/),
  );
});

test.each([
  [
    "Hugo",
    {
      "hugo.toml": 'title = "Tool"\nbaseURL = "https://tool.example.org/"\n',
      "content/docs/start.md": "# Start\n\nBefore it.\n\n{{< prices >}}\n\nAfter it.\n",
    },
    {
      "docs/start/index.html":
        "<body><header>Site</header><main><h1>Start</h1><p>Before it.</p><p>Apples cost three today.</p><p>After it.</p></main></body>",
    },
  ],
  [
    "Jekyll",
    {
      "_config.yml": "title: Tool\nurl: https://tool.example.org\n",
      Gemfile: "",
      "start.md": "---\ntitle: Start\n---\n\nBefore it.\n\n{% prices all %}\n\nAfter it.\n",
    },
    {
      "start.html":
        '<main class="page-content"><article class="post"><h1 class="post-title">Start</h1><div class="post-content"><p>Before it.</p><p>Apples cost three today.</p><p>After it.</p></div></article></main>',
    },
  ],
  [
    "VitePress",
    {
      ".vitepress/config.mjs": 'export default { title: "Tool" };\n',
      "start.md": "# Start\n\nBefore it.\n\n<Prices />\n\nAfter it.\n",
    },
    {
      "start.html":
        '<div class="VPDoc"><main class="main"><div class="vp-doc"><h1 id="start" tabindex="-1">Start <a class="header-anchor" href="#start">\u200b</a></h1><p>Before it.</p><div class="prices"><p>Apples cost three today.</p></div><p>After it.</p></div></main></div>',
    },
  ],
])("in %s, what a plugin or a shortcode made comes between its neighbours", async (_tool, source, built) => {
  const { shown, report, errors } = await importTool(source, undefined, built);
  const texts = [...shown.values()].flat().join(" ").replace(/\s+/g, " ");
  expect(texts).toContain("Before it. Apples cost three today. After it.");
  expect(report).toContain("100 % of the words of the built site");
  expect(errors).toEqual([]);
});

test("blocks of themes become directives", async () => {
  const { text } = await importTool(docusaurus, undefined, {
    "docs/start/index.html": start,
    "all/index.html": page(
      `<main><h1>All</h1>
<div class="theme-admonition theme-admonition-tip alert"><div class="admonitionHeading_x">tip</div><div class="admonitionContent_x"><p>Save often.</p></div></div>
<div class="admonition warning"><p class="admonition-title">Hot</p><p>Do not touch.</p></div>
<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul><div><div role="tabpanel"><p>First way.</p></div><div role="tabpanel" hidden><p>Second way.</p></div></div></div>
<details><summary>More</summary><p>Hidden text.</p></details>
<div class="language-js codeBlockContainer_x"><div class="codeBlockTitle_x">a.js</div><div><pre class="prism-code language-js"><code><span class="token-line">let a;<br></span><span class="token-line">let b;<br></span></code></pre><button>Copy</button></div></div>
<div class="highlight"><table class="highlighttable"><tr><td class="linenos"><pre>1</pre></td><td class="code"><pre><code class="language-py">x = 1</code></pre></td></tr></table></div>
<figure><img src="/img/a.png" alt="A"><figcaption>First letter</figcaption></figure></main>`,
    ),
    "img/a.png": "png",
  });
  expect(text("en/pages/all.md")).toBe(`---
title: All
---

:::tip
Save often.
:::

:::warning[Hot]
Do not touch.
:::

::::tabs
:::tab[npm]
First way.
:::

:::tab[yarn]
Second way.
:::
::::

:::details[More]
Hidden text.
:::

\`\`\`js title="a.js"
let a;
let b;
\`\`\`

\`\`\`py
x = 1
\`\`\`

![A](/img/a.png "First letter")
`);
});

test("the id that a heading had is written behind it, and one that no heading has is named", async () => {
  const source = { "mkdocs.yml": "site_name: Tool\n", "docs/index.md": "# Tool\n\n## First part\n\nText.\n" };
  const { anchors, notes } = await importTool(source, undefined, {
    "index.html":
      '<div role="main"><h1>Tool</h1><h2 id="first_part">First part</h2><p>Text.</p><h2 id="made">Made by a plugin</h2></div>',
  });
  expect(anchors.get("/")).toContain("first_part");
  expect(notes).toContainEqual(
    expect.stringContaining("part-lost docs/index.md: ids of the built page are gone: made"),
  );
});

test("a page that shows the ids of its headings as text is not newer than its built page", async () => {
  const source = {
    ".vitepress/config.mjs": 'export default { title: "Tool" };\n',
    "start.md":
      "# Start %{#the-start}%\n\n## Members %{#all-members}%\n\n### directCall %{#directcall}%\n\nText.\n\n### patch %{#patch}%\n\n### undo %{#undo}%\n",
  };
  const { anchors } = await importTool(source, undefined, {
    "start.html":
      '<div class="vp-doc"><h1 id="the-start">Start</h1><h2 id="all-members">Members</h2><h3 id="directcall">directCall</h3><p>Text.</p><h3 id="patch">patch</h3><h3 id="undo">undo</h3></div>',
  });
  expect(anchors.get("/start")).toEqual(expect.arrayContaining(["directcall", "patch", "undo"]));
});

test("a built page that lacks words of its source is older: it is named, and gives nothing", async () => {
  const words =
    "Apples pears plums cherries grapes and many other kinds of fruit are sold here since last year.";
  const source = { ...docusaurus, "docs/start.mdx": `${docusaurus["docs/start.mdx"]}\n${words}\n` };
  const { notes, text } = await importTool(source, undefined, { "docs/start/index.html": start });
  expect(notes).toContainEqual(
    expect.stringMatching(
      /^built-page-outdated docs\/start\.mdx: .*docs\/start\/index\.html lacks words of this page: plums, cherries, grapes/,
    ),
  );
  expect(text("en/docs/start.md")).not.toContain("Pears cost four");
});

test("words of a built page that the new one lacks are named", async () => {
  const { notes } = await importTool(
    { ...docusaurus, "docs/start.mdx": "# Start\n\nBefore the chart.\n\nAfter the chart.\n" },
    undefined,
    {
      "docs/start/index.html": start.replace(
        "<p>After the chart.</p>",
        "<p>After the chart.</p><p>Rated by readers</p>",
      ),
    },
  );
  expect(notes).toContain(
    "text-lost docs/start.mdx: words of the built page are not in the new page: Rated, by, readers",
  );
});

test("a link out of the built folder leaks nothing, and a page that nests too deeply is named", async () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "old"), docusaurus);
  writeFiles(folder, { "secret/secret.html": "<main><p>A secret.</p></main>", "secret/key.png": "key" });
  writeFiles(join(folder, "built"), {
    "docs/start/index.html": start.replace(
      "</ul>",
      '</ul><img src="../../key.png" alt="Key"><img src="/../secret/key.png" alt="">',
    ),
    "deep/index.html": `<main>${"<div>".repeat(200_000)}`,
    "bold/index.html": `<main>${"<b><p>".repeat(20_000)}`,
  });
  symlinkSync(join(folder, "secret/secret.html"), join(folder, "built/leak.html"));
  symlinkSync(join(folder, "secret/key.png"), join(folder, "built/key.png"));
  symlinkSync(join(folder, "secret"), join(folder, "built/folder"));
  const { code, out, err } = await run(["import", "--no-install", "old", "new", "--built", "built"], {
    cwd: folder,
  });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(
    "Beside built: 1 of 1 addresses, 1 of 1 heading ids, 100 % of the words of the built site.",
  );
  const report = readFileSync(join(folder, "new/import-report.md"), "utf8");
  expect(report).toContain(
    "built/deep/index.html  this file cannot be read and is not imported: elements of HTML are nested too deeply",
  );
  expect(report).toContain(
    "built/bold/index.html  this file cannot be read and is not imported: \\<b> is not closed",
  );
  expect(report).toContain(
    "this symbolic link leaves the source: it is not imported: built/folder, built/key.png, built/leak.html",
  );
  expect(filesIn(join(folder, "new")).filter((file) => /key|leak|secret/.test(file))).toEqual([]);
});

test("an aside of an article is content, and one with a menu or beside the article is not", async () => {
  const source = {
    "_config.yml": "title: Tool\nurl: https://tool.example.org\n",
    Gemfile: "",
    "start.md":
      '---\ntitle: Start\n---\n\n## Naïve\n\nText.\n\n<aside markdown="1">\n\nApples, pears, plums, cherries and grapes are sold here.\n\n</aside>\n',
  };
  const { anchors, report } = await importTool(source, undefined, {
    "start.html":
      '<main><aside>Beside it</aside><article><h2 id="section">Naïve</h2><p>Text.</p><aside class="quote"><p>Apples, pears, plums, cherries and grapes are sold here.</p></aside><aside><nav>Menu</nav></aside></article></main>',
  });
  expect(report).toContain("1 of 1 addresses, 1 of 1 heading ids, 100 % of the words of the built site");
  expect(anchors.get("/start")).toContain("section");
});

test("lines of code that mdBook hides are not content, and its page for printing is no page", async () => {
  const source = {
    "book.toml": '[book]\ntitle = "Tool"\n',
    "src/SUMMARY.md": "# Summary\n\n- [Start](start.md)\n",
    "src/start.md": "# Start\n\n```rust\n# fn main() {\nlet a = 1;\n# }\n```\n",
  };
  const main =
    '<main><h1 id="start"><a class="header" href="#start">Start</a></h1><pre><code class="language-rust"><span class="boring">#![allow(unused)]\nfn main() {\n</span>let a = 1;\n<span class="boring">}</span></code></pre></main>';
  const { report, routes } = await importTool(source, undefined, {
    "start.html": main,
    "print.html": main,
  });
  expect(report).toContain("1 of 1 addresses, 0 of 0 heading ids, 100 % of the words of the built site");
  expect(routes).not.toContain("/print");
});

test("what mkdocstrings made of code takes the place of its block, with the ids", async () => {
  const source = {
    "mkdocs.yml": "site_name: Tool\nplugins:\n  - mkdocstrings\n",
    "docs/index.md":
      "# Tool\n\n::: tool.client.Client\n    options:\n      show_root_heading: true\n      show_if_no_docstring: true\n",
  };
  const { shown, anchors, report } = await importTool(source, undefined, {
    "index.html":
      '<div role="main"><h1>Tool</h1><div class="doc"><h2 id="tool.client.Client">Client</h2><p>Sends requests to a server.</p></div></div>',
  });
  expect(shown.get("/")?.join(" ")).toBe("Client Sends requests to a server.");
  expect(anchors.get("/")).toContain("tool.client.Client");
  expect(report).toContain("1 of 1 addresses, 1 of 1 heading ids, 100 % of the words of the built site");
  expect(report).not.toContain("lost text");
});

test("blocks at the end of a page replace what a plugin would have read there", async () => {
  const source = {
    "mkdocs.yml": "site_name: Tool\nmarkdown_extensions:\n  - autodocs\n",
    "docs/index.md":
      "# Tool\n\n## Functions\n\n::: tool.request\n    :docstring:\n\n::: tool.close\n    :docstring:\n",
  };
  const { text } = await importTool(source, undefined, {
    "index.html":
      '<div role="main"><h1>Tool</h1><h2 id="functions">Functions</h2><div class="autodoc"><p>request(url)</p><p>Sends a request to a server.</p></div><div class="autodoc"><p>close()</p><p>Frees the connection.</p></div></div>',
  });
  expect(text("en/docs/index.md")).toContain("Sends a request to a server.\n\nFrees the connection.");
});

test("a folder that is not there, or has no pages, ends the import; without one, the report names the folder that the tool builds", async () => {
  const cwd = temporaryFolder();
  writeFiles(join(cwd, "old"), docusaurus);
  writeFiles(cwd, { "empty/readme.md": "" });
  const missing = await run(["import", "--no-install", "old", "new", "--built", "old/build"], { cwd });
  expect(missing).toMatchObject({
    code: 2,
    err: expect.stringContaining("error: there is no folder old/build"),
  });
  const empty = await run(["import", "--no-install", "old", "new", "--built", "empty"], { cwd });
  expect(empty.err).toContain("error: empty has no pages of HTML; build the old site first");
  const { out } = await run(["import", "--no-install", "old", "new"], { cwd });
  expect(out).toContain("import again with --built old/build");
});
