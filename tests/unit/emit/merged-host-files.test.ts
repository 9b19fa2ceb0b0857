/** What an author wrote for hosts and what the tool writes, as Netlify and Cloudflare read both in one file. */
import { describe, expect, test } from "vitest";
import { renderHeaders } from "../../../cli/emit/site-files.ts";
import { parseHeaders } from "../../../cli/hosts/host-files/headers-file.ts";
import { mergedHeaders } from "../../../cli/hosts/host-files/merged-headers.ts";
import { mergedRedirects } from "../../../cli/hosts/host-files/merged-redirects.ts";
import { beyondLimits, parseRedirects } from "../../../cli/hosts/host-files/redirects-file.ts";
import { toolHeaderRules } from "../../../cli/hosts/host-files/tool-headers.ts";

const own = {
  base: "/",
  contentSecurityPolicy: "default-src 'none'",
  mediaTypes: [{ path: "/blog/rss.xml", type: "application/rss+xml" }],
};
const addresses = [
  "/",
  "/404",
  "/about/",
  "/about.md",
  "/_twsite/*",
  "/blog/",
  "/blog/post/",
  "/blog/post.md",
  "/blog/rss.xml",
  "/data/*",
  "/docs/",
  "/docs/guide/one/",
  "/docs/guide/two/",
  "/docs/start/",
  "/docs/start.md",
  "/fr/docs/start/",
];

/** What a host that joins values sends for an address: a header's values in order. */
function sent(text: string, address: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const { path, headers } of parseHeaders(text).rules) {
    const source = path.replace(/[.?+]/g, "\\$&").replace(/:\w+/g, "[^/]+").replaceAll("*", ".*");
    if (!new RegExp(`^${source}$`).test(address)) continue;
    for (const { name, value } of headers)
      if (value !== undefined) values[name.toLowerCase()] = [...(values[name.toLowerCase()] ?? []), value];
  }
  return values;
}

const asked = [...addresses, "/_twsite/x.js", "/data/docs/start.json"].filter((path) => !path.endsWith("*"));

describe.each([
  ["everything", "/*", "Content-Security-Policy"],
  ["a folder", "/docs/*", "Content-Security-Policy"],
  ["a folder in a folder", "/docs/guide/*", "Referrer-Policy"],
  ["a page", "/docs/guide/one/", "X-Content-Type-Options"],
  ["a placeholder", "/fr/:area/*", "Content-Security-Policy"],
  ["a part of the names", "/do*", "Content-Security-Policy"],
  ["everything, over the caching of two folders", "/*", "Cache-Control"],
  ["a folder of the tool", "/data/*", "cache-control"],
  ["one type of the tool's own", "/blog/*.md", "Content-Type"],
  ["a feed", "/blog/*", "Content-Type"],
])("a header for %s (%s, %s)", (_, path, name) => {
  const text = renderHeaders(own, `${path}\n  ${name}: mine\n`, addresses);
  const before = renderHeaders(own);

  test.each(asked)("%s gets it once, and all others as ever", (address) => {
    const source = path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replaceAll("*", ".*");
    const expected = sent(before, address);
    if (new RegExp(`^${source}$`).test(address)) expected[name.toLowerCase()] = ["mine"];
    expect(sent(text, address)).toEqual(expected);
  });

  test("the file starts with what the author wrote", () => {
    expect(text.startsWith(`${path}\n  ${name}: mine\n\n`)).toBe(true);
  });
});

test("a header that the author takes away is not set by the tool either", () => {
  const text = renderHeaders(own, "/docs/*\n  ! Content-Security-Policy\n", addresses);
  expect(sent(text, "/docs/start/")["content-security-policy"]).toBeUndefined();
  expect(sent(text, "/blog/")["content-security-policy"]).toEqual(["default-src 'none'"]);
});

test("what cannot be kept apart is named", () => {
  const conflicts = (text: string) =>
    mergedHeaders(toolHeaderRules(own), parseHeaders(text).rules, addresses).conflicts;
  expect(conflicts("/_twsite/*.svg\n  Cache-Control: no-store\n")).toEqual([
    { line: 2, name: "Cache-Control", path: "/_twsite/*", isJoined: false },
  ]);
  expect(conflicts("/:lang/docs/*\n  X-Content-Type-Options: x\n")).toEqual(
    ["/_twsite/*", "/data/*"].map((path) => ({
      line: 2,
      name: "X-Content-Type-Options",
      path,
      isJoined: false,
    })),
  );
  expect(
    conflicts("https://x.pages.dev/*\n  X-Robots-Tag: noindex\n  Referrer-Policy: no-referrer\n"),
  ).toEqual([{ line: 3, name: "Referrer-Policy", path: "/*", isJoined: true }]);
});

describe("redirects", () => {
  test("of the site follow those of the author, without the addresses that he gave away", () => {
    const text = "/a/ /b\n/c /d Country=fr\n";
    const site = [
      { from: "/a", to: "/x" },
      { from: "/c", to: "/x" },
      { from: "/caf%C3%A9*:x", to: "/x#a b", status: 302 },
    ];
    expect(mergedRedirects(text, site)).toBe(`${text}/c /x 301\n/caf%C3%A9%2A%3Ax /x#a%20b 302\n`);
  });

  test("that Cloudflare would not read below a pattern are above it", () => {
    const many = Array.from({ length: 226 }, (_, index) => ({ from: `/old/${index}`, to: "/new" }));
    const text = "/a /b\n# Patterns\n/old/1* /c/:splat\n";
    const lines = mergedRedirects(text, many).trim().split("\n");
    expect(lines.slice(0, 3)).toEqual(["/a /b", "# Patterns", "/old/0 /new 301"]);
    const pattern = lines.indexOf("/old/1* /c/:splat");
    expect(lines.slice(pattern + 1).every((line) => line.startsWith("/old/1"))).toBe(true);
    expect(parseRedirects(lines.join("\n")).redirects).toHaveLength(228);
    expect(mergedRedirects(text, many.slice(0, 20)).startsWith(text)).toBe(true);
  });

  test.each([
    [2000, 100, undefined],
    [2001, 0, 2000],
    [5, 101, 105],
  ])(
    "%i addresses and %i patterns are beyond Cloudflare's limits from %s on",
    (exact, patterns, expected) => {
      const list = [
        ...Array.from({ length: exact }, (_, index) => ({ from: `/${index}` })),
        ...Array.from({ length: patterns }, (_, index) => ({ from: `/${index}/*` })),
      ];
      expect(beyondLimits(list)?.index).toBe(expected);
    },
  );
});
