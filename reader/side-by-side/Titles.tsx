/** The titles of both languages, where the page shows its title above its text. */
import { languageOf } from "./language-of.ts";
import type { Column } from "./load-columns.ts";

export function Titles({ left, right }: { left: Column; right: Column }) {
  const { page } = left;
  if ("hideTitle" in page && page.hideTitle) return null;
  return (
    <header className="pair-row" tabIndex={-1}>
      {[left, right].map((column) => (
        <h1 key={column.href} className="pair-cell" {...languageOf(column.manifest)}>
          {column.page.title}
        </h1>
      ))}
    </header>
  );
}
