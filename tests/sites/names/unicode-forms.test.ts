/** Names with accents, which a Mac decomposes (NFD) and keyboards compose (NFC): they meet, and addresses are composed. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, temporaryFolder } from "../folders.ts";
import { compiled, twoLocales } from "../read-site.ts";

type Form = (text: string) => string;
const nfc: Form = (text) => text.normalize("NFC");
const nfd: Form = (text) => text.normalize("NFD");

/** Files have names in one form; what names them is in the other. */
function site(name: Form, other: Form): Record<string, string> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';
  return {
    "site.yml": `${twoLocales}  left:
    - { type: link, label: A, to: "/docs/${other("café/résumé#été")}" }
    - { type: doc, label: B, doc: "${other("café/résumé")}" }
    - { type: page, label: C, page: "${other("à-propos")}" }
footer:
  columns:
    - title: D
      items: [{ type: link, label: E, to: { en: "/${other("à-propos")}", fr: "/${name("à-propos")}" } }]
redirects: [{ from: "/${other("vieux-é")}", to: "/docs/${other("café/résumé")}" }]
external: ["/${other("données")}/**"]
favicon: ${other("zoé")}.svg
`,
    "sidebars.yml": `main:\n  - category: { label: Café, folder: ${other("café")} }\n  - ${other("éa")}\n`,
    "tags.yml": `${name("thé")}: { label: Thé }\n`,
    "authors.yml": `${name("zoé")}: { name: Zoé, image: ${other("zoé")}.svg }\n`,
    [name("en/docs/café/résumé.md")]: `---
image: ${other("image-é")}.svg
aliases: ["/docs/${other("ancien-é")}"]
tags: [${other("thé")}]
pagination_next: ${other("éa")}
---
# ${name("Résumé")}

## ${name("été")}

Text. <span id="${name("ancré")}"></span>

![Drawing](${other("image-é")}.svg){dark=${other("image-é")}.svg}
`,
    [name("en/docs/café/image-é.svg")]: drawing,
    [other("fr/docs/café/résumé.md")]: `# Résumé\n\n## été\n\n![Dessin](${name("image-é")}.svg)\n`,
    [name("en/docs/éa.md")]: `# A

[1](./${other("café/résumé.md#été")}) [2](/docs/${other("café/résumé#ancré")}) [3](#${other("là")})
[4](${encodeURI(other("café/résumé.md"))}#${encodeURI(other("été"))}) [5](/${other("fichier-é")}.txt)
[6](/docs/${other("ancien-é")}) [7](/${other("vieux-é")}) [8](/${other("données")}/x)
[9](https://other.example/${other("é#é")})

<a href="${other("café/résumé.md#été")}">10</a> <img src="${other("café/image-é")}.svg" alt="Drawing">

## ${name("Là")}

::include{file="./${other("_inclus-é")}.md"}

[11](https://example.com/${other("docs/café/résumé#été")}) [12](https://example.com/${encodeURI(other("docs/café/résumé#été"))})
[13](//example.com/${other("fichier-é")}.txt) [14][] <a href="https://example.com/${other("docs/café/résumé#été")}">15</a>
<a href="https://www.example.com/${encodeURI(other("docs/café/résumé?é#été"))}">16</a>

[14]: https://example.com/${other("docs/café/résumé")}
`,
    [name("en/docs/_inclus-é.md")]: "Included.\n",
    [name("en/docs/category.yml")]: "label: Docs\n",
    [name("en/docs/café/category.yml")]: "label: Café\n",
    "en/pages/index.md": `---\nhome: { action: { label: Go, to: "/docs/${other("éa")}" } }\n---\n# Home\n`,
    "fr/pages/index.md": "# Accueil\n",
    [name("en/pages/à-propos.md")]: "# About\n",
    [other("fr/pages/à-propos.md")]: "# À propos\n",
    [name("en/blog/2026-01-01-réel.md")]:
      `---\nauthors: ${other("zoé")}\ntags: [${other("thé")}]\n---\n# Post\n\nText.\n`,
    [name("static/fichier-é.txt")]: "Text\n",
    [name("static/zoé.svg")]: drawing,
  };
}

