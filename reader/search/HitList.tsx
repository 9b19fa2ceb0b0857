/** List of hits, by page: links that the field's keys choose among. */
import { memo } from "react";
import type { Language } from "../../schema/search/languages.ts";
import type { TextSection } from "../../schema/search/sections.ts";
import type { Group, Hit } from "./groups.ts";
import { markedPieces, quotationOf } from "./marks.ts";
import type { Texts } from "./use-texts.ts";

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

function Marked({ text, terms, language }: { text: string; terms: readonly string[]; language: Language }) {
  return markedPieces(text, terms, language).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
