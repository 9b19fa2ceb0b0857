/** Structured data: in the words of schema.org, true to the page, and whole: what is named is described. */
import { expect, test } from "vitest";
import { type CompiledSite, compiled } from "../read-site.ts";
import { everySetting } from "./files.ts";
import { required, vocabulary } from "./vocabulary.ts";

type Node = Record<string, unknown>;

function graphOf(site: CompiledSite, path: string): Node[] {
  const text = site.document(path).text("script[type='application/ld+json']");
  if (text === undefined) return [];
  const { "@context": context, "@graph": graph } = JSON.parse(text);
  expect(context, path).toBe("https://schema.org");
  return graph;
}

/** The node and all nodes inside it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

const documentOf = (route: string) =>
  route.endsWith("/") ? `${route.slice(1)}index.html` : `${route.slice(1)}/index.html`;

const ofType = (graph: Node[], type: string) => graph.find((node) => node["@type"] === type);

test("every node of every page has a type of the vocabulary and only properties that it knows", async () => {
  const site = await compiled(everySetting());
  const met = new Set<string>();
  for (const route of site.routes()) {
    const graph = graphOf(site, documentOf(route));
    expect(graph.length, route).toBeGreaterThan(0);
    for (const node of nodesIn(graph)) {
      const type = String(node["@type"]);
      // A mere reference names what is described elsewhere.
      if (Object.keys(node).join() === "@id") continue;
      met.add(type);
      expect(Object.keys(vocabulary), route).toContain(type);
      for (const name of Object.keys(node)) expect(vocabulary[type], `${type} of ${route}`).toContain(name);
      for (const name of required[type] ?? [])
        expect(Object.keys(node), `${type} of ${route}`).toContain(name);
    }
  }
  // The table has no line that nothing uses.
  expect([...met].sort()).toEqual(Object.keys(vocabulary).sort());
});

test("every address is absolute, and every language is that of the page", async () => {
  const site = await compiled(everySetting());
  for (const route of site.routes()) {
    const path = documentOf(route);
    const { lang } = site.document(path);
    for (const node of nodesIn(graphOf(site, path))) {
      for (const name of ["@id", "url", "image", "item"])
        if (node[name] !== undefined) expect(node[name], route).toMatch(/^https:\/\/example\.com\//);
      if (node.inLanguage !== undefined) expect(node.inLanguage, route).toBe(lang);
    }
  }
});

test("the home page is the site, and says who publishes it", async () => {
  const site = await compiled(everySetting());
  const graph = graphOf(site, "fr/index.html");
  expect(ofType(graph, "WebSite")).toMatchObject({
    "@id": "https://example.com/fr/",
    name: "Le site",
    inLanguage: "fr-FR",
    publisher: { "@id": "https://example.com/#organization" },
    translationOfWork: { "@id": "https://example.com/" },
  });
  expect(ofType(graph, "ProfessionalService")).toEqual({
    "@type": "ProfessionalService",
    "@id": "https://example.com/#organization",
    url: "https://example.com/fr/",
    name: "Mots SARL",
    description: "Écrit.",
    image: "https://example.com/card.png",
    areaServed: "Europe",
    knowsLanguage: ["en", "fr"],
    sameAs: ["https://profiles.example/words"],
  });
});

test("docs, posts and the blog name the publisher, and describe it", async () => {
  const site = await compiled(everySetting());
  const written = site.routes().map((route) => graphOf(site, documentOf(route)));
  for (const type of ["TechArticle", "BlogPosting", "Blog"]) {
    const graphs = written.filter((graph) => graph[0]?.["@type"] === type);
    expect(graphs.length, type).toBeGreaterThan(0);
    for (const graph of graphs) {
      expect(graph[0]?.publisher).toEqual({ "@id": "https://example.com/#organization" });
      expect(ofType(graph, "ProfessionalService")).toHaveProperty("@id", "https://example.com/#organization");
    }
  }
});

test("the breadcrumbs are those that the page shows, home first and the page itself last", async () => {
  const site = await compiled(everySetting());
  const withTrail = site
    .routes()
    .filter((route) => site.document(documentOf(route)).all(".breadcrumbs").length > 0);
  expect(withTrail).toContain("/fr/docs/guide/start");
  for (const route of site.routes()) {
    const path = documentOf(route);
    const list = ofType(graphOf(site, path), "BreadcrumbList")?.itemListElement;
    const named = Array.isArray(list) ? list.map(({ name }: { name: string }) => name) : [];
    expect(named, route).toEqual(site.document(path).all(".breadcrumbs li"));
  }
});

test("docs beside the declared sidebar are services of the organization; others are articles", async () => {
  const site = await compiled(everySetting());
  const url = "https://example.com/docs/offer/first";
  const offer = graphOf(site, "docs/offer/first/index.html");
  expect(offer.map((node) => node["@type"])).toEqual([
    "WebPage",
    "Service",
    "ProfessionalService",
    "BreadcrumbList",
  ]);
  expect(ofType(offer, "WebPage")).toMatchObject({ "@id": url, about: { "@id": `${url}#service` } });
  expect(ofType(offer, "Service")).toMatchObject({
    "@id": `${url}#service`,
    name: "First",
    provider: { "@id": "https://example.com/#organization" },
  });
  const start = ofType(graphOf(site, "docs/guide/start/index.html"), "TechArticle");
  expect(start).toMatchObject({ headline: "Start", dateModified: "2025-02-03" });
});

test("a case is a work about its client and its sector; nothing claims that the client ordered this page", async () => {
  const site = await compiled(everySetting());
  expect(ofType(graphOf(site, "fr/docs/guide/works/index.html"), "CreativeWork")).toMatchObject({
    headline: "Work",
    about: [
      { "@type": "Organization", name: "Client" },
      { "@type": "Thing", name: "Trains" },
    ],
    keywords: ["Pens"],
    temporalCoverage: "2019 to 2021",
    creator: { "@id": "https://example.com/#organization" },
    translationOfWork: { "@id": "https://example.com/docs/guide/works" },
  });
});

test("a post names its blog, its dates and its authors, whose pages are about the same persons", async () => {
  const site = await compiled(everySetting());
  const person = {
    "@type": "Person",
    "@id": "https://example.com/blog/authors/writer#person",
    name: "The writer",
    jobTitle: "Writes",
    url: "https://example.com/blog/authors/writer",
    image: "https://example.com/card.png",
  };
  expect(ofType(graphOf(site, "blog/post/index.html"), "BlogPosting")).toMatchObject({
    datePublished: "2025-01-02",
    isPartOf: { "@type": "Blog", "@id": "https://example.com/blog" },
    author: [person],
  });
  expect(ofType(graphOf(site, "blog/authors/writer/index.html"), "ProfilePage")).toMatchObject({
    mainEntity: person,
  });
});

test("a site that says nothing of its owner claims nothing", async () => {
  const { "site.yml": yml, ...files } = everySetting();
  const site = await compiled({ ...files, "site.yml": `${yml}`.replace(/organization:\n( {2}.*\n)+/, "") });
  const types = site
    .routes()
    .flatMap((route) => nodesIn(graphOf(site, documentOf(route))).map((node) => node["@type"]));
  expect(types).not.toContain("ProfessionalService");
  expect(types).not.toContain("Service");
});
