/** What leads from a version of the docs to another, and what stays inside: titles, notices, links, menus (S55). */
import { beforeAll, describe, expect, test } from "vitest";
import { keptFolder } from "../folders.ts";
import { type CompiledSite, compiled } from "../read-site.ts";
import { docOf, threeVersions } from "./three-versions.ts";

describe("a site with three versions", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  beforeAll(async () => {
    site = await compiled(threeVersions, {}, [], folder);
  });

  test("names the version in the titles of all but the latest, so that no two pages are called the same", () => {
    const { document } = site;
    const titles = [
      "docs/start",
      "docs/next/start",
      "docs/old/start",
      "docs/old/category/guide",
      "docs/next/tags/tools",
    ];
    expect(titles.map((path) => document(`${path}/index.html`).text("title"))).toEqual([
      "Start | Site",
      "Start (Next) | Site",
      "Start (1.x) | Site",
      "The old guide (1.x) | Site",
      "Documentation tagged “Tools” (Next) | Site",
    ]);
    expect(document("fr/docs/next/start/index.html").text("title")).toBe("Début (À venir) | Le site");
    expect(document("docs/old/start/index.html").text("h1")).toBe("Start");
    expect(document("docs/old/start/index.html").meta("og:title")).toBe("Start (1.x)");
  });

  test("says above other versions' pages which one they are of, and leads to the same page of the latest", () => {
    const { page, document } = site;
    expect(docOf(page("/docs/start")).version).toEqual({
      name: "2.0",
      badge: "Version: 2.0",
      places: [
        { name: "current", href: "/docs/next/start" },
        { name: "2.0", href: "/docs/start" },
        { name: "1.0", href: "/docs/old/start" },
      ],
    });
    expect(docOf(page("/docs/next/start")).version?.banner).toEqual({
      text: "This page is about “Next”, a version that is not released yet.",
      link: { title: "Read this page for the latest version, 2.0", href: "/docs/start" },
      last: "2.0",
    });
    expect(docOf(page("/docs/old/guide/old")).version?.banner).toEqual({
      text: "This page is about “1.x”, a version that is no longer maintained.",
      link: { title: "The latest version, 2.0, does not have this page: start here", href: "/docs/start" },
      last: "2.0",
    });
    expect(document("fr/docs/old/start/index.html").text(".banner")).toBe(
      "Cette page porte sur « 1.x (ancienne) », une version qui n’est plus maintenue. Lire cette page pour la dernière version, 2.0",
    );
    expect(document("fr/docs/old/start/index.html").text(".version-badge")).toBe(
      "Version\u00a0: 1.x (ancienne)",
    );
    expect(document("docs/start/index.html").all(".banner")).toEqual([]);
  });

  test("keeps links inside their version, however they are written", () => {
    const { text } = site;
    const hrefs = (path: string) =>
      [
        ...(text(path).match(/<div class="prose"[^>]*>.*?<\/article>/s)?.[0] ?? "").matchAll(
          /href="([^"]+)"/g,
        ),
      ].flatMap(([, href]) => (href?.endsWith(".md") ? [] : href?.replace(/-[0-9a-f]{10}\./, "-….")));
    expect(hrefs("docs/next/start/index.html").slice(0, 3)).toEqual([
      "/docs/next/guide/new",
      "/docs/next/guide/install",
      "/about",
    ]);
    expect(hrefs("docs/start/index.html").slice(0, 3)).toEqual([
      "/docs/guide/install",
      "/about",
      "/_twsite/plan-….svg",
    ]);
    expect(hrefs("docs/old/start/index.html")).toEqual([
      "/docs/old/guide/install",
      "/docs/old/guide/old",
      "/docs/old/guide/old",
      "/about",
    ]);
    expect(hrefs("docs/old/guide/install/index.html")).toEqual(["/docs/old/start"]);
    expect(hrefs("fr/docs/next/start/index.html")).toEqual(["/fr/docs/next/guide/install"]);
  });

  test("pairs translations within a version, and falls back within it", () => {
    const { page } = site;
    expect(page("/docs/old/start").translations).toEqual([
      { locale: "en", href: "/docs/old/start" },
      { locale: "fr", href: "/fr/docs/old/start" },
    ]);
    expect(page("/fr/docs/old/guide/old").fallback).toEqual({ lang: "en-GB", href: "/docs/old/guide/old" });
  });

  test("leads from the navbar to the latest version, and says where other versions have the same", () => {
    const { manifest } = site;
    expect(manifest("/").navbar).toEqual({
      left: [
        {
          kind: "link",
          title: "Start",
          href: "/docs/start",
          versions: { current: "/docs/next/start", "2.0": "/docs/start", "1.0": "/docs/old/start" },
        },
        { kind: "link", title: "What is new", href: "/docs/next/guide/new" },
        {
          kind: "link",
          title: "Guide",
          href: "/docs/start",
          sidebar: "docs",
          // The other two links are the current ones there.
          except: ["/docs/start", "/docs/next/guide/new"],
          versions: { current: "/docs/next/start", "2.0": "/docs/start", "1.0": "/docs/old/category/guide" },
        },
      ],
      right: [
        {
          kind: "version",
          last: "2.0",
          items: [
            { name: "current", label: "Next", href: "/docs/next/start" },
            { name: "2.0", label: "2.0", href: "/docs/start" },
            { name: "1.0", label: "1.x", href: "/docs/old/guide/install" },
          ],
        },
      ],
    });
  });

  test("offers the versions without JavaScript: the same page, or the start of a version that lacks it", () => {
    const { text } = site;
    const menu = (path: string) =>
      [...text(path).matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(?:Next|2\.0|1\.x)</g)].map(([, href]) => href);
    expect(menu("docs/next/guide/install/index.html")).toEqual([
      "/docs/next/guide/install",
      "/docs/guide/install",
      "/docs/old/guide/install",
    ]);
    expect(menu("docs/next/guide/new/index.html")).toEqual([
      "/docs/next/guide/new",
      "/docs/start",
      "/docs/old/guide/install",
    ]);
  });
});
