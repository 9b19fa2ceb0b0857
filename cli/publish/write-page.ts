/** Renders one page and writes its parts into the staging folder. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore } from "../compile/content-store.ts";
import { type PageSettings, renderPage } from "../emit/page-job.ts";
import type { PageRequest, PageSizes } from "./page-writer.ts";

export function writePage(
  { page, parts }: PageRequest,
  staging: string,
  settings: PageSettings,
  contents: Pick<ContentStore, "read">,
): PageSizes {
  const texts = renderPage(
    page,
    parts.map(({ part }) => part),
    settings,
    contents,
  );
  return parts.map(({ file }, index) => {
    const bytes = Buffer.from(texts[index] ?? "");
    writeFileSync(join(staging, file), bytes);
    return bytes.length;
  });
}
