/** Every way of writing a link, in all languages in one run. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportOf } from "../../findings/report.ts";
import { type Files, temporaryFolder, writeFiles } from "../folders.ts";
import { compiled, twoLocales } from "../read-site.ts";

const site = {
  "site.yml": twoLocales,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "en/docs/one.md": "# One\n\n## Part\n\nText.\n",
  "fr/docs/one.md": "---\nslug: un\n---\n# Un\n\n## Partie\n\nTexte.\n",
  "en/docs/two.md": "# Two\n",
};

function report(files: Files): Promise<string> {
  return reportOf(writeFiles(join(temporaryFolder(), "content"), { ...site, ...files }));
}

describe("a hash leads", () => {
  const target = [
    "# Target",
    "",
    "## A heading {#own-id}",
    "",
    'Text <span id="raw-id">raw</span>, <a name="old-name"></a> and a note[^1].',
    "",
    '<div id="block-id">',
    "",
    "Inside.",
    "",
    "</div>",
    "",
    "[^1]: The note.",
    "",
  ].join("\n");

  test("to headings, to ids and names of raw HTML, and to footnotes", async () => {
    const { text } = await compiled({ ...site, "en/docs/target.md": target });
    const ids = [...text("docs/target/index.html").matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => id);
    const own = ids.filter((id) => /own-id|raw-id|old-name|block-id|fn/.test(id ?? ""));
    expect(own.length).toBeGreaterThanOrEqual(6);
    const links = own.map((id) => `[x](./target.md#${id})`).join(" ");
    expect(await report({ "en/docs/target.md": target, "en/docs/from.md": `# From\n\n${links}\n` })).toBe("");
  });

  test("nowhere with a warning where nothing has the id", async () => {
    expect(
      await report({
        "en/docs/target.md": target,
        "en/docs/from.md": "# From\n\n[x](./target.md#raw-ids)\n",
      }),
    ).toMatch(/from\.md:3:1 {2}warning .*\n.*\n {2}did you mean “\.\/target\.md#raw-id”\?/);
  });
});

describe("a link to another language", () => {
  test.each([
    ["to a file", "../../en/docs/one.md#part", "./one.md"],
    ["to a route", "/docs/one#part", "/fr/docs/un"],
    ["to the home page", "/", "/fr/"],
  ])("%s is a warning where the page is there in this one", async (_, url, nearest) => {
    expect(await report({ "fr/docs/page.md": `# Page\n\n[x](${url})\n` })).toBe(
      `content/fr/docs/page.md:3:1  warning  “${url}” links from “fr” to “en”, but the page exists in both  [link-stays-in-locale]\n` +
        "  expected: a link within the locale, or an HTML link with hreflang if the other language is intended\n" +
        `  did you mean “${nearest}”?\n`,
    );
  });

  test("is right where the page is not there in this one, or where the link says so", async () => {
    const text =
      '# Page\n\n[not translated](/docs/two), <a href="/docs/one" hreflang="en">English</a>, <a href="/docs/one" lang="en">One</a>\n';
    expect(await report({ "fr/docs/page.md": text })).toBe("");
  });

  test("is nothing that the text in place of a translation could do better", async () => {
    const { text } = await compiled({
      ...site,
      "en/docs/three.md": "# Three\n\n[One](/docs/one), [Part](./one.md#part)\n",
    });
    expect(text("fr/docs/three/index.html")).toContain(
      '<a href="/fr/docs/un">One</a>, <a href="/fr/docs/un">Part</a>',
    );
  });
});

describe("a link to a draft", () => {
  const draft = { "en/docs/draft.md": "---\ndraft: true\n---\n# Draft\n" };
  const problem = "links to a draft, which is not published  [link-resolves]";

  test.each(["./draft.md", "/docs/draft", "/docs/draft.md", "draft"])("%s is named as such", async (url) => {
    expect(await report({ ...draft, "en/docs/from.md": `# From\n\n[x](${url})\n` })).toContain(
      `“${url}” ${problem}`,
    );
  });

  test("that has no translation is named as such in the other language", async () => {
    expect(await report({ ...draft, "fr/docs/from.md": "# De\n\n[x](./draft.md)\n" })).toContain(problem);
  });

  test("in raw HTML, a sidebar, the navbar and a home page is named as such", async () => {
    const report_ = await report({
      ...draft,
      "site.yml": `${twoLocales}  left:\n    - { type: link, label: Draft, to: /docs/draft }\n`,
      "sidebars.yml": "main:\n  - one\n  - { link: /docs/draft, label: Draft }\n",
      "en/pages/index.md":
        "---\nhome:\n  action: { label: Go, to: /docs/draft }\n---\n# Home\n\n<a href='/docs/draft'>x</a>\n",
    });
    expect(report_).toContain("4 times: “/docs/draft” links to a draft");
  });

  test("is fine in a build with drafts", async () => {
    const { page } = await compiled(
      { ...site, ...draft, "en/docs/from.md": "# From\n\n[x](./draft.md)\n" },
      { drafts: true },
    );
    expect(page("/docs/draft").visibility).toBe("draft");
  });
});

test("a translation at another path that takes the address of its source is told why", async () => {
  const text = await report({ "fr/docs/deux.md": "---\nslug: two\n---\n# Deux\n" });
  expect(text).toBe(
    "content/fr/docs/deux.md:2:1  error  the route “/fr/docs/two” is also the route of en/docs/two.md, which has no translation  [route-is-unique]\n" +
      "  expected: the path of the page that this one translates, or another slug\n" +
      "  first in content/en/docs/two.md:1:1\n",
  );
});

test("a link to an unlisted page is fine", async () => {
  expect(
    await report({
      "en/docs/secret.md": "---\nunlisted: true\n---\n# Secret\n",
      "en/docs/from.md": "# From\n\n[x](./secret.md)\n",
    }),
  ).toBe("");
});
