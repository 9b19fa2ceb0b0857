/** The field of the search: its keys move through what was found, and open it. */
import type { KeyboardEvent, RefObject } from "react";
import { optionId } from "./HitList.tsx";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list of hits. */
  list: string;
  name: string;
  query: string;
  onQuery(text: string): void;
  /** How many were found, and the number of the one that Enter opens. */
  found: number;
  active: number;
  onMove(number: number): void;
  onClose(): void;
};

export function SearchField({ field, list, name, query, onQuery, found, active, onMove, onClose }: Props) {
  function press(event: KeyboardEvent): void {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 + found }[event.key];
    if (to !== undefined && found > 0) {
      event.preventDefault();
      const next = to % found;
      onMove(next);
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const option = document.getElementById(optionId(list, active));
      const { ctrlKey, metaKey, shiftKey } = event;
      if (!option) return;
      // With a modifier the browser opens a tab or a window.
      if (ctrlKey || metaKey || shiftKey) return void click(option, { ctrlKey, metaKey, shiftKey });
      // A slow phone answers the key at once: the page that comes is work for the next frame.
      onClose();
      requestAnimationFrame(() => setTimeout(() => click(option)));
    }
  }

  return (
    <input
      ref={field}
      // A field of type search would take Escape for itself.
      type="text"
      inputMode="search"
      role="combobox"
      aria-label={name}
      // Searches are for code as well as for words.
      dir="auto"
      aria-expanded={found > 0}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={found > 0 ? optionId(list, active) : undefined}
      placeholder={name}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={press}
    />
  );
}

function click(option: HTMLElement, modifiers: MouseEventInit = {}): void {
  option.dispatchEvent(new MouseEvent("click", { ...modifiers, bubbles: true, cancelable: true }));
}
