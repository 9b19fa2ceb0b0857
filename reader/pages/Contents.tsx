/** "On this page": a column on wide screens, closed details above the text on narrow ones. */
import { useEffect, useRef } from "react";
import type { Heading } from "../../schema/page.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { scrollToCurrent } from "../navigation/scroll-to-current.ts";
import { useLanguage } from "../navigation/use-language.ts";
import { useCurrentHeading } from "./use-current-heading.ts";

type Props = {
  outline: readonly Heading[];
  /** Language of the headings, if it is not that of the page. */
  lang?: string | undefined;
};

/** `isThere`: the whole text is on the page. */
export function ContentsColumn({ outline, lang, isThere }: Props & { isThere: boolean }) {
  const { strings } = useManifest();
  const column = useRef<HTMLElement>(null);
  const current = useCurrentHeading(outline, isThere);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each heading
  useEffect(() => {
    if (column.current) scrollToCurrent(column.current);
  }, [current]);

  if (outline.length === 0) return null;
  return (
    <nav ref={column} className="contents-column" aria-labelledby="contents-title">
      <p id="contents-title">{strings.onThisPage}</p>
      <ContentsList outline={outline} lang={lang} current={current} />
    </nav>
  );
}

export function ContentsDetails({ outline, lang }: Props) {
  const { strings } = useManifest();
  if (outline.length === 0) return null;
  return (
    <details className="contents-details" suppressHydrationWarning>
      <summary>{strings.onThisPage}</summary>
      <ContentsList outline={outline} lang={lang} />
    </details>
  );
}

export function ContentsList({ outline, lang, current }: Props & { current?: string | undefined }) {
  return (
    <ul {...useLanguage()(lang)}>
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
