/** Result of a search, below the field: that the search is loading or why it did not, recent searches, or what was found. */
import { type ReactNode, useEffect, useMemo } from "react";
import type { Engine } from "../../schema/search/engine.ts";
import type { Group } from "../../schema/search/groups.ts";
import type { ReaderStrings, SearchStrings } from "../../schema/strings.ts";
import { SEARCHED, type Searched } from "../lifecycle-events.ts";
import { countOf } from "../text/count-of.ts";
import { failureTexts, reasonText } from "../text/failure-texts.ts";
import { fill } from "../text/fill.ts";
import { createReadWords } from "./excerpt.ts";
import { HitList } from "./HitList.tsx";
import type { Recent } from "./recent.ts";
import type { EngineState } from "./use-engine.ts";
import type { Texts } from "./use-texts.ts";

type Found = {
  /** The query of the hits; a large index may lag behind the typed one. */
  sought: string;
  groups: readonly Group[];
  /** Number of hits in the groups. */
  count: number;
  texts: Texts;
  active: number;
};

type Props = {
  state: EngineState;
  /** Id of the list of hits, and its name. */
  list: string;
  name: string;
  /** Language tag of the page. */
  tag: string;
  /** Interface texts of the page, until those of the index are loaded. */
  texts: ReaderStrings;
  query: string;
  found: Found;
  recent: Recent;
  /** The choice among parts of the site, above the hits. */
  areas: ReactNode;
  /** Links below an empty field. */
  suggestions: ReactNode;
  onQuery(text: string): void;
  onMove(number: number): void;
};

export function SearchOutcome({ state, texts, ...rest }: Props) {
  const failure = failureTexts(texts);
  if (state.type === "loading") return <p role="status">{failure.loading}</p>;
  if (state.type === "failed")
    return (
      <p role="alert">
        {reasonText(state.error.reason, failure)}{" "}
        <button type="button" onClick={state.retry}>
          {failure.retry}
        </button>
      </p>
    );
  return <Answer engine={state.engine} {...rest} />;
}

type AnswerProps = Omit<Props, "state" | "texts"> & { engine: Engine };

function Answer({ engine, list, name, tag, query, found, onQuery, onMove, ...parts }: AnswerProps) {
  const { strings } = engine.index;
  const { count } = found;
  const sought = found.sought.trim();
  useEffect(() => {
    dispatchEvent(new CustomEvent<Searched>(SEARCHED, { detail: { query: sought, count } }));
  }, [sought, count]);
  const read = useMemo(() => createReadWords(engine.language), [engine]);
  // The plural rules of a language take as long to make as all hits.
  const results = useMemo(() => countOf(count, strings.results, tag), [count, strings, tag]);
  return (
    <>
      {query.trim() === "" && (
        <>
          <RecentSearches recent={parts.recent} strings={strings} choose={onQuery} />
          {parts.suggestions}
        </>
      )}
      {parts.areas}
      {count > 0 && (
        <HitList
          id={list}
          label={name}
          groups={found.groups}
          read={read}
          texts={found.texts}
          active={found.active}
          onPoint={onMove}
        />
      )}
      {sought !== "" && count === 0 && (
        <p>
          {fill(strings.nothingFound, { query: sought })} {strings.nothingFoundAdvice}
        </p>
      )}
      <p role="status" className="search-count">
        {sought === "" ? "" : results}
      </p>
      <ul className="search-keys">
        <li>
          <kbd>↑</kbd> <kbd>↓</kbd> {strings.move}
        </li>
        <li>
          <kbd>↵</kbd> {strings.open}
        </li>
        <li>
          <kbd>Esc</kbd> {strings.close}
        </li>
      </ul>
    </>
  );
}

type RecentSearchesProps = { recent: Recent; strings: SearchStrings; choose(query: string): void };

/** Earlier searches that found a page. They show under an empty field, and can be repeated. */
function RecentSearches({ recent: { searches, forget }, strings, choose }: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <div className="search-recent">
      <p>{strings.recent}</p>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" dir="auto" onClick={() => choose(search)}>
              {search}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={forget}>
        {strings.forgetRecent}
      </button>
    </div>
  );
}
