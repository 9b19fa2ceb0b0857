/** What programs that read microformats find on pages, beside structured data. */
import { mf2 } from "microformats-parser";
import { beforeAll, expect, test } from "vitest";
import { keptFolder } from "./folders.ts";
import { type CompiledSite, compiled, twoLocales } from "./read-site.ts";

const files = {
  "site.yml": `${twoLocales}organization:
  type: Person
  name: Ada Writer
  description: Writes & "tests".
  image: ada.png
  profiles: [https://social.example/@ada, https://code.example/ada]
`,
  "static/ada.png": Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  "authors.yml":
    "ada: { name: Ada Writer, title: Writer, url: https://ada.example, image: /ada.png }\nbob: { name: Bob }\n",
  "tags.yml": "craft: { label: The craft }\n",
  "en/pages/index.md": "# Home\n\nWelcome.\n",
  "fr/pages/index.md": "# Accueil\n\nBienvenue.\n",
  "en/blog/2025-03-04-post.md":
    "---\nauthors: [ada, bob]\ntags: [craft]\nlast_update: { date: 2025-06-07 }\n---\n\n# A post\n\nThe *first* words.\n",
  "fr/blog/2025-03-04-post.md":
    "---\nauthors: [ada, bob]\ntags: [craft]\nlast_update: { date: 2025-06-07 }\n---\n\n# Un article\n\nLes *premiers* mots.\n",
};

const url = "https://example.com/";
let site: CompiledSite;
beforeAll(async () => {
  site = await compiled(files, {}, [], keptFolder());
});
const read = (path: string, baseUrl = url) => mf2(site.text(path), { baseUrl });

test("the home page has the card of the author, and the author's other addresses", () => {
  const { items, rels } = read("index.html");
  expect(items).toEqual([
    {
      type: ["h-card"],
      properties: {
        name: ["Ada Writer"],
        url: [url],
        uid: [url],
        note: ['Writes & "tests".'],
        photo: ["https://example.com/ada.png"],
      },
    },
  ]);
  expect(rels.me).toEqual(["https://social.example/@ada", "https://code.example/ada"]);
  expect(read("fr/index.html").items[0]?.properties.url).toEqual(["https://example.com/fr/"]);
});

test.each([
  ["blog", "", "A post", "The first words.", "The <em>first</em> words."],
  ["fr/blog", "fr/", "Un article", "Les premiers mots.", "Les <em>premiers</em> mots."],
])("a post in %s is an entry with its text, and all that is known of it", (_, home, name, summary, html) => {
  const { items } = read(`${home}blog/post/index.html`);
  expect(items).toEqual([
    {
      type: ["h-entry"],
      properties: {
        name: [name],
        url: [`${url}${home}blog/post`],
        uid: [`${url}${home}blog/post`],
        published: ["2025-03-04"],
        updated: ["2025-06-07"],
        summary: [summary],
        category: ["The craft"],
        content: [{ html: `<p>${html}</p>`, value: summary }],
        author: [
          {
            type: ["h-card"],
            properties: {
              name: ["Ada Writer"],
              url: [`${url}${home}blog/authors/ada`],
              photo: [`${url}ada.png`],
            },
            value: "Ada Writer",
          },
          {
            type: ["h-card"],
            properties: { name: ["Bob"], url: [`${url}${home}blog/authors/bob`] },
            value: "Bob",
          },
        ],
      },
    },
  ]);
});

test("an author's page has the author's card and names the author's website, and other pages name nobody", () => {
  const author = read("blog/authors/ada/index.html");
  expect(author.rels.me).toEqual(["https://ada.example"]);
  const ada = `${url}blog/authors/ada`;
  expect(author.items).toMatchObject([
    { type: ["h-card"], properties: { name: ["Ada Writer"], url: [ada], uid: [ada] } },
  ]);
  const { items, rels } = read("blog/index.html");
  expect([items, rels.me]).toEqual([[], undefined]);
});

test("a site that does not name its author has no card", async () => {
  const { text } = await compiled({
    "site.yml": twoLocales,
    "en/pages/index.md": "# Home\n",
    "fr/pages/index.md": "# Accueil\n",
  });
  const { items, rels } = mf2(text("index.html"), { baseUrl: url });
  expect([items, rels.me]).toEqual([[], undefined]);
});
