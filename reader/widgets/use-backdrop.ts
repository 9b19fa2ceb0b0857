/** Clicks on the backdrop of a modal dialog; one that began inside, as a selection of text does, is not. */
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>): (click: MouseEvent) => boolean {
  const began = useRef<EventTarget>(null);
  useEffect(() => {
    const { current } = dialog;
    const begin = ({ target }: Event) => {
      began.current = target;
    };
    current?.addEventListener("pointerdown", begin);
    return () => current?.removeEventListener("pointerdown", begin);
  }, [dialog]);
  return ({ target }) => target === dialog.current && began.current === target;
}
