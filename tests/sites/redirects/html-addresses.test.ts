/** Old addresses that end in `.html` still answer, on every host: also on one that shows `/x.html` at `/x`. */
import { describe, expect, test } from "vitest";
import { routeOf } from "../../../schema/paths.ts";
import { compiled } from "../read-site.ts";
import { smallSite } from "../small-sites.ts";

const moved = (aliases: string) => ({
  ...smallSite,
  "en/docs/setup.md": `---\naliases: [${aliases}]\n---\n# Setup\n\nText.\n`,
});

describe("the page's own address with an ending", () => {
  test.each([
    ["/docs/setup.html", "docs/setup.html", "folder"],
    ["/docs/setup/index.html", "docs/setup/index.html", "folder"],
    ["/docs/setup.html", "docs/setup.html", "file"],
    ["/docs/setup/index.html", "docs/setup/index.html", "file"],
    ["/docs/setup.html", "docs/setup.html", "both"],
  ])("%s has the page itself, where documents are a %s", async (alias, path, documents) => {
    const site = moved(alias);
    const { document, text } = await compiled({
      ...site,
      "site.yml": `${site["site.yml"]}documents: ${documents}\n`,
    });
    const read = document(path);
    expect(read.attribute("meta[http-equiv=refresh]", "content")).toBeUndefined();
    expect(read.link("canonical")).toBe("https://example.com/docs/setup");
    expect(read.text("h1")).toBe("Setup");
    // A redirect from one name of a file to another would never end on some hosts.
    expect(text("_redirects")).toBe("");
    expect(routeOf("/", ["/"], alias)).toBe("/docs/setup");
  });
});

test("a slash after the ending of an address changes nothing", () => {
  for (const address of ["/docs/setup/index.html/", "/docs/setup.html/", "//docs//setup/"])
    expect(routeOf("/", ["/"], address), address).toBe("/docs/setup");
  expect(routeOf("/", ["/", "/fr/"], "/fr/index.html/")).toBe("/fr/");
});

test("another address with an ending leads to the page", async () => {
  const { document, text, has } = await compiled(moved("/2020/05/setup.html"));
  const read = document("2020/05/setup.html");
  expect(read.attribute("meta[http-equiv=refresh]", "content")).toBe("0; url=/docs/setup");
  expect(text("_redirects")).toBe("/2020/05/setup.html /docs/setup 301\n");
  expect(has("docs/setup.html")).toBe(false);
});

test("redirects of site.yml do the same", async () => {
  const site = moved("");
  const { document } = await compiled({
    ...site,
    "site.yml": `${site["site.yml"]}redirects:\n  - { from: /docs/setup.html, to: /docs/setup }\n`,
  });
  expect(document("docs/setup.html").text("h1")).toBe("Setup");
});
