/** Earlier searches that found a page. They show under an empty field, and can be repeated. */
import type { SearchStrings } from "../../schema/strings.ts";
import type { Recent } from "./recent.ts";

type Props = { recent: Recent; strings: SearchStrings; choose(query: string): void };

export function RecentSearches({ recent: { searches, forget }, strings, choose }: Props) {
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
