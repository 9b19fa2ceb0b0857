/** A site with every construct of Jekyll’s own documentation, imported. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { importTool, visibleSyntax, wordsKept } from "../any-tool.ts";

const folder = join(import.meta.dirname, "site");

test("a site compiles at once, with all its words, addresses and ids", async () => {
  const site = await importTool(folder);
  expect(site.recognised).toMatchObject({ file: "_config.yml", tool: { name: "Jekyll" } });
  expect(site.errors).toEqual([]);
  expect(site.warnings).toEqual([]);
  expect(site.figures).toMatchObject({ compiles: true, stubs: 0, pages: { source: 10, compiled: 9 } });
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(wordsKept(site)).toBeGreaterThan(0.99);
  expect(site.routes).toEqual(
    expect.arrayContaining(["/", "/about", "/guide/start", "/docs/install", "/docs/deep/advanced"]),
  );
  expect(site.anchors.get("/docs/install")).toEqual(
    expect.arrayContaining(["on-linux--macos", "own-id", "again", "again-1"]),
  );
});

test("nothing of the syntax of Jekyll, Liquid and kramdown is seen", async () => {
  const site = await importTool(folder);
  expect(visibleSyntax(site, /\{%|\{\{|\{:|\{#|TOC|:::|\*\[|markdown=|:tada:|Hidden|Nobody/)).toEqual([]);
});

test("addresses of permalinks, with the day in the time zone of the site, lead to the page", async () => {
  const site = await importTool(folder);
  expect(site.text("en/blog/2015-02-05-first-post.md")).toBe(`---
title: "The first: post"
date: 2015-02-05T23:30:00Z
aliases:
  - /news/tools/2015/02/06/first-post.html
tags:
  - a
  - b
  - news
  - tools
authors:
  - ada-lovelace
---

An excerpt.

<!-- truncate -->

The rest, see [about](/about) and [this page](2015-02-05-first-post.md).
`);
  expect(site.text("en/blog/2017-01-02-folder.md")).toContain("- /news/2017/01/02/folder.html\n");
  expect(site.text("en/blog/not-yet.md")).toContain("draft: true\n");
  expect(site.text("en/pages/about.md")).toContain("aliases:\n  - /who\n  - /old/about.html\n");
  expect(site.text("en/pages/about.md")).toContain(
    "We are Ada. See [install](/docs/install), [the first post](/blog/first-post) and [the guide](guide/start.md).",
  );
  expect(site.text("site.yml")).toContain("  - from: /gone.html\n    to: /about\n");
  expect(site.text("authors.yml")).toContain(
    "name: Ada Lovelace\n    url: https://ada.example.org".replace("\n    ", "\n  "),
  );
});

test("Liquid shows the data of the site, and kramdown’s attributes become ids, notes and sizes", async () => {
  const site = await importTool(folder);
  expect(site.text("en/pages/guide/start.md")).toContain("![A plan](/assets/plan.svg){width=300}");
  expect(site.text("en/docs/docs/install.md")).toMatchInlineSnapshot(`
    "---
    title: Install
    ---

    ## On Linux & macOS

    \`\`\`ruby showLineNumbers
    puts "{{ braces }}"
    \`\`\`

    Shown.

    <p>part</p>

    ## With an id {#own-id}

    :::note
    A note as a callout.
    :::

    :::warning[Take care]
    It is **dangerous**.
    :::

    :::tip
    A paragraph that is a tip.
    :::

    :badge[Done]{type=tip}

    The <abbr title="HyperText Markup Language">HTML</abbr> of a page.[^1] The formula $x^2 + 1$ holds.

    $$
    \\frac{1}{2}
    $$



    [^1]: The note.

    Term
    : Its description.

    <div class="box">

    Some *Markdown* in <abbr title="HyperText Markup Language">HTML</abbr>.

    </div>

    ## Again

    ## Again
    "
  `);
});

test("an include is shown with its values, unless a part of it is not known: then nothing of it is", async () => {
  const site = await importTool({
    "_config.yml": "title: Tool\ntheme: minima\n",
    "_includes/box.html": `<div class="{{ include.kind }}">
    {% if include.title %}
    <strong>{{ include.title }}</strong>
    {% endif %}

    {% include inner.html of=include.title %}
</div>
`,
    "_includes/inner.html": "<em>Inside {{ include.of | escape }}</em>",
    "_includes/version.md": "Version *{{ site.title }} {{ include.version }}*",
    "_includes/toc.html": "<p>{{ page.url | some_plugin }}</p>",
    "_includes/again.html": "{% include again.html %}",
    "index.md": `---
title: Start
---

{% include box.html title="Take care" kind="info" %}

From {% include version.md version="2.0" %} on. {% include toc.html %}{% include gone.html %}{% include again.html %}
`,
  });
  expect(site.text("en/pages/index.md")).toContain(`
<div class="info">
<strong>Take care</strong>
<em>Inside Take care</em>
</div>

From Version *Tool 2.0* on.`);
  expect(visibleSyntax(site, /\{%|some_plugin|gone|again/)).toEqual([]);
  const isLeft = (note: string) => note.includes("a part that a template or a plugin makes is left out");
  expect(site.notes.filter(isLeft)).toHaveLength(3);
});

test("a note in a note, also in HTML with Markdown in it", async () => {
  const site = await importTool({
    "_config.yml": "title: Tool\ntheme: just-the-docs\n",
    "index.md": `---
title: Start
---

{: .important }
> {: .warning }
> A paragraph

{: .note }
> {: .opaque }
> <div markdown="block">
> {: .warning }
> Another
> </div>
`,
  });
  expect(site.text("en/docs/index.md")).toBe(`---
title: Start
---

::::info
:::warning
A paragraph
:::
::::

::::note
<div>

:::warning
Another
:::

</div>
::::
`);
  expect(site.warnings).toEqual([]);
});

test("one category may have spaces; several are words, and the list of one is named in the report", async () => {
  const site = await importTool({
    "_config.yml": "title: Tool\ntheme: minima\n",
    "_posts/2024-01-02-a.md": "---\ntitle: First\ncategory: In production\ntags: small new\n---\n\nText.\n",
    "_posts/2024-02-03-b.md": "---\ntitle: Second\ncategories: Press\n---\n\nText.\n",
    "cases.html": `---
title: Cases
---
<ul>
{% assign cases = site.categories["In production"] | sort: "date" | reverse %}
{% for post in cases %}<li><a href="{{ post.url }}">{{ post.title }}</a></li>
{% endfor %}
</ul>
`,
    "index.md": "---\ntitle: Start\n---\n\nText.\n",
  });
  expect(site.text("en/blog/2024-01-02-a.md")).toContain("tags:\n  - small\n  - new\n  - In production\n");
  expect(site.notes).toContainEqual(
    expect.stringContaining("part-of-page cases.html:5 a part that a template or a plugin makes is left out"),
  );
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
});

test("a data file with links is a sidebar, and header_pages are the navbar", async () => {
  const site = await importTool(folder);
  expect(site.text("sidebars.yml")).toBe(`sidebar:
  - category:
      label: Start
      page: false
      items:
        - doc: docs/install
          label: Install
        - doc: docs/deep/advanced
          label: Advanced
`);
  expect(site.text("site.yml")).toContain("- type: link\n      label: About us\n      to: /about\n");
});

test("pages that name their parent are a tree", async () => {
  const site = await importTool({
    "_config.yml": "title: Docs\nremote_theme: just-the-docs/just-the-docs\npermalink: pretty\n",
    "index.md": "---\ntitle: Home\nnav_order: 1\n---\n# Home\n\nText.\n",
    "b.md": "---\ntitle: B\nnav_order: 2\nhas_children: true\n---\n# B\n\nText.\n",
    "a.md": "---\ntitle: A\nnav_order: 3\n---\n# A\n\nText.\n",
    "b/one.md": "---\ntitle: One\nparent: B\n---\n# One\n\nSee [a](../a.md) and [b](/b/).\n",
    "b/hidden.md": "---\ntitle: Hidden\nparent: B\nnav_exclude: true\n---\n# Hidden\n\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.routes).toEqual(expect.arrayContaining(["/", "/a", "/b", "/b/one", "/b/hidden"]));
  expect(site.text("sidebars.yml")).toBe(`docs:
  - doc: index
    label: Home
  - category:
      label: B
      doc: b
      items:
        - doc: b/one
          label: One
  - doc: a
    label: A
`);
});

const config = "title: Tool\nurl: https://tool.example.org\n";

test("pages of HTML come over, and lists of posts lead to the blog", async () => {
  const site = await importTool({
    "_config.yml": `${config}permalink: pretty\n`,
    Gemfile: "",
    "index.html":
      "---\nlayout: default\n---\n<p>Welcome.</p>\n{% for post in paginator.posts %}\n<h2>{{ post.title }}</h2>\n{% endfor %}\n",
    "about.html":
      '---\ntitle: About\n---\n<div class="a">\n\n    <p>We are {{ site.title }}, see <a href="{{ "/team/" | relative_url }}">the team</a>.</p>\n\n</div>\n',
    "team.html": "---\ntitle: Team\n---\n<p>Ada</p>\n",
    "archive.html": "---\ntitle: Archive\n---\n{% for post in site.posts %}{{ post.title }}{% endfor %}\n",
    "tags/index.html": "---\ntitle: Tags\n---\n{% for tag in site.tags %}{{ tag[0] }}{% endfor %}\n",
    "_posts/2024-01-02-a-first-post.md": "---\ntags: [x]\n---\nText.\n",
  });
  expect(site.errors).toEqual([]);
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(site.text("en/pages/about.md")).toBe(
    '---\ntitle: About\n---\n\n<div class="a">\n<p>We are Tool, see <a href="team.md">the team</a>.</p>\n</div>',
  );
  expect(site.text("en/pages/index.md")).toContain("latest_posts:");
  expect(site.text("en/pages/index.md")).toContain("<p>Welcome.</p>");
  expect(site.text("en/blog/2024-01-02-a-first-post.md")).toContain("title: A First Post\n");
  expect(site.text("site.yml")).toContain(`redirects:
  - from: /archive/
    to: /blog
  - from: /tags/
    to: /blog/tags
`);
});

test("marks of kramdown and values of Liquid are what readers saw", async () => {
  const site = await importTool({
    "_config.yml": config,
    Gemfile: "",
    "_data/people.yml": "- { name: Ada, role: a }\n- { name: Bob, role: b }\n",
    "a.md": `---
title: A
---
{{ site.data.people[1].name }}{{ site.data.people.first.name | upcase }}

| A | B |
|---|---|
| 1 | 2 |
|===
| 3 | 4 |

- one

^

- two

One\\\\
two.

> A tip of Chirpy.
{: .prompt-tip }

~~~
a = 1
~~~
{: .language-ruby file="a.rb" }
`,
  });
  expect(site.errors).toEqual([]);
  expect(site.text("en/pages/a.md")).toBe(`---
title: A
aliases:
  - /a.html
---

Bob

| A | B |
|---|---|
| 1 | 2 |
| 3 | 4 |

- one

<!-- -->

- two

One\\
two.

:::tip
A tip of Chirpy.
:::

~~~ruby title="a.rb"
a = 1
~~~
`);
});

test("a blog is recognised by its posts and layouts where the configuration is missing or has the other ending", async () => {
  const blog = {
    "_layouts/post.html": "{{ content }}",
    "_posts/2024-05-01-first.md": "---\ntitle: First\n---\n\nText.\n",
  };
  const bare = await importTool(blog);
  expect(bare.recognised).toMatchObject({ file: "_posts/", tool: { name: "Jekyll" } });
  expect(bare.figures.addresses).toEqual({ source: 1, served: 1 });
  const named = await importTool({ ...blog, "_config.yaml": "title: Notes of a writer\n" });
  expect(named.recognised).toMatchObject({ file: "_config.yaml" });
  expect(named.text("site.yml")).toContain("Notes of a writer");
});
