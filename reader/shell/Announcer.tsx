/** Tells screen readers which page has come after a navigation, or after a failure; silent on the first load. */
import { useEffect, useRef, useState } from "react";

export function Announcer({ route, title }: { route: string; title: string }) {
  const [text, setText] = useState("");
  const page = `${route} ${title}`;
  const told = useRef(page);
  useEffect(() => {
    if (told.current === page) return;
    told.current = page;
    setText(title);
  }, [page, title]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
