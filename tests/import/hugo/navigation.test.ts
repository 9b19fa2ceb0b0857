/** Menus, titles of sections and lists of Hugo, in all languages of a site. */
import { expect, test } from "vitest";
import { importTool } from "../any-tool.ts";

const files = {
  "hugo.toml": `baseURL = "https://tool.example.org/"
title = "Tool"
copyright = "© 2019 [Ada](https://ada.example.org)"
[Languages.en]
weight = 1
[[Languages.en.menus.main]]
name = "Docs"
pageRef = "/docs"
weight = 1
[[Languages.en.menus.main]]
name = "News"
pageRef = "/blog"
weight = 1
[[Languages.en.menus.main]]
identifier = "more"
name = "More"
weight = 2
[[Languages.en.menus.main]]
parent = "more"
name = "About"
pageRef = "/about"
[[Languages.en.menus.footer]]
name = "Imprint"
url = "https://ada.example.org/imprint"
[Languages.fr]
title = "Outil"
[[Languages.fr.menus.main]]
name = "Documentation"
pageRef = "/docs"
[taxonomies]
tag = "tags"
category = "categories"
author = "authors"
`,
  "content/_index.md": "---\ntitle: Home\n---\nText.\n",
  "content/_index.fr.md": "---\ntitle: Accueil\n---\nTexte.\n",
  "content/about/index.md": "---\ntitle: About us\n---\nText.\n",
  "content/docs/_index.md": "---\ntitle: All documentation\nlinkTitle: Docs\nweight: 1\n---\nText.\n",
  "content/docs/_index.fr.md": "---\ntitle: Docs français\n---\nTexte.\n",
  "content/docs/first-steps/a.md": '---\ntitle: A\ntags: ["Über uns"]\n---\nText.\n',
  "content/blog/_index.md": "---\ntitle: Our news\n---\n",
  "content/blog/b.md":
    "---\ntitle: B\ndate: 2024-01-02\nauthors: [Ada]\ncategories: [News]\ntags: [new]\n---\nText.\n",
};

// Hugo takes its keys with any capitals.
test("menus are in each language’s configuration, with entries below others", async () => {
  const site = await importTool(files);
  expect(site.errors).toEqual([]);
  expect(site.text("site.yml")).toContain(`  left:
    - type: link
      label:
        en: Docs
        fr: Documentation
      to: /docs
    - type: link
      label: News
      to: /blog
    - type: dropdown
      label: More
      items:
        - type: link
          label: About
          to: /about
`);
  expect(site.text("site.yml")).toContain(`footer:
  columns:
    - title: Tool
      items:
        - type: link
          label: Imprint
          to: https://ada.example.org/imprint
        - type: link
          label: Ada
          to: https://ada.example.org
  copyright: © 2019 Ada
`);
  expect(site.text("site.yml")).toContain("title:\n  en: Tool\n  fr: Outil\n");
  expect(site.text("site.yml")).toContain("title: Our news\n");
});

test("a section has the title and the place of its page", async () => {
  const site = await importTool(files);
  expect(site.text("en/docs/docs/category.yml")).toBe("label: Docs\nposition: 1\n");
  expect(site.text("fr/docs/docs/category.yml")).toBe("label: Docs français\n");
  expect(site.text("en/docs/docs/first-steps/category.yml")).toBe("label: First steps\n");
  expect(site.text("en/docs/about/category.yml")).toBe("label: About us\n");
});

test("the lists of tags, categories and authors are found at their old addresses", async () => {
  const site = await importTool(files);
  expect(site.figures.addresses.served).toBe(site.figures.addresses.source);
  expect(site.text("site.yml")).toContain(`redirects:
  - from: /en/
    to: /
  - from: /tags/new/
    to: /blog/tags/new
  - from: /tags/%C3%BCber-uns/
    to: /tags/uber-uns
  - from: /categories/
    to: /tags
  - from: /categories/news/
    to: /blog/tags/news
  - from: /fr/categories/
    to: /fr/tags
  - from: /authors/
    to: /blog/authors
  - from: /authors/ada/
    to: /blog/authors/ada
  - from: /fr/authors/
    to: /fr/blog/authors
`);
});
