/** The search (S26): a field, and under it what was found, chosen with the arrow keys. Comes on first use. */
import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { DocumentData } from "../../schema/document-data.ts";
import { useReader } from "../navigation/reader-context.ts";
import { countOf } from "../text/count.ts";
import { failureTexts } from "../text/failure-texts.ts";
import { fill } from "../text/fill.ts";
import { CloseIcon } from "../widgets/icons.tsx";
import { useBackdrop } from "../widgets/use-backdrop.ts";
import { groupsOf } from "./groups.ts";
import { HitList, optionId } from "./HitList.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { useRecent } from "./recent.ts";
import { searchName } from "./SearchButton.tsx";
import { useEngine } from "./use-engine.ts";
import { useTexts } from "./use-texts.ts";

/** Open while `asked` is not 0; each time it grows, the dialog opens if it is not. */
type Props = { screen: DocumentData; asked: number; onClose(): void };

export function SearchDialog({ screen: { manifest, page }, asked, onClose }: Props) {
  const { resources } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBackdrop = useBackdrop(dialog);
  const list = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const recent = useRecent(manifest.locale);
  const state = useEngine(manifest.base, page, asked > 0);
  const engine = state.type === "ready" ? state.engine : undefined;
  // Typing goes on while a large index is searched.
  const sought = useDeferredValue(query);
  const groups = useMemo(
    () => (engine ? groupsOf(engine.find(sought), engine.index, manifest.base) : []),
    [engine, sought, manifest.base],
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

  function press(event: KeyboardEvent): void {
    const { length } = hits;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 + length }[event.key];
    if (to !== undefined && length > 0) {
      event.preventDefault();
      const next = to % length;
      setActive(next);
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      // As if it were clicked: with a modifier the browser opens a tab or a window.
      document
        .getElementById(optionId(list, active))
        ?.dispatchEvent(
          new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
    }
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

  const texted = engine?.index.strings;
  return (
    <dialog ref={dialog} className="search" aria-label={name} onClose={closed} onClick={click}>
      <div className="search-panel">
        <div className="search-field">
          <input
            ref={field}
            // A field of type search would take Escape for itself.
            type="text"
            inputMode="search"
            role="combobox"
            aria-label={name}
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={hits.length > 0 ? optionId(list, active) : undefined}
            placeholder={name}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={press}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={texted?.close ?? manifest.strings.closeMenu}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </div>
        {state.type === "loading" && <p role="status">{failureTexts(manifest.tag).loading}</p>}
        {state.type === "failed" && (
          <p role="alert">
            {failureTexts(manifest.tag).reasons[state.error.reason]}{" "}
            <button type="button" onClick={state.retry}>
              {failureTexts(manifest.tag).retry}
            </button>
          </p>
        )}
        {engine && texted && (
          <>
            {query.trim() === "" && <RecentSearches recent={recent} strings={texted} choose={ask} />}
            {hits.length > 0 && (
              <HitList
                id={list}
                label={name}
                groups={groups}
                language={engine.language}
                texts={texts}
                active={active}
                onPoint={setActive}
              />
            )}
            {sought.trim() !== "" && hits.length === 0 && (
              <p>
                {fill(texted.nothingFound, { query: sought.trim() })} {texted.nothingFoundAdvice}
              </p>
            )}
            <p role="status" className="visually-hidden">
              {sought.trim() === "" ? "" : countOf(hits.length, texted.results, manifest.tag)}
            </p>
            <ul className="search-keys">
              <li>
                <kbd>↑</kbd> <kbd>↓</kbd> {texted.move}
              </li>
              <li>
                <kbd>↵</kbd> {texted.open}
              </li>
              <li>
                <kbd>Esc</kbd> {texted.close}
              </li>
            </ul>
          </>
        )}
      </div>
    </dialog>
  );
}
