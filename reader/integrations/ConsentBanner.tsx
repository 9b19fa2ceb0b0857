/** The question whether visits may be counted: over the foot of the window, first in the order of the keyboard. */
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ShownConsent } from "../../schema/integrations/shown.ts";
import { Link } from "../navigation/Link.tsx";

type Props = {
  consent: ShownConsent;
  /** True: the visitor has asked for it, and gets the focus there. */
  isAskedFor: boolean;
  onAnswer(isYes: boolean): void;
};

export function ConsentBanner({ consent, isAskedFor, onAnswer }: Props) {
  const { title, text, link, accept, refuse } = consent;
  const [place] = useState(() => document.createElement("div"));
  const [isShown, setShown] = useState(false);
  const first = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A region is there before it speaks.
    place.setAttribute("aria-live", "polite");
    document.body.prepend(place);
    setShown(true);
    return () => place.remove();
  }, [place]);

  useEffect(() => {
    if (!isAskedFor || !isShown) return;
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAskedFor, isShown]);

  if (!isShown) return null;
  return createPortal(
    <section className="consent" aria-label={title}>
      <p>
        {text} {link && <Link href={link.href}>{link.title}</Link>}
      </p>
      <div className="consent-answers">
        <button ref={first} type="button" onClick={() => onAnswer(false)}>
          {refuse}
        </button>
        <button type="button" onClick={() => onAnswer(true)}>
          {accept}
        </button>
      </div>
    </section>,
    place,
  );
}
