/** What site.yml says, in both languages, as visitors and hosts get it (S1, S14, S15, S18, S40, S41). */
import { expect, test } from "vitest";
import { compiled } from "../read-site.ts";
import { everySetting, siteYml } from "./files.ts";

test("navbar, search and footer lead to the pages of the language, in its words", async () => {
  const site = await compiled(everySetting());
  const link = (title: string, href: string, sidebar?: string) => ({
    kind: "link",
    title,
    href,
    ...(sidebar && { sidebar }),
  });
  expect(site.manifest("/").navbar).toEqual({
    left: [
      // Its first page has a link of its own, which alone is current there.
      { ...link("Guide", "/docs/category/guide", "guide"), except: ["/docs/guide/start"] },
      link("Offer", "/docs/offer/second", "offer"),
      link("Start", "/docs/guide/start"),
      {
        kind: "dropdown",
        title: "More",
        items: [link("Blog", "/blog"), link("Elsewhere", "https://elsewhere.example/")],
      },
    ],
    right: [{ kind: "search", title: "Search" }, { kind: "locale" }],
  });
  expect(site.manifest("/fr/").footer).toEqual({
    columns: [
      { title: "Contenu", items: [link("À propos", "/fr/about"), link("Début", "/fr/docs/guide/start")] },
    ],
    copyright: "© 2025",
  });
});

test("the announcement stands on every page in its language, with its link, and can be read without scripts", async () => {
  const site = await compiled(everySetting());
  for (const path of ["index.html", "docs/guide/start/index.html", "404.html"])
    expect(site.document(path).text(".announcement p"), path).toBe("I take on work. About me");
  const french = site.document("fr/blog/index.html");
  expect(french.text(".announcement p")).toBe("J’accepte du travail. À propos");
  expect(french.attribute(".announcement a", "href")).toBe("/fr/about");
  expect(french.attribute("html", "dataAnnouncement")).toBe("autumn");
});

test("an announcement that cannot be closed has no button, and nothing is remembered of it", async () => {
  const yml = siteYml.replace("  id: autumn\n", "  id: autumn\n  closable: false\n");
  const page = (await compiled({ ...everySetting(), "site.yml": yml })).document("index.html");
  expect(page.text(".announcement p")).toBe("I take on work. About me");
  expect(page.all(".announcement button")).toEqual([]);
  expect(page.attribute("html", "dataAnnouncement")).toBeUndefined();
});

test("colours: the default, the system's choice and the missing switch are known before the first paint", async () => {
  const page = (await compiled(everySetting())).document("index.html");
  const facts = ["dataTheme", "dataThemeSystem", "dataThemeFixed"];
  expect(facts.map((fact) => page.attribute("html", fact))).toEqual(["dark", "", ""]);
  expect(page.all(".colour-mode")).toEqual([]);
});

test("the policy lets the declared font provider in, and nobody else", async () => {
  const site = await compiled(everySetting());
  const policy = site.text("_headers").split("Content-Security-Policy: ")[1]?.split("\n")[0] ?? "";
  const directives = policy.replaceAll(/ 'sha256-[^']+'/g, "").split("; ");
  const foreign = directives.filter((directive) => directive.includes("https:"));
  expect(foreign).toEqual([
    "style-src 'self' https://fonts.example",
    "font-src 'self' https://fonts.example",
  ]);
  // The reader asks for the style sheet after the first paint: no document does.
  const html = site.text("index.html");
  expect(html).not.toMatch(/<link[^>]+fonts\.example/);
  const yml = siteYml.replace("  titles: Words\n", "  titles: Words\n  hosts: [files.example]\n");
  const other = await compiled({ ...everySetting(), "site.yml": yml });
  expect(other.text("_headers")).toContain("font-src 'self' https://files.example;");
});

test("a site that declares no provider allows none", async () => {
  const yml = siteYml.replace(/fonts:\n( {2}.*\n)+/, "");
  const site = await compiled({ ...everySetting(), "site.yml": yml });
  expect(site.text("_headers")).not.toContain("https:");
});

test("link previews show the page's picture, else the card of its sidebar, of its area, else the site's", async () => {
  const site = await compiled(everySetting());
  const preview = (path: string) => {
    const page = site.document(path);
    return ["og:image", "og:image:width", "og:image:height", "og:image:alt"].map((name) => page.meta(name));
  };
  const card = (name: string, alt: string) => [`https://example.com/cards/${name}.png`, "1200", "630", alt];
  expect(preview("index.html")).toEqual(card("home.en", "A house"));
  expect(preview("fr/index.html")).toEqual(card("home.fr", "Une maison"));
  expect(preview("docs/offer/first/index.html")).toEqual(card("offer", "A hand"));
  expect(preview("docs/guide/start/index.html")).toEqual(card("docs", "A page"));
  expect(preview("fr/blog/tags/index.html")).toEqual(card("blog", "Une plume"));
  expect(preview("about/index.html")).toEqual(["https://example.com/card.png", "3", "2", "About"]);
  const [own = "", ...size] = preview("docs/offer/second/index.html");
  expect(own).toMatch(/^https:\/\/example\.com\/_twsite\/own-\w+\.png$/);
  expect(size).toEqual(["2", "1", "Second"]);
});

test("under a sub-path every address of configuration carries it", async () => {
  const site = await compiled(everySetting(), { baseUrl: "/sub/" });
  const { navbar, logo, announcement } = site.manifest("/fr/");
  expect([navbar.left[2], logo?.light, announcement?.link?.href]).toEqual([
    { kind: "link", title: "Start", href: "/sub/fr/docs/guide/start" },
    "/sub/card.png",
    "/sub/fr/about",
  ]);
  expect(site.document("index.html").meta("og:image")).toBe("https://example.com/sub/cards/home.en.png");
});
