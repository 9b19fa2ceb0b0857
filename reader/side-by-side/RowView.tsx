/** A block and its counterpart, and the notes on both. */
import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import type { HastElement } from "../../schema/hast.ts";
import { scopeOf } from "../article/island-ids.ts";
import { islandContainer } from "../article/show-article.ts";
import type { ContentRenderer } from "../navigation/content.ts";
import { useReader } from "../navigation/reader-context.ts";
import { fill } from "../text/fill.ts";
import type { Row } from "./align.ts";
import { type Column, type Columns, languageOf } from "./load-columns.ts";

type Props = { row: Row; columns: Columns; components: RefObject<number> };

export function RowView({ row, columns, components }: Props) {
  const { left, right, renderer } = columns;
  const cell = (element: HastElement, column: Column) => (
    <Cell
      element={element}
      column={column}
      prefix={column === left ? undefined : idPrefix(right.page.locale)}
      renderer={renderer}
      components={components}
    />
  );
  const mark = markOf(row, columns);
  const note = mark !== undefined && <p className="pair-mark">{mark}</p>;
  if (!row.left || !row.right)
    return (
      <div className="pair-row" tabIndex={-1}>
        {row.left ? cell(row.left, left) : <div className="pair-cell">{note}</div>}
        {row.right ? cell(row.right, right) : <div className="pair-cell">{note}</div>}
      </div>
    );
  return (
    <div className="pair-row" tabIndex={-1}>
      {note}
      {isShared(row.left, row.right) ? (
        <div className="pair-both">{cell(row.left, left)}</div>
      ) : (
        <>
          {cell(row.left, left)}
          {cell(row.right, right)}
        </>
      )}
    </div>
  );
}

/** True for code or a drawing that is equal in both languages: it is shown once, with the room of both. */
function isShared(left: HastElement, right: HastElement): boolean {
  return /^(figure|pre|svg|hr)$/.test(left.tagName) && JSON.stringify(left) === JSON.stringify(right);
}

export function isMarked({ left, right, difference }: Row): boolean {
  return !left || !right || difference !== undefined;
}

/** Note on a row whose blocks do not correspond. */
function markOf({ left, right, difference }: Row, columns: Columns): string | undefined {
  const { strings } = columns;
  if (!left || !right) {
    const { tag } = (left ? columns.right : columns.left).manifest;
    return fill(strings.missing, { language: languageName(tag, columns.left.manifest.tag) });
  }
  if (!difference) return undefined;
  if (difference.of === "code") return strings.code;
  return fill(strings[difference.of], { left: String(difference.left), right: String(difference.right) });
}

/** `("fr-FR", "en-GB")` → `French`. */
function languageName(tag: string, inTag: string): string {
  const [language = tag] = tag.split("-");
  return new Intl.DisplayNames(inTag, { type: "language" }).of(language) ?? tag;
}

type CellProps = {
  element: HastElement;
  column: Column;
  /** Prefix of the ids of a column that is not the page's own. */
  prefix?: string | undefined;
  renderer: ContentRenderer;
  /** Number of the site's components on the page so far. */
  components: RefObject<number>;
};

/** The row that it is in has another key for another block. */
function Cell({ element, column, prefix, renderer, components }: CellProps) {
  const { startIsland } = useReader();
  const { strings } = column.manifest;
  const scope = useId();
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ error: unknown }>();
  if (failure) throw failure.error;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the block stays the same
  useLayoutEffect(() => {
    const ends: (() => void)[] = [];
    const islands: [Element, HastElement][] = [];
    const shown = prefix === undefined ? element : withOwnIds(element, prefix);
    const expand = renderer.createExpand(strings, scope);
    const nodes = renderer.toNodes(expand([shown]), (inner) => {
      const container = islandContainer();
      islands.push([container, inner]);
      return container;
    });
    place.current?.replaceChildren(...nodes);
    for (const [container, inner] of islands) {
      const number = components.current++;
      const own = renderer.createExpand(strings, scopeOf(number));
      const fail = (error: unknown) => setFailure({ error });
      const end = startIsland?.({ container, element: inner, number, expand: own, fail });
      if (end) ends.push(end);
    }
    return () => {
      for (const end of ends) end();
    };
  }, [renderer, strings, prefix, scope, startIsland, components]);

  return <div ref={place} className="pair-cell prose" {...languageOf(column.manifest)} />;
}

/** Properties that name ids. */
const NAMING = /^(id|htmlFor|headers|aria(LabelledBy|DescribedBy|Controls|Details|Owns|FlowTo))$/;

/** No content has an id that starts with two underscores. */
function idPrefix(locale: string): string {
  return `__${locale}-`;
}

/** Ids of a text beside another one: with a prefix, so that none is twice on the page, and links within the text follow. */
export function withOwnIds(element: HastElement, prefix: string): HastElement {
  return {
    ...element,
    properties: Object.fromEntries(
      Object.entries(element.properties).map(([name, value]) => [name, prefixed(name, value, prefix)]),
    ),
    children: element.children.map((child) => (child.type === "element" ? withOwnIds(child, prefix) : child)),
  };
}

type Value = HastElement["properties"][string];

function prefixed(name: string, value: Value, prefix: string): Value {
  if (NAMING.test(name))
    return (Array.isArray(value) ? value : String(value).split(" ")).map((id) => prefix + id).join(" ");
  // In drawings, the paint of a part names an id.
  const start = typeof value === "string" ? value.match(name === "href" ? /^#/ : /^url\(#/)?.[0] : undefined;
  return start === undefined ? value : start + prefix + String(value).slice(start.length);
}
