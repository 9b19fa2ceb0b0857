/** Integrations in the files of a site: policies, heads, feeds and twins; and a site that declares none. */
import { expect, test } from "vitest";
import { contactedHosts } from "../../cli/site/contacted-hosts.ts";
import { SiteConfig } from "../../schema/site.ts";
import { compiled, twoLocales } from "./read-site.ts";
import { severalPages, smallSite } from "./small-sites.ts";

const video = '::video[A talk]{src="https://youtu.be/abc" poster=drawing.svg}\n';

const files = {
  ...severalPages,
  "site.yml": `${severalPages["site.yml"]}integrations:
  head:
    - { name: abstract, content: { en: 'One "two" <three>' } }
    - { rel: license, href: /docs/guide/one }
    - { rel: preconnect, href: "https://images.example.com" }
  analytics:
    script: { src: "https://stats.example.com/script.js", hosts: [api.example.com], attributes: { data-domain: 'a"b<c' } }
    beacon: { endpoint: "https://visits.example.com/v" }
  embeds: [youtube, files]
  feedback: { endpoint: "https://answers.example.com/a" }
  consent: { id: one }
`,
  "en/docs/guide/two.md": `# Two\n\n${video}`,
  "en/blog/drawing.svg": severalPages["en/docs/guide/drawing.svg"] ?? "",
  "en/blog/2025-01-02-post.md": `---\ntitle: Post\nauthors: writer\n---\n\n${video}`,
};

test("every document and the header have the same hosts, and nothing else is added", async () => {
  const site = await compiled(files);
  const added = [
    "script-src 'self' 'sha256-… https://stats.example.com;",
    "connect-src 'self' https://answers.example.com https://api.example.com https://visits.example.com; media-src 'self'; frame-src https://www.youtube-nocookie.com;",
    "form-action https://answers.example.com;",
  ];
  const readable = (policy: string) => policy.replaceAll(/( 'sha256-[^']+')+/g, " 'sha256-…");
  const header = /Content-Security-Policy: (.*)/.exec(site.text("_headers"))?.[1] ?? "";
  const metas = ["index.html", "docs/guide/two/index.html", "404.html"].map((path) =>
    String(site.document(path).attribute("meta[http-equiv]", "content")),
  );
  for (const policy of [header, ...metas]) {
    for (const part of added) expect(readable(policy)).toContain(part);
    expect(policy.match(/https:/g)).toHaveLength(6);
    expect(policy).toContain("trusted-types 'none'");
  }
});

test("tags are in each head, and a script is in a template, where it does not run", async () => {
  const site = await compiled(files);
  const html = site.text("docs/guide/one/index.html");
  expect(html).toContain('<meta name="abstract" content="One &quot;two&quot; &lt;three&gt;"/>');
  expect(html).toContain('<link rel="license" href="/docs/guide/one"/>');
  expect(html).toContain(
    '<template data-analytics=""><script async="" src="https://stats.example.com/script.js" data-domain="a&quot;b&lt;c"></script></template>',
  );
  expect(html).toContain('data-frames="https://www.youtube-nocookie.com"');
});

test("in feeds and in the Markdown of a page, a video is a link", async () => {
  const site = await compiled(files);
  const link = "https://www.youtube.com/watch?v=abc";
  expect(site.markdown("docs/guide/two.md")).toBe(`# Two\n\n[A talk](${link})\n`);
  const feed = site.text("blog/rss.xml");
  expect(feed).toContain(link);
  expect(feed).not.toMatch(/tw-embed|nocookie/);
});

test("a document of a site without integrations has nothing of them", async () => {
  const site = await compiled(severalPages);
  const html = site.text("docs/guide/one/index.html");
  expect(html).not.toMatch(/integrations|data-frames|<template|feedback|consent|embed/);
  expect(site.text("_headers")).not.toMatch(/frame-src|media-src|form-action (?!'none')/);
  expect(site.text("data/manifest.json")).not.toContain('"integrations"');
});

test("texts in the head are those of the locale", async () => {
  const site = await compiled({
    ...smallSite,
    "fr/pages/index.md": "# Accueil\n\nBonjour.\n",
    "site.yml": `${twoLocales}integrations: { head: [{ name: abstract, content: { en: Words, fr: Mots } }] }\n`,
  });
  expect(site.document("index.html").attribute("meta[name=abstract]", "content")).toBe("Words");
  expect(site.document("fr/index.html").attribute("meta[name=abstract]", "content")).toBe("Mots");
});

test("hosts that browsers contact are listed with their reasons, but for that of the site itself", () => {
  const site = SiteConfig.parse({
    title: "Site",
    url: "https://example.com",
    locales: [{ id: "en", tag: "en-GB", label: "English" }],
    fonts: { stylesheet: "https://fonts.example.com/a.css", titles: "Face" },
    integrations: {
      head: [{ rel: "preconnect", href: "https://fonts.example.com" }],
      analytics: { script: { src: "/script.js", hosts: ["api.example.com"] } },
      embeds: ["vimeo", "files"],
      feedback: { mail: "docs@example.com" },
      consent: { id: "one" },
    },
  });
  expect(contactedHosts(site)).toEqual([
    { host: "api.example.com", reasons: ["analytics script, with consent"] },
    { host: "fonts.example.com", reasons: ["fonts", "connection in advance (preconnect)"] },
    { host: "player.vimeo.com", reasons: ["embedded content, after a click"] },
  ]);
});
