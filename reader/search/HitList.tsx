/** List of hits, by page: links that the field's keys choose among. */
import { memo, type ReactNode, useMemo } from "react";
import type { Group, Hit } from "../../schema/search/groups.ts";
import type { Language } from "../../schema/search/languages.ts";
import type { TextSection } from "../../schema/search/sections.ts";
import { wordsIn, writtenTerm } from "../../schema/search/words.ts";
import type { Texts } from "./use-texts.ts";

/** A word of a text, as the index has it. */
type TextWord = { start: number; end: number; written: string; stem: string };

/** The words of a text, which are those of many queries: read once, not with each key. */
function useWords(text: string, language: Language): readonly TextWord[] {
  return useMemo(
    () =>
      wordsIn(text).map(({ start, end, folded, lower }) => ({
        ...{ start, end },
        written: writtenTerm(folded),
        stem: language.stem(lower),
      })),
    [text, language],
  );
}

function wordsAmong(words: readonly TextWord[], terms: ReadonlySet<string>): TextWord[] {
  return words.filter(({ written, stem }) => terms.has(written) || terms.has(stem));
}

const excerptLength = 150;

/** The stretch with the most different words of those that were found; it begins and ends between words. */
function excerptOf(text: string, found: readonly TextWord[]): { start: number; end: number } {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const inside = found.slice(index).filter(({ end }) => end <= start + excerptLength);
    const count = new Set(inside.map(({ stem }) => stem)).size;
    if (count > best.count) best = { start, count };
  }
  const before = text.lastIndexOf(" ", Math.max(0, best.start - 40)) + 1;
  const start = best.start < 60 ? 0 : before;
  const limit = start + excerptLength + 40;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(" ", limit), start + 1);
  return { start, end };
}

type Props = {
  id: string;
  label: string;
  groups: readonly Group[];
  language: Language;
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
export const HitList = memo(function HitList({ id, label, groups, language, texts, active, onPoint }: Props) {
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
                <HitText hit={hit} language={language} section={sectionOf(hit, texts)} />
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

type HitProps = { hit: Hit; language: Language; section: TextSection | undefined };

/** Marks and excerpts are made once: a key that chooses another hit changes none of them. */
const HitText = memo(function HitText({ hit, language, section }: HitProps) {
  const { title, within, terms } = hit;
  return (
    <>
      <span className="search-title">
        <Marked text={title} terms={terms} language={language} />
      </span>
      {within !== undefined && (
        <span className="search-page">
          <Marked text={within} terms={terms} language={language} />
        </span>
      )}
      {section && <Excerpt section={section} terms={terms} language={language} />}
    </>
  );
});

type Marking = { terms: ReadonlySet<string>; language: Language };

function Marked({ text, terms, language }: { text: string } & Marking) {
  const words = useWords(text, language);
  return marked(text, wordsAmong(words, terms));
}

/** Quotation of a section: its sentences, or its code if only that has the words of the query. */
function Excerpt({ section: { text, code }, terms, language }: { section: TextSection } & Marking) {
  const inText = wordsAmong(useWords(text, language), terms);
  const inCode = wordsAmong(useWords(inText.length > 0 ? "" : code, language), terms);
  const quoted = inCode.length > 0 ? code : text;
  const found = inCode.length > 0 ? inCode : inText;
  const { start, end } = excerptOf(quoted, found);
  if (start === end) return null;
  return (
    <span className="search-excerpt">
      {start > 0 && "… "}
      {marked(quoted, found, start, end)}
      {end < quoted.length && " …"}
    </span>
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
