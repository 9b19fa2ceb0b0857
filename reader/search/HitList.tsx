/** List of hits, by page: links that the field's keys choose among. */
import { memo } from "react";
import type { Group, Hit } from "../../schema/search/groups.ts";
import type { Language } from "../../schema/search/languages.ts";
import type { TextSection } from "../../schema/search/sections.ts";
import { type Word, wordsIn, writtenTerm } from "../../schema/search/words.ts";
import type { Texts } from "./use-texts.ts";

/** A piece of a text; `isMarked`: it is a word that was looked for. */
type Piece = { text: string; isMarked: boolean };

/**
 * Marks on the words of a text that a hit is about, and the part of the text that shows most of them.
 * `terms` are words of the index: stems, or words as they are written.
 */
function markedPieces(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const word of wordsAmong(text, terms, language)) {
    const { end } = word;
    // Pairs of characters overlap, where a browser cannot tell the words of a script.
    const start = Math.max(word.start, at);
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}

/** Quotation of a section: its sentences, or its code if only that has the words of the query. */
function quotationOf(
  { text, code }: Pick<TextSection, "text" | "code">,
  terms: ReadonlySet<string>,
  language: Language,
): string {
  const inText = wordsAmong(text, terms, language);
  if (inText.length > 0) return excerptOf(text, inText, language);
  const inCode = wordsAmong(code, terms, language);
  return inCode.length > 0 ? excerptOf(code, inCode, language) : excerptOf(text, [], language);
}

const excerptLength = 150;

/** The stretch with the most different words of those that were found; it begins and ends between words. */
function excerptOf(text: string, found: readonly Word[], language: Language): string {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of found.entries()) {
    const inside = found.slice(index).filter(({ end }) => end <= start + excerptLength);
    const count = new Set(inside.map(({ lower }) => language.stem(lower))).size;
    if (count > best.count) best = { start, count };
  }
  const before = text.lastIndexOf(" ", Math.max(0, best.start - 40)) + 1;
  const start = best.start < 60 ? 0 : before;
  const limit = start + excerptLength + 40;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(" ", limit), start + 1);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

function wordsAmong(text: string, terms: ReadonlySet<string>, language: Language): Word[] {
  return wordsIn(text).filter(
    ({ folded, lower }) => terms.has(writtenTerm(folded)) || terms.has(language.stem(lower)),
  );
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

export function HitList({ id, label, groups, language, texts, active, onPoint }: Props) {
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
}

function sectionOf({ path, section }: Hit, texts: Texts): TextSection | undefined {
  return texts.get(path)?.find(({ id }) => id === section);
}

/** Marks and excerpts are made once: a key that chooses another hit changes none of them. */
const HitText = memo(function HitText({
  hit,
  language,
  section,
}: {
  hit: Hit;
  language: Language;
  section: TextSection | undefined;
}) {
  const quotation = section && quotationOf(section, hit.terms, language);
  return (
    <>
      <span className="search-title">
        <Marked text={hit.title} terms={hit.terms} language={language} />
      </span>
      {hit.within !== undefined && (
        <span className="search-page">
          <Marked text={hit.within} terms={hit.terms} language={language} />
        </span>
      )}
      {quotation && (
        <span className="search-excerpt">
          <Marked text={quotation} terms={hit.terms} language={language} />
        </span>
      )}
    </>
  );
});

function Marked({ text, terms, language }: { text: string; terms: ReadonlySet<string>; language: Language }) {
  return markedPieces(text, terms, language).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
