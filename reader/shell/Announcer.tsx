/** Tells screen readers which page has come after a navigation; silent on the first load. */
import { useEffect, useRef, useState } from "react";

export function Announcer({ route, title }: { route: string; title: string }) {
  const [text, setText] = useState("");
  const told = useRef(route);
  useEffect(() => {
    if (told.current === route) return;
    told.current = route;
    setText(title);
  }, [route, title]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
