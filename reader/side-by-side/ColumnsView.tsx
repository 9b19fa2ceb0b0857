/** Both languages of a page, row by row: each block beside its counterpart, so that they scroll together. */
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ShownPage } from "../../schema/document-data.ts";
import type { Link as LinkData } from "../../schema/page.ts";
import type { SideBySideStrings } from "../../schema/strings.ts";
import { watchTabs } from "../article/controls/tabs.ts";
import { Link } from "../navigation/Link.tsx";
import { BESIDE } from "../navigation/other-languages.ts";
import { useQueryAndHash, withQueryValue } from "../navigation/query-value.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { Pagination } from "../pages/Pagination.tsx";
import { useStoredValues } from "../state/use-stored.ts";
import { countOf } from "../text/count-of.ts";
import { Icon } from "../widgets/Icon.tsx";
import { align, type KeyedRow, keyedRows } from "./align.ts";
import { type Column, type Columns, languageOf } from "./load-columns.ts";
import { isMarked, RowView } from "./RowView.tsx";
import { useReturn } from "./use-kept-place.ts";

export function ColumnsView({ columns }: { columns: Columns }) {
  const { left, right, strings } = columns;
  const stored = useStoredValues();
  useReturn();
  const place = useRef<HTMLDivElement>(null);
  const components = useRef(0);
  const rows = useMemo(() => keyedRows(align(left.text, right.text)), [left.text, right.text]);
  const { tag } = right.manifest;

  useLayoutEffect(() => {
    if (!place.current) return;
    // On narrow screens it tells the blocks of the other language from those of the page's own.
    place.current.style.setProperty("--other", JSON.stringify(tag.split("-")[0]?.toUpperCase()));
    return watchTabs(place.current, stored);
  }, [stored, tag]);

  return (
    <div className="pair" ref={place}>
      <Heads left={left} right={right} strings={strings} isMarked={rows.some(({ row }) => isMarked(row))} />
      <Summary rows={rows} strings={strings} />
      {right.page.stale && (
        <p className="pair-summary" {...languageOf(right.manifest)}>
          {right.page.stale.text}
        </p>
      )}
      <article>
        <Titles left={left} right={right} />
        {rows.map(({ key, row }) => (
          <RowView key={key} row={row} columns={columns} components={components} />
        ))}
      </article>
      <Neighbours page={left.page} locale={right.page.locale} />
    </div>
  );
}

type Props = {
  left: Column;
  right: Column;
  strings: SideBySideStrings;
  /** True: rows are marked. */
  isMarked: boolean;
};

/** The names of both languages, above their columns while the text scrolls, and what can be done with the two. */
function Heads({ left, right, strings, isMarked }: Props) {
  const place = useQueryAndHash();
  return (
    <div className="pair-heads">
      <p {...languageOf(left.manifest)}>{labelOf(left)}</p>
      <div>
        <p {...languageOf(right.manifest)}>{labelOf(right)}</p>
        <Link
          href={right.href + withQueryValue(place, BESIDE, left.page.locale)}
          hrefLang={right.manifest.tag}
          className="icon-button"
          aria-label={strings.swap}
          title={strings.swap}
        >
          <span aria-hidden="true">⇄</span>
        </Link>
        {isMarked && <NextDifference label={strings.nextDifference} />}
        <Link
          href={left.href + withQueryValue(place, BESIDE)}
          className="icon-button"
          aria-label={strings.close}
          title={strings.close}
        >
          <Icon name="close" />
        </Link>
      </div>
    </div>
  );
}

function labelOf({ manifest }: Column): string {
  return manifest.locales.find(({ id }) => id === manifest.locale)?.label ?? manifest.tag;
}

/** Button that leads from one marked row to the next, and from the last to the first. */
function NextDifference({ label }: { label: string }) {
  const last = useRef<HTMLElement>(undefined);
  const [told, setTold] = useState("");

  function go(): void {
    const marks = [...document.querySelectorAll<HTMLElement>(".pair-mark")];
    const before = last.current && isInView(last.current) ? marks.indexOf(last.current) : -1;
    const below = marks.findIndex((mark) => mark.getBoundingClientRect().bottom > 0);
    const at = before >= 0 ? (before + 1) % marks.length : Math.max(0, below);
    const mark = marks[at];
    if (!mark) return;
    last.current = mark;
    mark.closest(".pair-row")?.scrollIntoView({ block: "center", behavior: "instant" });
    setTold(`${at + 1}/${marks.length}: ${mark.textContent}`);
  }

  return (
    <>
      <button type="button" className="pair-next" onClick={go}>
        {label}
      </button>
      <span className="sr-only" role="status">
        {told}
      </span>
    </>
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Summary of how far the two languages of a page correspond. */
function Summary({ rows, strings }: { rows: readonly KeyedRow[]; strings: SideBySideStrings }) {
  const { tag } = useManifest();
  const missing = rows.filter(({ row }) => !row.left || !row.right).length;
  const different = rows.filter(({ row }) => row.difference).length;
  const counts = [
    ...(missing > 0 ? [countOf(missing, strings.missingBlocks, tag)] : []),
    ...(different > 0 ? [countOf(different, strings.differentBlocks, tag)] : []),
  ];
  return (
    <p className="pair-summary">
      {counts.length > 0 ? new Intl.ListFormat(tag, { type: "unit" }).format(counts) : strings.same}
    </p>
  );
}

/** The titles of both languages and the lines under them, if the page shows its title above its text. */
function Titles({ left, right }: { left: Column; right: Column }) {
  const { page } = left;
  if ("hideTitle" in page && page.hideTitle) return null;
  const columns = [left, right];
  return (
    <>
      <header className="pair-row" tabIndex={-1}>
        {columns.map((column) => (
          <h1 key={column.href} className="pair-cell" {...languageOf(column.manifest)}>
            {column.page.title}
          </h1>
        ))}
      </header>
      {columns.some((column) => leadOf(column) !== undefined) && (
        <div className="pair-row" tabIndex={-1}>
          {columns.map((column) => (
            <p key={column.href} className="pair-cell lead" {...languageOf(column.manifest)}>
              {leadOf(column)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function leadOf({ page }: Column): string | undefined {
  return "lead" in page ? page.lead : undefined;
}

/** Links to the pages before and after, in two languages as well. */
function Neighbours({ page, locale }: { page: ShownPage; locale: string }) {
  const query = withQueryValue("", BESIDE, locale);
  const beside = (link: LinkData | undefined) => link && { ...link, href: link.href + query };
  if (page.kind === "post")
    return (
      <Pagination back={beside(page.newer)} forth={beside(page.older)} labels={["newerPost", "olderPost"]} />
    );
  if (page.kind !== "doc") return null;
  return <Pagination back={beside(page.previous)} forth={beside(page.next)} />;
}
