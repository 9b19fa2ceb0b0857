/** The search: a field, and under it what was found, chosen with the arrow keys. Comes on first use. */
import { type MouseEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { useReader } from "../navigation/reader-context.ts";
import { CloseIcon } from "../widgets/icons.tsx";
import { useBackdrop } from "../widgets/use-backdrop.ts";
import { groupsOf } from "./groups.ts";
import { useRecent } from "./recent.ts";
import { searchName } from "./SearchButton.tsx";
import { SearchField } from "./SearchField.tsx";
import { SearchOutcome } from "./SearchOutcome.tsx";
import { useEngine } from "./use-engine.ts";
import { useTexts } from "./use-texts.ts";

/** Open while `asked` is not 0; each time it grows, the dialog opens if it is not. */
type Props = { screen: DocumentData; asked: number; onClose(): void };

export function SearchDialog({ screen: { manifest, page }, asked, onClose }: Props) {
  const { base, locale, strings, tag } = manifest;
  const { resources } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBackdrop = useBackdrop(dialog);
  const list = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const recent = useRecent(locale);
  const state = useEngine(base, page, asked > 0);
  const engine = state.type === "ready" ? state.engine : undefined;
  // Typing goes on while a large index is searched.
  const sought = useDeferredValue(query);
  const groups = useMemo(
    () => (engine ? groupsOf(engine.find(sought), engine.index, base) : []),
    [engine, sought, base],
  );
  const hits = groups.flatMap((group) => group.hits);
  const texts = useTexts(hits, resources);
  const name = searchName(manifest) ?? "";

  useEffect(() => {
    if (asked === 0) return;
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.select();
    // Back was pressed.
    const close = () => dialog.current?.close();
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [asked]);

  function ask(text: string): void {
    setQuery(text);
    setActive(0);
  }

  function closed(): void {
    // Told so later, when it may be open again.
    if (!dialog.current?.open) onClose();
  }

  function click(event: MouseEvent): void {
    const { target } = event;
    if (isBackdrop(event)) dialog.current?.close();
    if (!(target instanceof Element) || !target.closest("a")) return;
    recent.add(query);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and Enter on a link is a click
    <dialog ref={dialog} className="search" aria-label={name} onClose={closed} onClick={click}>
      <div className="search-panel">
        <div className="search-field">
          <SearchField
            field={field}
            list={list}
            name={name}
            query={query}
            onQuery={ask}
            found={hits.length}
            active={active}
            onMove={setActive}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={engine?.index.strings.close ?? strings.closeMenu}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        <SearchOutcome
          state={state}
          list={list}
          name={name}
          tag={tag}
          loading={strings.loading}
          query={query}
          recent={recent}
          found={{ sought, groups, count: hits.length, texts, active }}
          onQuery={ask}
          onMove={setActive}
        />
      </div>
    </dialog>
  );
}
