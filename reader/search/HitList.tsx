/** List of hits, by page: links that the field's keys choose among. */
import { memo, type ReactNode } from "react";
import type { Group, Hit } from "../../schema/search/groups.ts";
import type { TextSection } from "../../schema/search/text-sections.ts";
import { excerptOf, type ReadWords, type TextWord, wordsAmong } from "./excerpt.ts";
import type { Texts } from "./use-texts.ts";

type Props = {
  id: string;
  label: string;
  groups: readonly Group[];
  /** Reads the words of titles and texts. */
  read: ReadWords;
  texts: Texts;
  /** Number of the hit that Enter opens. */
  active: number;
  /** The pointer is on another hit. */
  onPoint: (number: number) => void;
};

/** Id of the option that the field refers to. */
export function optionId(list: string, number: number): string {
  return `${list}-${number}`;
}

/** A letter that is typed changes none of the hits until others are found. */
export const HitList = memo(function HitList({ id, label, groups, read, texts, active, onPoint }: Props) {
  let number = 0;
  return (
    <div role="listbox" id={id} aria-label={label} className="search-hits">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, and a fieldset is for form controls
        <div key={group.path} role="group" aria-label={group.title}>
          {group.hits.map((hit) => {
            const own = number++;
            return (
              <a
                key={hit.href}
                role="option"
                id={optionId(id, own)}
                href={hit.href}
                tabIndex={-1}
                aria-selected={own === active}
                onPointerMove={() => onPoint(own)}
              >
                <HitText hit={hit} read={read} section={sectionOf(hit, texts)} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});

function sectionOf({ path, section }: Hit, texts: Texts): TextSection | undefined {
  return texts.get(path)?.find(({ id }) => id === section);
}

type HitProps = { hit: Hit; read: ReadWords; section: TextSection | undefined };

/** Marks and excerpts are made once: a key that chooses another hit changes none of them. */
const HitText = memo(function HitText({ hit, read, section }: HitProps) {
  const { title, within, terms } = hit;
  return (
    <>
      <span className="search-title">
        <Marked text={title} terms={terms} read={read} />
      </span>
      {within !== undefined && (
        <span className="search-page">
          <Marked text={within} terms={terms} read={read} />
        </span>
      )}
      {section && <Excerpt section={section} terms={terms} read={read} />}
    </>
  );
});

type Marking = { terms: ReadonlySet<string>; read: ReadWords };

function Marked({ text, terms, read }: { text: string } & Marking) {
  return marked(text, wordsAmong(read(text), terms));
}

/** Quotation of a section: its sentences, or its code if only that has the words of the query. */
function Excerpt({ section: { text, code }, terms, read }: { section: TextSection } & Marking) {
  const inText = wordsAmong(read(text), terms);
  const inCode = inText.length > 0 ? [] : wordsAmong(read(code), terms);
  const quoted = inCode.length > 0 ? code : text;
  const found = inCode.length > 0 ? inCode : inText;
  const { start, end } = excerptOf(quoted, found);
  if (start === end) return null;
  const Quotation = inCode.length > 0 ? "code" : "span";
  return (
    <Quotation className="search-excerpt">
      {start > 0 && "… "}
      {marked(quoted, found, start, end)}
      {end < quoted.length && " …"}
    </Quotation>
  );
}

/** The text from `start` to `end`, with marks on words that were found. */
function marked(text: string, found: readonly TextWord[], start = 0, end = text.length): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = start;
  for (const word of found) {
    if (word.end <= at || word.end > end) continue;
    // Pairs of characters overlap, where a browser cannot tell the words of a script.
    const first = Math.max(word.start, at);
    pieces.push(text.slice(at, first), <mark key={first}>{text.slice(first, word.end)}</mark>);
    at = word.end;
  }
  return [...pieces, text.slice(at, end)];
}
