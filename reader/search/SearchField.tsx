/** The field of the search: its keys move through what was found, and open it. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { ownValue } from "../../schema/own-value.ts";
import { optionId } from "./HitList.tsx";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list of hits. */
  list: string;
  name: string;
  query: string;
  onQuery(text: string): void;
  /** Number of hits, and of the one that Enter opens. */
  found: number;
  active: number;
  /** The hits are not yet those of the query. */
  isLate: boolean;
  /** The dialog is. */
  isOpen: boolean;
  onMove(number: number): void;
  onClose(): void;
};

export function SearchField(props: Props) {
  const { field, list, name, query, onQuery, found, active, isLate, isOpen, onMove, onClose } = props;
  /** Enter was pressed before the hits were here. */
  const isEntered = useRef(false);
  const hit = () => document.getElementById(optionId(list, active));

  function open(option: HTMLElement): void {
    // A slow phone answers the key at once: the page that comes is work for the next frame.
    onClose();
    requestAnimationFrame(() => setTimeout(() => click(option)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the hits come, and when the dialog closes
  useEffect(() => {
    if (isLate && isOpen) return;
    const option = isEntered.current && isOpen && hit();
    isEntered.current = false;
    if (option) open(option);
  }, [isLate, isOpen]);

  function press(event: KeyboardEvent): void {
    // The keys of an input method choose among its candidates. Safari says so by 229 alone for the key that ends it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const to = ownValue({ ArrowDown: active + 1, ArrowUp: active - 1 + found }, event.key);
    if (to !== undefined && found > 0) {
      event.preventDefault();
      const next = to % found;
      onMove(next);
      document.getElementById(optionId(list, next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      const option = hit();
      const { ctrlKey, metaKey, shiftKey } = event;
      const isModified = ctrlKey || metaKey || shiftKey;
      isEntered.current = isLate && !isModified;
      if (!option || isLate) return;
      // With a modifier the browser opens a tab or a window.
      if (isModified) click(option, { ctrlKey, metaKey, shiftKey });
      else open(option);
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
      onChange={(event) => {
        isEntered.current = false;
        onQuery(event.target.value);
      }}
      onKeyDown={press}
    />
  );
}

function click(option: HTMLElement, modifiers: MouseEventInit = {}): void {
  option.dispatchEvent(new MouseEvent("click", { ...modifiers, bubbles: true, cancelable: true }));
}
