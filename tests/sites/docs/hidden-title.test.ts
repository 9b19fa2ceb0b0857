/** `hide_title: true`: nothing is shown twice, and every document still starts with a heading. */
import { expect, test } from "vitest";
import { compiled } from "../read-site.ts";
import { smallSite } from "../small-sites.ts";

test("a hidden title is a heading that nobody sees, unless the text has one of its own", async () => {
  const hidden = "---\ntitle: The title\nhide_title: true\n---\n\n";
  const { document } = await compiled({
    ...smallSite,
    "en/docs/plain.md": `${hidden}Text.\n`,
    "en/docs/own.md": `${hidden}<div><h1>My own</h1></div>\n\nText.\n`,
    "en/docs/later.md": `${hidden}Text.\n\n# Later\n`,
  });
  const headings = (page: string) => document(`docs/${page}/index.html`).all("h1");
  expect(headings("plain")).toEqual(["The title"]);
  expect(document("docs/plain/index.html").attribute("h1", "className")).toEqual(["sr-only"]);
  expect(headings("own")).toEqual(["My own"]);
  expect(headings("later")).toHaveLength(1);
});
