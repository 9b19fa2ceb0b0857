/** Source of a doc or a post: where to edit it, when it changed, and a menu with the page as Markdown and as JSON. */
import type { ComponentProps, ReactNode } from "react";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { PlainLink } from "../navigation/Link.tsx";
import { Icon } from "../widgets/Icon.tsx";
import { Dates } from "./Dates.tsx";

type Props = Pick<DocPage, "markdown"> &
  Partial<Pick<DocPage, "editUrl">> & {
    manifest: Manifest;
    /** The days of the page; undefined if they are below its title. */
    dates?: ComponentProps<typeof Dates> | undefined;
    /** Links to the other forms of the page. */
    viewLinks: ReactNode;
  };

/** The menu is a details element, which opens without scripts, too. */
export function ArticleEnd({ editUrl, dates, markdown, manifest, viewLinks }: Props) {
  const { strings, views } = manifest;
  return (
    <footer className="article-end">
      {editUrl !== undefined && (
        <PlainLink href={editUrl} strings={strings}>
          {strings.editPage}
        </PlainLink>
      )}
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
                <PlainLink href={markdown} type="text/markdown" strings={strings}>
                  {strings.markdownVersion}
                </PlainLink>
              </>
            )}
            {viewLinks}
          </div>
        </details>
      )}
    </footer>
  );
}
