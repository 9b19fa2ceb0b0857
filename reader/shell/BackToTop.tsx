/** A button that leads back to the top of a page that was scrolled. */
import { useEffect, useState } from "react";
import { Icon } from "../widgets/Icon.tsx";
import { MAIN_ID } from "./main-id.ts";

/** Pixels from the top from which the button is worth its place. */
const FROM = 400;

export function BackToTop({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const follow = () => setShown(scrollY > FROM);
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  if (!isShown) return null;
  return (
    <button
      type="button"
      className="icon-button back-to-top"
      aria-label={label}
      title={label}
      onClick={goToTop}
    >
      <Icon name="chevron" />
    </button>
  );
}

/** Scrolls to the top of the page, and focuses its content. */
export function goToTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button goes.
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
