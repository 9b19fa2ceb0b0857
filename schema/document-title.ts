/** Title of a document, in its `<title>` and in the browser's tab. Compiler and reader share it. */
import type { PageData, PageVersion } from "./page.ts";

type Titled = Pick<PageData, "kind" | "title"> & {
  version?: Pick<PageVersion, "title"> | undefined;
  subject?: string | undefined;
};

/** `page | site`; for the home page `site | subject`, or the site's title alone, as where both are the same. */
export function documentTitle({ kind, title, version, subject }: Titled, site: string): string {
  if (kind === "home" && subject) return `${site} | ${subject}`;
  return kind === "home" || title === site || title === "" ? site : `${version?.title ?? title} | ${site}`;
}
