/** "On this page": a column on wide screens, closed details above the text on narrow ones. */
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { type LanguageAttributes, languageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import type { Heading } from "../../schema/page.ts";
import type { ReaderStrings } from "../../schema/strings.ts";
import { scrollToCurrent } from "../navigation/scroll-to-current.ts";

type ListProps = {
  outline: readonly Heading[];
  /** Language of the headings, if it is not that of the page. */
  language: LanguageAttributes;
  /** Id of the heading whose section is being read. */
  current?: string | undefined;
};

type Outlined = { outline: readonly Heading[]; fallback?: { lang: string } | undefined };

type Props = ListProps & { strings: ReaderStrings };
/** `above` the contents are the facts of a case. */
type ColumnProps = Props & { above?: ReactNode };

export function contentsOf({ outline, fallback }: Outlined, manifest: Manifest): Props {
  return { outline, language: languageAttributes(manifest, fallback?.lang), strings: manifest.strings };
}

/** `isThere`: the whole text is on the page. */
export function ContentsColumn({ isThere, ...props }: ColumnProps & { isThere: boolean }) {
  const column = useRef<HTMLDivElement>(null);
  const current = useCurrentHeading(props.outline, isThere);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each heading
  useEffect(() => {
    if (column.current) scrollToCurrent(column.current);
  }, [current]);

  return contentsColumn({ ...props, current }, column);
}

/** The column where nothing scrolls. */
export function contentsColumn({ strings, above, ...list }: ColumnProps, column?: Ref<HTMLDivElement>) {
  if (list.outline.length === 0 && !above) return null;
  const contents = (attributes: { ref?: Ref<HTMLDivElement> | undefined; className?: string }) =>
    list.outline.length > 0 && (
      <nav {...attributes} aria-labelledby="contents-title">
        <p id="contents-title">{strings.onThisPage}</p>
        <ContentsList {...list} />
      </nav>
    );
  const attributes = { ref: column, className: "contents-column" };
  if (!above) return contents(attributes);
  return (
    <div {...attributes}>
      {above}
      {contents({})}
    </div>
  );
}

export function ContentsDetails({ strings, ...list }: Props) {
  if (list.outline.length === 0) return null;
  return (
    <details className="contents-details" suppressHydrationWarning>
      <summary>{strings.onThisPage}</summary>
      <ContentsList {...list} />
    </details>
  );
}

export function ContentsList({ outline, language, current }: ListProps) {
  return (
    <ul {...language}>
      {outline.map(({ id, title, depth }) => (
        <li key={id} className={`depth-${depth}`}>
          <a href={`#${encodeURIComponent(id)}`} aria-current={id === current ? "true" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `isThere`: all headings of the outline are on the page, if they ever are. */
export function useCurrentHeading(outline: readonly Heading[], isThere: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    if (!isThere) return;
    const collect = () => outline.flatMap(({ id }) => document.getElementById(id) ?? []);
    let headings = collect();
    const choose = () => {
      // The end of a long text comes later.
      if (headings.length < outline.length) headings = collect();
      const limit = innerHeight / 4;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      // Those in closed details and in tabs that do not show are nowhere.
      const shown = headings.filter(
        (heading) => heading.getClientRects().length > 0 && !heading.closest("details:not([open])"),
      );
      const passed = shown.filter((heading) => heading.getBoundingClientRect().top <= limit);
      setCurrent(((atEnd ? shown : passed).at(-1) ?? shown[0])?.id);
    };
    const observer = new IntersectionObserver(choose, { rootMargin: "0px 0px -75% 0px", threshold: [0, 1] });
    for (const heading of headings) observer.observe(heading);
    addEventListener("scrollend", choose);
    return () => {
      observer.disconnect();
      removeEventListener("scrollend", choose);
    };
  }, [outline, isThere]);

  return current;
}
