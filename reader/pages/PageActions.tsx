/** Row of what a visitor can do with a doc or a post: copy it, read its Markdown, edit it, read it in two languages, print it. */
import { useLocationProperty } from "wouter/use-browser-location";
import type { ShownPage } from "../../schema/document-data.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { DocPage } from "../../schema/page.ts";
import { baseOf, hrefOf } from "../../schema/paths.ts";
import { BESIDE, otherLanguages } from "../navigation/other-languages.ts";
import { VIEW } from "../navigation/page-views.ts";
import { withQueryValue } from "../navigation/query-value.ts";
import { fill } from "../text/fill.ts";

type Props = { page: ShownPage & Partial<Pick<DocPage, "editUrl">>; manifest: Manifest };

export function PageActions(props: Props) {
  return pageActions(
    props,
    useLocationProperty(
      () => location.search + location.hash,
      () => undefined,
    ),
  );
}

/** The row where there is no address: without scripts, the Markdown is a file. */
export function pageActions({ page, manifest }: Props, place?: string) {
  const { strings, views } = manifest;
  const { editUrl, markdown } = page;
  const href = (name: string, value: string) =>
    hrefOf(baseOf(manifest), page.path) + withQueryValue(place ?? "", name, value);
  const [other] = otherLanguages(page);
  const language = other && manifest.locales.find(({ id }) => id === other.locale)?.name;
  const link = (icon: string, name: string, to: string) => (
    <a className={icon} href={to} title={name} rel="nofollow">
      {name}
    </a>
  );
  const button = (action: string, name: string) => (
    <button type="button" data-action={action} data-href={markdown} title={name}>
      {name}
    </button>
  );
  return (
    <div className="page-row">
      {views !== false && markdown !== undefined && (
        <>
          {button("copy-page", strings.copyMarkdown)}
          {link(
            "icon-markdown",
            strings.markdownVersion,
            place === undefined ? markdown : href(VIEW, "markdown"),
          )}
        </>
      )}
      {editUrl !== undefined && link("icon-edit", strings.editPage, editUrl)}
      {language !== undefined &&
        link("icon-languages", fill(strings.sideBySide, { language }), href(BESIDE, other?.locale ?? ""))}
      {button("print", strings.print)}
    </div>
  );
}
