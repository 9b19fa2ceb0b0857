/** What a writer sees in the open page while a component of the site's own changes, and when it is broken. */
// Tests: cli/dev, reader/dev, cli/emit/components
import { describe, expect, test } from "vitest";
import { smallSite, startDev } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const greeting = (words: string) => `import { useState } from "react";
import { mark } from "./mark.ts";

export default function Greeting({ name = "you" }: { name?: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {mark} ${words} {name}: {count}
    </button>
  );
}
`;
const greetings = (text: string) => `---\ntitle: Greetings\n---\n\n${text}\n\n::Greeting{name="reader"}\n`;

const opened = openPages({
  files: {
    "components/Greeting.tsx": greeting("Hello"),
    "components/mark.ts": 'export const mark = "*";\n',
    "en/docs/greetings.md": greetings("Text around it."),
  },
});

describe("a component", () => {
  test("that is edited shows as it is now in the open page, and is alive", async () => {
    const { site, page, complaints, open, isSamePage, main } = opened();
    await open("docs/greetings");
    await page.getByRole("button", { name: "* Hello reader: 0" }).click();
    await expect.poll(main).toContain("* Hello reader: 1");

    site.write("components/Greeting.tsx", greeting("Good morning"));
    await expect.poll(main).toContain("* Good morning reader: 0");
    await page.getByRole("button", { name: "Good morning reader: 0" }).click();
    await expect.poll(main).toContain("* Good morning reader: 1");
    await expect.poll(isSamePage).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("shows what it takes from another file as that is now", async () => {
    const { site, open, main } = opened();
    await open("docs/greetings");
    site.write("components/mark.ts", 'export const mark = "#";\n');
    await expect.poll(main).toContain("# Hello reader: 0");
  });

  test("stays alive where only the text around it changes", async () => {
    const { site, page, complaints, open, isSamePage, main } = opened();
    await open("docs/greetings");
    site.write("en/docs/greetings.md", greetings("Other text around it."));
    await expect.poll(main).toContain("Other text around it.");
    await page.getByRole("button", { name: "Hello reader: 0" }).click();
    await expect.poll(main).toContain("Hello reader: 1");
    await expect.poll(isSamePage).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("that is new can be used at once", async () => {
    const { site, open, main, findings } = opened();
    await open("docs/greetings");
    site.write("en/docs/greetings.md", greetings("Text.\n\n::Farewell{name=you}"));
    await expect.poll(findings).toContain("content/en/docs/greetings.md:7:1");
    site.write("components/Farewell.tsx", "export default function Farewell() { return <p>Goodbye.</p>; }\n");
    await expect.poll(main).toContain("Goodbye.");
    await expect.poll(findings).toBe("");
  });
});

describe("a mistake in a component", () => {
  test("that keeps it from being read stands over the page with its line, which stays as it was", async () => {
    const { site, page, complaints, open, isSamePage, main, findings } = opened();
    await open("docs/greetings");
    await expect.poll(main).toContain("* Hello reader: 0");
    site.write("components/Greeting.tsx", greeting("Hello").replace("</button>", "</div>"));
    await expect.poll(findings).toContain("content/components/Greeting.tsx:9:");
    await expect.poll(() => site.terminal()).toContain("content/components/Greeting.tsx:9:");
    await expect.poll(main).toContain("* Hello reader: 0");
    await expect.poll(isSamePage).toBe(true);

    await page.reload();
    await page.waitForSelector("html[data-controls]");
    await page.getByRole("button", { name: "* Hello reader: 0" }).click();
    await expect.poll(main).toContain("* Hello reader: 1");
    site.write("components/Greeting.tsx", greeting("Welcome"));
    await expect.poll(main).toContain("* Welcome reader: 0");
    await expect.poll(findings).toBe("");
    expect(complaints).toEqual([]);
  });

  test("that shows only in a browser is said in the page, which is there again when it is fixed", async () => {
    const { site, page, open, isSamePage, main } = opened();
    await open("docs/greetings");
    const failing = 'if (typeof window !== "undefined") throw new Error("no such thing");';
    for (const words of ["Hello again", "Hello once more"]) {
      site.write("components/Greeting.tsx", greeting(words).replace("const [", `${failing}\n  const [`));
      await expect.poll(main).toContain("no such thing");
      site.write("components/Greeting.tsx", greeting(words));
      await expect.poll(main).toContain(`* ${words} reader: 0`);
    }
    await page.getByRole("button", { name: "Hello once more" }).click();
    await expect.poll(main).toContain("* Hello once more reader: 1");
    await expect.poll(isSamePage).toBe(true);
  });

  test("that shows only where it is used stands over the page with the place of its directive", async () => {
    const { site, open, main, findings } = opened();
    await open("docs/greetings");
    await expect.poll(main).toContain("* Hello reader: 0");
    site.write("components/Greeting.tsx", greeting("Hello").replace("{mark}", "{mark.nothing.there}"));
    await expect.poll(findings).toContain("content/en/docs/greetings.md:7:1");
    await expect.poll(main).toContain("* Hello reader: 0");
    site.write("components/Greeting.tsx", greeting("Hello again"));
    await expect.poll(main).toContain("* Hello again reader: 0");
    await expect.poll(findings).toBe("");
  });
});

test("a site that starts with a broken component shows the text, and the component once it is fixed", async () => {
  const broken = await startDev({
    ...smallSite,
    "components/Greeting.tsx": "export default function Greeting() {\n  return <p>\n}\n",
    "en/docs/greetings.md": greetings("Text around it."),
  });
  const document = async () => (await fetch(`${broken.url}docs/greetings`)).text();
  await expect.poll(document).toContain("Text around it.");
  await expect.poll(broken.terminal).toContain("content/components/Greeting.tsx:3:1");
  broken.write("components/Greeting.tsx", "export default () => <p>Mended.</p>;\n");
  await expect.poll(document).toContain("Mended.");
  await broken.close();
});
