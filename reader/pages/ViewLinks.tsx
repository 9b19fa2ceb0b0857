/** Links to the other forms of a page. They come with the reader: without it, an address with a query shows the page. */
import { useLocationProperty } from "wouter/use-browser-location";
import type { ShownPage } from "../../schema/document-data.ts";
import { baseOf, fileHref, hrefOf, pageDataPath } from "../../schema/paths.ts";
import { VIEW, viewsOf } from "../navigation/page-views.ts";
import { queryValue, withQueryValue } from "../navigation/query-value.ts";
import { useManifest } from "../navigation/reader-context.ts";

type Props = { page: Pick<ShownPage, "path" | "markdown"> };

export function ViewLinks({ page }: Props) {
  const manifest = useManifest();
  const { strings, base } = manifest;
  const address = useLocationProperty(
    () => location.href,
    () => "",
  );
  const views = viewsOf(page, manifest);
  const shown = address && queryValue(VIEW, views);
  return (
    <ul className="views" aria-label={strings.views}>
      {address && (
        <>
          {[undefined, ...views].map((view) => (
            <li key={view ?? ""}>
              <a
                href={
                  hrefOf(baseOf(manifest), page.path) +
                  withQueryValue(location.search + location.hash, VIEW, view)
                }
                aria-current={view === shown ? "true" : undefined}
              >
                {view ? "Markdown" : strings.viewPage}
              </a>
            </li>
          ))}
          <li>
            <a href={fileHref(base, `/${pageDataPath(page.path)}`)} type="application/json">
              JSON
            </a>
          </li>
        </>
      )}
    </ul>
  );
}
