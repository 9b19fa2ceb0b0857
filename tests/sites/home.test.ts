/** What stands beside the title of a home page: nothing, the drawing that comes with the tool, or a picture of one's own. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "./build.ts";
import { temporaryFolder, writeFiles } from "./folders.ts";
import { compiled, twoLocales } from "./read-site.ts";
import { smallSite } from "./small-sites.ts";

const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>\n';

function home(keys: string): string {
  return `---\ntitle: Home\nhome:\n  tagline: Words\n${keys}---\n`;
}

test("a home page has one button or two, of which the second is offered less loudly", async () => {
  const one = "  action: { label: Start, to: / }\n";
  const two =
    "  action:\n    - { label: Start, to: / }\n    - { label: Write, to: mailto:ada@analytical.engine }\n";
  const [first, second] = await Promise.all(
    [one, two].map((keys) => compiled({ ...smallSite, "en/pages/index.md": home(keys) })),
  );
  expect(first?.document("index.html").all(".hero .button")).toEqual(["Start"]);
  expect(second?.document("index.html").all(".hero .button")).toEqual(["Start", "Write"]);
  expect(second?.document("index.html").all(".hero .button.secondary")).toEqual(["Write"]);
  expect(second?.document("index.html").attribute(".hero .secondary", "href")).toBe(
    "mailto:ada@analytical.engine",
  );
  expect(second?.page("/")).toMatchObject({ action: { title: "Start" }, secondAction: { title: "Write" } });
});

test("an action that leads nowhere is found at its place in the list", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "en/pages/index.md": home(
      "  action:\n    - { label: Start, to: / }\n    - { label: Write, to: /contac }\n",
    ),
  });
  const { findings } = await compile(content);
  expect(findings.map(({ rule, place }) => [rule, place?.line])).toEqual([["link-resolves", 7]]);
});

test("the latest posts come after the page's own text, each with its date, its reading time, its title and its first words", async () => {
  const site = await compiled({
    ...smallSite,
    "tags.yml": "a: { label: A }\n",
    "en/pages/index.md": `${home("  latest_posts: { title: Latest, view_all: All }\n")}Who I am.\n`,
    "en/blog/first.md":
      "---\ntitle: First\ndate: 2026-01-05\ndescription: What it says.\ntags: [a]\n---\n\nThe first words.\n",
  });
  const document = site.document("index.html");
  expect(document.all(".home > .home-prose ~ .latest h3")).toEqual(["First"]);
  expect(document.text(".latest .post-facts")).toBe("5 January 2026 1 min read");
  expect(document.all(".latest .tag-list")).toEqual([]);
});

test("without a word about it, the title stands alone", async () => {
  const site = await compiled({ ...smallSite, "en/pages/index.md": home("") });
  expect(site.document("index.html").text(".hero h1")).toBe("Home");
  expect(site.document("index.html").all(".hero svg, .hero img")).toEqual([]);
});

test("the drawing names the site's own languages", async () => {
  const site = await compiled({
    "site.yml": twoLocales.replace("id: fr, tag: fr-FR", "id: fr-CA, tag: fr-CA"),
    "en/pages/index.md": home("  drawing: single-source\n"),
    "fr-CA/pages/index.md": home("  drawing: single-source\n"),
  });
  expect(site.document("index.html").all(".hero svg text")).toEqual(["en", "fr-CA"]);
  expect(site.document("fr-CA/index.html").all(".hero svg text")).toEqual(["en", "fr-CA"]);
});

test("with one language, the drawing names none", async () => {
  const site = await compiled({ ...smallSite, "en/pages/index.md": home("  drawing: single-source\n") });
  expect(site.document("index.html").all(".hero svg")).toHaveLength(1);
  expect(site.document("index.html").all(".hero svg text")).toEqual([]);
});

test("a picture beside the page shows with its size and description, under an address of its content", async () => {
  const site = await compiled({
    ...smallSite,
    "en/pages/index.md": home("  picture: { file: ./wide.svg, alt: A wide drawing }\n"),
    "en/pages/wide.svg": wide,
  });
  const document = site.document("index.html");
  expect(document.attribute(".hero img", "src")).toMatch(/^\/_twsite\/wide-\w+\.svg$/);
  expect(document.attribute(".hero img", "alt")).toBe("A wide drawing");
  expect(document.attribute(".hero img", "width")).toBe(40);
  expect(site.page("/")).toMatchObject({ picture: { alt: "A wide drawing", width: 40, height: 30 } });
});

test("a picture of static/ is found by its address below the base", async () => {
  const site = await compiled(
    {
      ...smallSite,
      "en/pages/index.md": home("  picture: { file: /img/wide.svg, alt: A wide drawing }\n"),
      "static/img/wide.svg": wide,
    },
    { baseUrl: "/sub/" },
  );
  expect(site.document("index.html").attribute(".hero img", "src")).toMatch(
    /^\/sub\/_twsite\/wide-\w+\.svg$/,
  );
});

test("a picture that is not there is found with its place and the nearest one", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...smallSite,
    "en/pages/index.md": home("  picture: { file: ./wid.svg, alt: A wide drawing }\n"),
    "en/pages/wide.svg": wide,
  });
  expect((await compile(content)).findings).toEqual([
    {
      rule: "image-resolves",
      file: "en/pages/index.md",
      place: { line: 5, column: 20 },
      message: "there is no image “./wid.svg”",
      expected: "a file beside the page or in static/",
      nearest: "./wide.svg",
    },
  ]);
});

test("a picture of another host has to be declared", async () => {
  await compiled(
    {
      ...smallSite,
      "en/pages/index.md": home("  picture: { file: https://img.example.net/a.png, alt: A }\n"),
    },
    {},
    [
      "image-host-is-declared en/pages/index.md: the image comes from “img.example.net”, which is not in image_hosts",
    ],
  );
});
