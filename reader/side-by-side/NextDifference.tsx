/** Button that leads from one marked row to the next, and from the last to the first. */
import { useRef, useState } from "react";

export function NextDifference({ label }: { label: string }) {
  const last = useRef<HTMLElement>(undefined);
  const [told, setTold] = useState("");

  function go(): void {
    const marks = [...document.querySelectorAll<HTMLElement>(".pair-mark")];
    const before = last.current && isInView(last.current) ? marks.indexOf(last.current) : -1;
    const below = marks.findIndex((mark) => mark.getBoundingClientRect().bottom > 0);
    const at = before >= 0 ? (before + 1) % marks.length : Math.max(0, below);
    const mark = marks[at];
    if (!mark) return;
    last.current = mark;
    mark.closest(".pair-row")?.scrollIntoView({ block: "center", behavior: "instant" });
    setTold(`${at + 1}/${marks.length}: ${mark.textContent}`);
  }

  return (
    <>
      <button type="button" className="pair-next" onClick={go}>
        {label}
      </button>
      <span className="sr-only" role="status">
        {told}
      </span>
    </>
  );
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