test.each([
  ["decomposed names of files, composed links", nfd, nfc],
  ["composed names of files, decomposed links", nfc, nfd],
])("%s", async (_, name, other) => {
  const folder = temporaryFolder();
  const { page, has, text } = await compiled(site(name, other), {}, [], folder);
  const outputs = filesIn(join(folder, "site"));
  expect(outputs.filter((path) => path !== nfc(path))).toEqual([]);

  const doc = "/docs/caf%C3%A9/r%C3%A9sum%C3%A9";
  const shown = page("/docs/éa");
  const content = JSON.stringify("content" in shown && shown.content);
  const addresses = [...content.matchAll(/"(?:href|src)":"([^"]*)"/g)].map(([, address = ""]) => address);
  expect(addresses.map(decodeURI)).toEqual(
    [
      `${doc}#été`,
      `${doc}#ancré`,
      "#là",
      `${doc}#été`,
      "/fichier-é.txt",
      doc,
      doc,
      "/données/x",
      `https://other.example/${other("é#é")}`,
      `${doc}#été`,
      expect.stringMatching(/^\/_twsite\/image-é-\w+\.svg$/),
      `https://example.com${doc}#été`,
      `https://example.com${doc}#été`,
      "//example.com/fichier-é.txt",
      `https://example.com${doc}`,
      `https://example.com${doc}#été`,
      `https://www.example.com${doc}?${other("é")}#été`,
    ].map((address) => (typeof address === "string" ? decodeURI(address) : address)),
  );
  expect(content).toContain("Included.");
  const twin = decodeURI(text("docs/éa.md"));
  expect(twin).toContain(`[11](${decodeURI(`https://example.com${doc}#été`)})`);
  expect(twin).toContain(`<a href="${decodeURI(`https://example.com${doc}#été`)}">15</a>`);
  expect(twin).toContain(`[12](${decodeURI(`https://example.com${doc}#été`)})`);
  expect(page("/docs/café/résumé")).toMatchObject({
    tags: [{ title: "Thé", href: "/docs/tags/th%C3%A9" }],
    next: { href: "/docs/%C3%A9a" },
    translations: [
      { locale: "en", href: doc },
      { locale: "fr", href: `/fr${doc}` },
    ],
  });
  expect(has("docs/ancien-é/index.html")).toBe(true);
  expect(text("blog/authors/zoé/index.html")).toContain("Post");
});

test("a full address below a base with accents is the site's own", async () => {
  const files = (link: string) => ({
    "site.yml": "title: S\nurl: https://example.com\nlocales: [{ id: en, tag: en-GB, label: English }]\n",
    "en/pages/index.md": `# Home\n\n[x](https://example.com/${link})\n`,
  });
  await compiled(files(nfd("café/#main")), { baseUrl: "/café/" });
  await compiled(files(nfd("café/nowhere")), { baseUrl: "/café/" }, [
    expect.stringMatching(/^absolute-link-resolves .*nowhere” is a broken link/),
  ]);
});

test("full addresses of the own site in configuration and front matter are composed, and broken ones are found", async () => {
  const own = (address: string) => `https://example.com${nfd(address)}`;
  const files = (doc: string) => ({
    "site.yml": `${twoLocales}  left:
    - { type: link, label: A, to: "${own(`${doc}#été`)}" }
    - { type: dropdown, label: B, items: [{ type: link, label: C, to: "${own(doc)}" }] }
    - { type: link, label: D, to: "https://other.example/${nfd("é")}" }
footer:
  columns:
    - title: D
      items: [{ type: link, label: E, to: { en: "${own(doc)}", fr: "${own(`/fr${doc}`)}" } }]
announcement: { id: a, text: Text, link: { label: F, to: "${own(doc)}" } }
redirects: [{ from: /old, to: "${own(doc)}" }]
`,
    "sidebars.yml": `main:\n  - ${nfc("résumé")}\n  - link: "${own(doc)}"\n    label: G\n`,
    "en/docs/résumé.md": `# Résumé\n\n## été\n\nText.\n`,
    "fr/docs/résumé.md": `# Résumé\n\n## été\n\nTexte.\n`,
    "en/pages/index.md": `---\nhome: { action: { label: Go, to: "${own(doc)}" } }\n---\n# Home\n`,
    "fr/pages/index.md": "# Accueil\n",
  });
  const folder = temporaryFolder();
  const { text } = await compiled(files("/docs/résumé"), {}, [], folder);
  const address = nfc("https://example.com/docs/résumé");
  const decomposed = /e\u0301|e%CC%81/i;
  const outputs = filesIn(join(folder, "site")).filter((path) =>
    /\.(?:json|html|md|txt)$|_redirects$/.test(path),
  );
  expect(
    outputs.filter((path) => decomposed.test(text(path).replaceAll(`https://other.example/${nfd("é")}`, ""))),
  ).toEqual([]);
  expect(text("data/manifest.json")).toContain(address);
  expect(text("old/index.html")).toContain(encodeURI(address));
  await compiled(files("/docs/résumé-x"), {}, [
    // Six in all languages, one for each language in the footer, one redirect.
    ...Array.from({ length: 8 }, () =>
      expect.stringMatching(/^absolute-link-resolves .*r.*sum.*-x.*” is a broken link/),
    ),
  ]);
});

test("a redirect to a full address of the own site is followed: broken ones, drafts, old addresses and loops are told", async () => {
  const own = (address: string) => `https://www.example.com${nfd(address)}`;
  const files = (redirects: [string, string][]) => ({
    "site.yml": `${twoLocales}external: ["/données/**"]
redirects:
${redirects.map(([from, to]) => `  - { from: "${from}", to: "${to}" }\n`).join("")}`,
    "en/docs/résumé.md": "# Résumé\n\n## été\n\nText.\n",
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
    "en/pages/brouillon-é.md": "---\ndraft: true\n---\n# Draft\n",
  });
  const followed = files([
    ["/a", own("/docs/résumé#été")],
    ["/é", own("/docs/résumé")],
    ["/b", own("/é")],
    ["/c", "https://other.example/nowhere"],
    ["/d", own("/données/x")],
  ]);
  const { text } = await compiled(followed);
  expect(decodeURI(text("b/index.html"))).toContain("https://www.example.com/docs/résumé");
  const broken = files([
    ["/e", own("/docs/résumé#été-x")],
    ["/f", own("/docs/résumé-x")],
    ["/g", own("/brouillon-é")],
    ["/h", own("/h")],
  ]);
  await compiled(broken, {}, [
    expect.stringMatching(/^redirect-ends .*no heading .*“été-x”/),
    expect.stringMatching(/^absolute-link-resolves .*sum.*-x” is a broken link/),
    expect.stringMatching(/^link-resolves .*brouillon.*” redirects to /),
    expect.stringMatching(/^redirect-ends .*this redirect never ends: \/h → \/h/),
  ]);
});

test.each([
  ["composed", nfc, nfd],
  ["decomposed", nfd, nfc],
])("the file of a category meets its folder, whose name is %s", async (_, name, other) => {
  const { page } = await compiled({
    "site.yml": "title: S\nurl: https://example.com\nlocales: [{ id: en, tag: en-GB, label: English }]\n",
    "sidebars.yml": `main:\n  - category: { folder: ${other("café")} }\n`,
    "en/pages/index.md": "# Home\n",
    [name("en/docs/café/résumé.md")]: "# Résumé\n\nText.\n",
    [name("en/docs/café/category.yml")]: "label: Coffee house\n",
  });
  expect(JSON.stringify(page("/docs/café/résumé"))).toContain("Coffee house");
});
