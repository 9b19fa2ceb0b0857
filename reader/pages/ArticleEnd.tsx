/** Source of a doc or a post: where to edit it, when it changed, and a menu with the page as Markdown and as JSON. */
import type { ComponentProps } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { Dates } from "./Dates.tsx";
import { ViewLinks } from "./ViewLinks.tsx";

type Props = {
  page: Pick<ShownPage, "path" | "markdown"> & Partial<Pick<DocPage, "editUrl">>;
  manifest: Manifest;
  /** The days of the page; undefined if they are below its title. */
  dates?: ComponentProps<typeof Dates> | undefined;
};

/** The menu is a details element, which opens without scripts, too. */
export function ArticleEnd({ page, manifest, dates }: Props) {
  const { editUrl, markdown } = page;
  const { strings, views } = manifest;
  return (
    <footer className="article-end">
      {editUrl !== undefined && <Link href={editUrl}>{strings.editPage}</Link>}
      {dates && <Dates {...dates} />}
      {views !== false && (
        <details className="page-menu" suppressHydrationWarning>
          <summary>
            {strings.thisPage}
            <Icon name="chevron" />
          </summary>
          <div>
            {markdown !== undefined && (
              <>
                <button type="button" data-action="copy-page" data-href={markdown}>
                  {strings.copyMarkdown}
                </button>
                <Link href={markdown} type="text/markdown">
                  {strings.markdownVersion}
                </Link>
              </>
            )}
            <ViewLinks page={page} />
          </div>
        </details>
      )}
    </footer>
  );
}
