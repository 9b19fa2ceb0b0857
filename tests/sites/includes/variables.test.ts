import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../build.ts";
import { type Files, temporaryFolder, writeFiles } from "../folders.ts";
import { compiled } from "../read-site.ts";
import { page, site } from "./pages.ts";

const textOf = (files: Files, at: string) =>
  compiled({ ...site, ...files }).then((done) => done.document(`${at}/index.html`));

test("the front matter's texts have values, and a variable may quote others", async () => {
  const done = await compiled({
    ...site,
    "en/variables.yml": 'release: "2.1"\nproduct: Widget\nname: "{{product}} {{release}}"\n',
    "en/docs/a.md":
      '---\ntitle: Install {{name}}\ndescription: What \\{{name}} is\nsidebar_label: "{{release}}"\nslug: /get\n---\nNow.\n',
    "en/pages/index.md":
      '---\ntitle: Home\nhome:\n  tagline: "{{product}} for all"\n  action: { label: "Get {{release}}", to: /docs/get }\n---\nIt is {{name}}.\n',
  });
  const document = done.document("docs/get/index.html");
  expect(document.text("h1")).toBe("Install Widget 2.1");
  expect(document.meta("description")).toBe("What {{name}} is");
  const home = done.document("index.html");
  expect(home.text("body")).toContain("Widget for all");
  expect(home.text("body")).toContain("Get 2.1");
  expect(home.text("body")).toContain("It is Widget 2.1.");
  expect(done.text("llms.txt")).toContain("[Install Widget 2.1]");
});

test("variables stand in text, titles, addresses, and in code that asks for them; a translation has its own", async () => {
  const body =
    "## Get {{release}}\n\n[Load](https://example.org/{{release}}/x.zip) {{ product }}, \\{{product}} `{{product}}` {{ a | b }}.\n\n```sh variables\nget {{product}}@{{release}}\n```\n\n```sh\n{{release}}\n```\n";
  const done = await compiled({
    ...site,
    "site.yml": `${site["site.yml"]}  - { id: fr, tag: fr-FR, label: Français }\nrules:\n  syntax-is-supported: off\n`,
    "en/variables.yml": 'release: "2.10"\nproduct: Tool\n',
    "fr/variables.yml": "product: Outil\n",
    "en/docs/get.md": page(body),
    "fr/docs/get.md": page(body),
  });
  const document = done.document("fr/docs/get/index.html");
  expect(document.text("article h2")).toContain("Get 2.10");
  expect(document.text("article p")).toBe(
    "Load (quitte ce site) Outil, {{product}} {{product}} {{ a | b }}.",
  );
  expect(document.attribute("article p a", "href")).toBe("https://example.org/2.10/x.zip");
  expect(document.all("article pre")).toEqual(["get Outil@2.10", "{{release}}"]);
  expect(done.text("docs/get.md")).toContain(
    "[Load](https://example.org/2.10/x.zip) Tool, \\{{product}} `{{product}}` {{ a | b }}.\n\n```sh variables\nget Tool@2.10\n```",
  );
});

test("site.yml has variables for all languages; a language's own come first, then those, then the first language's", async () => {
  const body = "{{publisher}}, {{city}}, {{year}}, {{motto}}.\n";
  const done = await compiled({
    ...site,
    "site.yml": `${site["site.yml"]}  - { id: fr, tag: fr-FR, label: Français }
variables:
  publisher: { en: The owner, fr: La propriétaire }
  city: Lyon
  year: "2025"
`,
    "en/variables.yml": 'year: "2024"\nmotto: Write\n',
    "fr/variables.yml": 'city: "Lyon, France"\n',
    "en/docs/legal.md": page(body),
    "fr/docs/legal.md": page(body),
  });
  expect(done.document("docs/legal/index.html").text("article p")).toBe("The owner, Lyon, 2024, Write.");
  expect(done.document("fr/docs/legal/index.html").text("article p")).toBe(
    "La propriétaire, Lyon, France, 2025, Write.",
  );
});

test("without variables, braces are text", async () => {
  expect((await textOf({ "en/docs/a.md": page("So {{it}} is.\n") }, "docs/a")).text("article p")).toBe(
    "So {{it}} is.",
  );
});

test("an empty value where a text is needed is found, and the other keys have theirs", async () => {
  const content = writeFiles(join(temporaryFolder(), "content"), {
    ...site,
    "en/variables.yml": 'product: Acme\nbeta: ""\n',
    "en/docs/page.md": '---\ntitle: "{{beta}}"\ndescription: About {{product}}\n---\n\nText.\n',
  });
  const { findings } = await compile(content);
  expect(findings).toMatchObject([
    { rule: "front-matter-is-valid", file: "en/docs/page.md", place: { line: 2, column: 1 } },
  ]);
});
