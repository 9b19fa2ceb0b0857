import { expect, test } from "vitest";
import { renderHeaders } from "../../../cli/emit/site-files.ts";
import { renderRedirects } from "../../../cli/hosts/host-files/merged-redirects.ts";

const headers = renderHeaders({
  base: "/sub/",
  contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
  mediaTypes: [{ path: "/sub/blog/rss.xml", type: "application/rss+xml" }],
});

test("each rule is a path and, indented, its headers", () => {
  expect(headers).toBe(`/sub/*
  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff

/sub/_twsite/*
  Cache-Control: public, max-age=31536000, immutable

/sub/data/*
  Cache-Control: public, max-age=0, must-revalidate

/sub/*.md
  Content-Type: text/markdown; charset=utf-8

/sub/blog/rss.xml
  Content-Type: application/rss+xml
`);
});

test("no file gets one header from two rules, whose values a host would join", () => {
  const rules = headers.split("\n\n").map((rule) => {
    const [path = "", ...lines] = rule.trim().split("\n");
    const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
    return { pattern, names: lines.map((line) => line.trim().split(":")[0]) };
  });
  for (const file of ["_twsite/a.js", "data/docs/x.json", "docs/x.md", "blog/rss.xml", "docs/x"]) {
    const names = rules.filter(({ pattern }) => pattern.test(`/sub/${file}`)).flatMap((rule) => rule.names);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("a redirect is a line with its status, 301 unless it says otherwise", () => {
  expect(
    renderRedirects([
      { from: "/old", to: "/new" },
      { from: "/a", to: "https://example.com/b", status: 302 },
    ]),
  ).toBe("/old /new 301\n/a https://example.com/b 302\n");
  expect(renderRedirects([])).toBe("");
});
