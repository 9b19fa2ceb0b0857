/** What a writer sees in the open page while an extension of the site changes, and when it is broken. */
// Tests: cli/dev, reader/dev, cli/compile/extensions
import { expect, test } from "vitest";
import { smallSite } from "./dev-site.ts";
import { openPages } from "./open-page.ts";

const keys = (
  tag: string,
) => `export default { name: "keys", form: "text", expand: ({ label }) => ({ type: "element", tagName: "${tag}", properties: {}, children: label }) };
`;
const settings = `${smallSite["site.yml"]}extensions: { directives: [keys] }\n`;

const opened = openPages({
  files: {
    "site.yml": settings,
    "extensions/keys.js": keys("kbd"),
    "en/docs/keyboard.md": "---\ntitle: Keyboard\n---\n\nPress :keys[Ctrl].\n",
  },
});

test("a directive of an extension shows as it is now in the open page", async () => {
  const { site, page, complaints, open, isSamePage } = opened();
  await open("docs/keyboard");
  await expect.poll(() => page.locator("article kbd").innerText()).toBe("Ctrl");
  site.write("extensions/keys.js", keys("code"));
  await expect.poll(() => page.locator("article p code").count()).toBe(1);
  await expect.poll(isSamePage).toBe(true);
  expect(complaints).toEqual([]);
});

test("one that is broken is named, and shows again once it is right", async () => {
  const { site, page, open, findings } = opened();
  await open("docs/keyboard");
  site.write("extensions/keys.js", "export default {;\n");
  await expect.poll(findings).toContain("extensions/keys.js:1:17");
  site.write("extensions/keys.js", keys("kbd"));
  await expect.poll(() => page.locator("article kbd").count()).toBe(1);
  await expect.poll(findings).not.toContain("extensions/keys.js");
});

test("what it does not take shows at the directive", async () => {
  const { site, open, findings } = opened();
  await open("docs/keyboard");
  site.write("en/docs/keyboard.md", "---\ntitle: Keyboard\n---\n\n::keys[Ctrl]\n");
  await expect.poll(findings).toContain("keyboard.md:5:1");
});
