/** A button with a list of links under it: mouse, touch and keyboard. */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { ownValue } from "../../schema/own-value.ts";
import { Icon } from "./Icon.tsx";

type Props = {
  /** Content of the button. */
  face: ReactNode;
  isCurrent?: boolean;
  /** `li` elements with one link each. */
  children: ReactNode;
};

export function Dropdown({ face, isCurrent = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();

  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  useDismiss(root, isOpen, close);

  function move(event: KeyboardEvent): void {
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];
    const { activeElement } = document;
    const link = entryFor(event.key, links, activeElement);
    if (!link || (!isOpen && activeElement === button.current && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    setOpen(true);
    // A hidden element takes no focus, and the next key may come before React shows the list.
    root.current?.setAttribute("data-open", "");
    link.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves focus among the button and links inside
    <div className="dropdown" data-open={isOpen ? "" : undefined} ref={root} onKeyDown={move}>
      <button
        type="button"
        ref={button}
        className="dropdown-button"
        aria-expanded={isOpen}
        aria-controls={list}
        data-current={isCurrent ? "" : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
        <Icon name="chevron" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul id={list} onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}

/** Closes something open at Escape, at Back, at a press outside, and, unless `staysOpen`, when the focus leaves. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (returnFocus: boolean) => void,
  staysOpen = false,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener(
      "keydown",
      (event) => event.key === "Escape" && close(isInside(document.activeElement)),
      {
        signal,
      },
    );
    addEventListener("popstate", () => close(false), { signal });
    addEventListener("pointerdown", (event) => !isInside(event.target) && close(false), { signal });
    if (!staysOpen)
      addEventListener("focusin", (event) => !isInside(event.target) && close(false), { signal });
    return () => stop.abort();
  }, [element, isOpen, close, staysOpen]);
}

/** The entry that a key leads to; `current` has the focus. Undefined: the key is not one of them. */
export function entryFor<T extends Element>(
  key: string,
  entries: readonly T[],
  current: Element | null,
): T | undefined {
  // biome-ignore lint/complexity/useIndexOf: the types of indexOf take no element that may not be an entry
  const at = entries.findIndex((entry) => entry === current);
  const to = ownValue({ ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }, key);
  return to === undefined ? undefined : entries.at(to % entries.length);
}
