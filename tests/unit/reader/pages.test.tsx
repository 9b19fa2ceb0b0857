/** Every kind of page as the compiler writes it into a document: through the whole reader, without a browser. */
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sidebarHtml } from "../../../cli/emit/document.tsx";
import { App } from "../../../reader/App.tsx";
import { createPageKinds } from "../../../reader/pages/kinds.ts";
import { lazyKinds } from "../../../reader/pages/lazy-kinds.ts";
import type { DocumentData } from "../../../schema/document-data.ts";
import type { PageKind } from "../../../schema/page.ts";
import { frenchManifest, manifest, pages, screen } from "./fixtures.ts";

function html(data: DocumentData): string {
  const { manifest, page, sidebar } = data;
  return renderToString(
    <App
      data={data}
      path={page.path}
      kinds={createPageKinds(lazyKinds)}
      html={{ sidebar: sidebar && sidebarHtml(sidebar, manifest, page.path) }}
    />,
  );
}

describe.each(Object.keys(pages) as PageKind[])("a page of kind %s", (kind) => {
  const markup = html(screen(kind));

  test("has one main heading, one main part and the way to skip to it", () => {
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup.match(/<main id="main-content"/g)).toHaveLength(1);
    expect(markup).toContain('href="#main-content"');
  });

  test("has neither inline styles nor inline handlers, which the content policy would block", () => {
    expect(markup).not.toMatch(/ style="| on[a-z]+="/);
  });

  test("leads to the site's other parts without JavaScript", () => {
    expect(markup).toContain('href="/blog"');
    expect(markup).toContain('href="/about"');
    expect(markup).toContain('href="/fr/');
  });
});

test("a doc shows its sidebar with the current page marked and its branch open", () => {
  const markup = html(screen("doc"));
  expect(markup).toMatch(/<a[^>]*aria-current="page"[^>]*>Guide<\/a>/);
  expect(markup).toMatch(/<details open="">.*Show or hide “Guides”/s);
  expect(markup).toMatch(/<details><summary><span>Others/);
});

test("a doc shows breadcrumbs, contents, tags, the edit link, its date, and what comes before and after", () => {
  const markup = html(screen("doc"));
  for (const text of [
    'aria-label="Breadcrumbs"',
    'href="#first"',
    'href="/blog/tags/Tools"',
    "Edit this page",
    "Last updated on 2 January 2025",
    "The page before",
    "The page after",
  ])
    expect(markup).toContain(text);
});

test("the language menu leads to the same page, to what stands for it there, or to the home", () => {
  expect(html(screen("doc"))).toMatch(/<a hrefLang="fr-FR"[^>]*href="\/fr\/docs\/le-guide"/);
  expect(html(screen("not-found"))).toMatch(/<a hrefLang="fr-FR"[^>]*href="\/fr\/"/);
  const [own] = pages.doc.translations;
  const substitutes = [{ locale: "fr", href: "/fr/docs/above", note: "not translated: leads to “Above”" }];
  const alone = { ...pages.doc, translations: own ? [own] : [], substitutes };
  expect(html(screen("doc", { page: alone }))).toMatch(
    /href="\/fr\/docs\/above"><span lang="fr-FR">Français<\/span><small> \((<!-- -->)?not translated: leads to “Above”/,
  );
});

test("the bar marks the part of the site that the page belongs to", () => {
  expect(html(screen("doc"))).toMatch(/aria-current="true" href="\/docs\/guide"/);
  expect(html(screen("post"))).toMatch(/aria-current="true" href="\/blog"/);
  expect(html(screen("blog", { page: { ...pages.blog, path: "/blog" } }))).toMatch(
    /aria-current="page" href="\/blog"/,
  );
});

test("a link out of the site says so", () => {
  expect(html(screen("doc"))).toMatch(
    /href="https:\/\/example.com\/" rel="external noopener">Elsewhere<span[^>]*>.*\(leaves this site\)/,
  );
});

test("an unlisted or draft page says what it is", () => {
  const page = pages.doc;
  expect(html(screen("doc", { page: { ...page, visibility: "unlisted" } }))).toContain("Unlisted page");
  expect(html(screen("doc", { page: { ...page, visibility: "draft" } }))).toContain("Draft page");
});

test("a French page has a French frame", () => {
  const page = { ...pages.doc, locale: "fr", path: "/fr/docs/le-guide" };
  const markup = html(screen("doc", { manifest: frenchManifest(), page }));
  expect(markup).toContain("Aller au contenu principal");
  expect(markup).toContain("Sur cette page");
});

test("a site without a colour switch has no button for it", () => {
  const without = manifest({ colourMode: { default: "dark", respectSystem: false, switch: false } });
  expect(html(screen("page"))).toContain("colour-mode");
  expect(html(screen("page", { manifest: without }))).not.toContain("colour-mode");
});

test("under a sub-path the reader finds its routes below it", () => {
  const under = manifest({
    base: "/sub/",
    locales: [{ id: "en", tag: "en-GB", label: "English", home: "/sub/", name: "English" }],
  });
  const markup = html(screen("not-found", { manifest: under }));
  expect(markup).toMatch(/class="button" href="\/sub\/"/);
});
