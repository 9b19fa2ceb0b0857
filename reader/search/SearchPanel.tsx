/** Content of the search's dialog: a field, and under it the hits, chosen with the arrow keys. */
import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import type { DocumentData, ShownPage } from "../../schema/document-data.ts";
import { baseOf } from "../../schema/paths.ts";
import { type Group, groupsOf, type Hit } from "../../schema/search/groups.ts";
import { focusOn } from "../navigation/focus.ts";
import { useReader } from "../navigation/reader-context.ts";
import { Icon } from "../widgets/Icon.tsx";
import { createReadWords, type ReadWords } from "./excerpt.ts";
import { useRecent } from "./recent.ts";
import { SearchField } from "./SearchField.tsx";
import { SearchOutcome } from "./SearchOutcome.tsx";
import { showFound } from "./show-found.ts";
import { useEngine } from "./use-engine.ts";
import { useTexts } from "./use-texts.ts";

type Props = {
  screen: DocumentData;
  /** Name of the dialog and the field. */
  name: string;
  field: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  onClose(): void;
};

export function SearchPanel({ screen: { manifest, page }, name, field, isOpen, onClose }: Props) {
  const { base, locale, strings, tag } = manifest;
  const { resources } = useReader();
  const list = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const recent = useRecent(locale);
  const state = useEngine(base, page, isOpen);
  const engine = state.type === "ready" ? state.engine : undefined;
  // A visitor can type while a large index is searched.
  const sought = useDeferredValue(query);
  const all = useMemo(
    () => (engine ? groupsOf(engine, sought, baseOf(manifest)) : []),
    [engine, sought, manifest],
  );
  /** Part of the site that the visitor has chosen; empty for all of them. */
  const [area, setArea] = useState("");
  const groups = useMemo(() => (area ? all.filter((group) => group.area === area) : all), [all, area]);
  const hits = groups.flatMap((group) => group.hits);
  const shown = useFirstHits(groups);
  const texts = useTexts(hits, resources);
  const follow = useFollowedHit(page);

  function ask(text: string): void {
    setQuery(text);
    choose("");
  }

  function choose(part: string): void {
    setArea(part);
    setActive(0);
  }

  function click({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    recent.add(query);
    if (ctrlKey || metaKey || shiftKey) return;
    const hit = hits.find(({ href }) => href === link.getAttribute("href"));
    if (engine && hit) follow({ hit, read: createReadWords(engine.language) });
    onClose();
    // As on another page: the dialog has given the focus back, and the browser only scrolls.
    if (hit?.path === page.path && hit.section !== "")
      requestAnimationFrame(() => focusOn(document.getElementById(hit.section)));
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked
    <div className="search-panel" onClick={click}>
      <div className="search-field">
        <SearchField
          field={field}
          list={list}
          name={name}
          query={query}
          onQuery={ask}
          found={hits.length}
          active={active}
          isLate={state.type === "loading" || sought !== query}
          isOpen={isOpen}
          onMove={setActive}
          onClose={onClose}
        />
        <button type="button" className="search-close" onClick={onClose}>
          <span>{engine?.index.strings.cancel ?? strings.closeMenu}</span>
          <Icon name="close" />
        </button>
      </div>
      <SearchOutcome
        state={state}
        list={list}
        name={name}
        tag={tag}
        texts={strings}
        query={query}
        recent={recent}
        found={{ sought, groups: shown, count: hits.length, texts, active }}
        areas={<SearchAreas groups={all} chosen={area} choose={choose} />}
        suggestions={<Suggestions manifest={manifest} />}
        onQuery={ask}
        onMove={setActive}
      />
    </div>
  );
}

type AreasProps = { groups: readonly Group[]; chosen: string; choose(area: string): void };

/** The parts of the site with hits and how many pages each has: a choice leaves its pages alone. */
function SearchAreas({ groups, chosen, choose }: AreasProps) {
  const counts = new Map<string, number>();
  for (const { area } of groups) counts.set(area, (counts.get(area) ?? 0) + 1);
  if (counts.size < 2) return null;
  return (
    <div className="search-areas">
      {[...counts].map(([area, count]) => (
        <button
          key={area}
          type="button"
          aria-pressed={area === chosen}
          onClick={() => choose(area === chosen ? "" : area)}
        >
          {area} <small>{count}</small>
        </button>
      ))}
    </div>
  );
}

/** The main pages of the site, while nothing has been typed. */
function Suggestions({ manifest: { navbar, strings } }: Pick<DocumentData, "manifest">) {
  const links = [...navbar.left, ...navbar.right].flatMap((item) =>
    item.kind === "link" ? item : item.kind === "dropdown" ? item.items : [],
  );
  if (links.length === 0) return null;
  return (
    <nav aria-label={strings.mainNavigation} className="search-recent">
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Followed = { hit: Hit; read: ReadWords };

/** Shows what was found once the page of the hit is on the screen, until the next page is. */
function useFollowedHit(page: ShownPage): (followed: Followed) => void {
  const [followed, follow] = useState<Followed>();

  useEffect(() => {
    if (followed?.hit.path !== page.path) return;
    const end = showFound(followed.hit, followed.read);
    return () => {
      end();
      follow((now) => (now === followed ? undefined : now));
    };
  }, [page, followed]);

  return follow;
}

/** Number of pages that are shown first. */
const firstPages = 4;

/** The hits in two steps: the pages that fill the dialog are on the screen before the others are made. */
function useFirstHits(groups: readonly Group[]): readonly Group[] {
  const [complete, setComplete] = useState(groups);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task after the next frame: that has the first hits.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setComplete(groups)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [groups]);

  return useMemo(() => (complete === groups ? groups : groups.slice(0, firstPages)), [complete, groups]);
}
