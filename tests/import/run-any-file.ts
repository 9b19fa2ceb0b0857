/** A page of an unusual kind among usual ones: what an import makes of all of them. */
import { expect } from "vitest";
import type { Files } from "../sites/folders.ts";
import { importWhole } from "./whole-import.ts";

export const site: Files = {
  "docs/a.md": "# A\n\nText.\n",
  "docs/guide/b.md": "# B\n",
  "blog/2024-05-06-c.md": "---\nauthors: [ann]\n---\n\n# C\n",
  "blog/authors.yml": "ann:\n  name: Ann\n",
};

/** Routes of the site. */
export const whole = ["/docs/a", "/docs/guide/b", "/blog/2024/05/06/c"];

/** The page is put aside, and its address stays. */
export async function expectPutAside(page: string | Uint8Array): Promise<void> {
  const { notes, errors, routes, text } = await importWhole({ ...site, "docs/p.md": page });
  expect(notes).toContainEqual(expect.stringMatching(/^page-put-aside docs\/p\.md:/));
  expect(text("en/docs/p.md")).toContain("stub: true");
  expect(errors).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining([...whole, "/docs/p"]));
}

/** The page comes over as it was meant. */
export async function expectComesOver(page: string): Promise<void> {
  const { errors, routes } = await importWhole({ ...site, "docs/p.mdx": page });
  expect(errors).toEqual([]);
  expect(routes).toEqual(expect.arrayContaining([...whole, "/docs/p"]));
}
