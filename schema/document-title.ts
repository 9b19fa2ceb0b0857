/** Title of a document, in its `<title>` and in the browser's tab. Compiler and reader share it. */
import type { PageData, PageVersion } from "./page.ts";

type Titled = Pick<PageData, "kind" | "title"> & { version?: Pick<PageVersion, "title"> | undefined };

/** `page | site`; the site's title alone for the home page, and where both are the same. */
export function documentTitle({ kind, title, version }: Titled, site: string): string {
  return kind === "home" || title === site || title === "" ? site : `${version?.title ?? title} | ${site}`;
}
