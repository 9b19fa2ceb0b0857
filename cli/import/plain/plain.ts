/** A folder of Markdown that no tool makes a site of: each file is a page at its path, as on GitHub. */
import { basename } from "node:path";
import { readableAddress } from "../../source/discover.ts";
import { withEmoji } from "../convert-body.ts";
import type { Dialect, OldSite } from "../old-site.ts";
import type { SourceFolder } from "../source-folder.ts";
import { leftPages, pagesBelow, stemOf } from "../source-pages.ts";
import { contentTitle } from "../titles.ts";

export const plain: Dialect = {
  id: "plain",
  name: "a plain folder of Markdown",
  marks: "",
  // Every folder may be one: `--from plain` says so.
  recognise: () => undefined,
  read: (source: SourceFolder): OldSite => {
    const read = pagesBelow(source, ".");
    const names = new Set(read.map(({ name }) => name));
    const isIndex = (name: string) => /(^|\/)index\.\w+$/i.test(name);
    // Both are the page of their folder; the other one stays what it is.
    const pages = read.filter(
      ({ name }) => !/(^|\/)readme\.md$/i.test(name) || !names.has(name.replace(/readme\.md$/i, "index.md")),
    );
    const home = pages.find(({ name }) => /^(index|readme)\.\w+$/i.test(name));
    return {
      file: ".",
      title: withEmoji((home && contentTitle(home.body)) ?? basename(source.path)),
      url: undefined,
      locales: [{ id: "en", prefix: "" }],
      pages: pages.map(({ name, file, data, body }) => {
        const stem = stemOf(name);
        return {
          file,
          locale: "en",
          area: "docs",
          path: isIndex(name) ? name : `${stem}.md`,
          address: `/${readableAddress(stem.replace(/(^|\/)(index|readme)$/i, "$1"))}`,
          data,
          body,
        };
      }),
      // Only what pages show: the folder may be that of a program.
      statics: new Map(),
      constructs: ["the GitHub name of an emoji", "the end of an excerpt", "a wiki link"],
      titleIsShown: false,
      hasFormulas: true,
      left: leftPages(
        read.filter((page) => !pages.includes(page)),
        "an index.md beside it is the page of the folder",
        ".",
      ),
    };
  },
};
