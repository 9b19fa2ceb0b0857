/** A page in another form: its Markdown, its data or its tree, under the page's title. */
import { useCallback, useRef } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import { Link } from "../navigation/Link.tsx";
import { type PageView, viewName } from "../navigation/page-views.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { PageHead } from "../pages/PageHead.tsx";
import { ViewLinks } from "../pages/ViewLinks.tsx";
import { fill } from "../text/fill.ts";

export type Source = {
  /** Address of the file that is shown. */
  address: string;
  /** Fills the place. Returns what ends that. */
  show: (place: Element) => () => void;
  /** Text to copy, if it is not the one that is shown. */
  text?: () => string;
};

type Props = { page: ShownPage; view: PageView; source: Source };

export function ViewedPage({ page, view, source: { address, show, text } }: Props) {
  const { strings } = useManifest();
  const copy = useRef<HTMLElement>(null);
  const name = viewName(view, strings);
  const place = useCallback((element: Element | null) => (element ? show(element) : undefined), [show]);
  /** Prepares the text just before the button's own action copies it: it is as large as the page. */
  const prepare = () => {
    if (copy.current && text) copy.current.textContent = text();
  };
  return (
    <div className="view column column-wide">
      <PageHead title={fill(strings.viewTitle, { page: page.title, view: name })} lang={page.fallback?.lang}>
        <ViewLinks page={page} />
      </PageHead>
      <figure className="code-block" data-language={name} lang={page.fallback?.lang}>
        <div className="code-tools">
          <Link className="code-language" href={address}>
            <bdi dir="ltr">{address}</bdi>
          </Link>
          <button type="button" title={strings.copyCode} data-action="copy-code" onClickCapture={prepare}>
            <span>{strings.copyCode}</span>
          </button>
        </div>
        <pre dir="ltr" hidden={text !== undefined}>
          <code ref={text ? copy : place} />
        </pre>
        {text && <div className="view-tree" dir="ltr" ref={place} />}
      </figure>
    </div>
  );
}
