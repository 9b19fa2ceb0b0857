/** The names of both languages, above their columns while the text scrolls, and what can be done with the two. */
import type { SideBySideStrings } from "../../schema/strings.ts";
import { Link } from "../navigation/Link.tsx";
import { withQueryValue } from "../navigation/query-value.ts";
import { useQueryAndHash } from "../navigation/use-query-and-hash.ts";
import { Icon } from "../widgets/Icon.tsx";
import { languageOf } from "./language-of.ts";
import { BESIDE } from "./languages.ts";
import type { Column } from "./load-columns.ts";
import { NextDifference } from "./NextDifference.tsx";

type Props = {
  left: Column;
  right: Column;
  strings: SideBySideStrings;
  /** True: rows are marked. */
  isMarked: boolean;
};

export function Heads({ left, right, strings, isMarked }: Props) {
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
