/** The titles of both languages and the lines under them, if the page shows its title above its text. */
import { languageOf } from "./language-of.ts";
import type { Column } from "./load-columns.ts";

export function Titles({ left, right }: { left: Column; right: Column }) {
  const { page } = left;
  if ("hideTitle" in page && page.hideTitle) return null;
  const columns = [left, right];
  return (
    <>
      <header className="pair-row" tabIndex={-1}>
        {columns.map((column) => (
          <h1 key={column.href} className="pair-cell" {...languageOf(column.manifest)}>
            {column.page.title}
          </h1>
        ))}
      </header>
      {columns.some((column) => leadOf(column) !== undefined) && (
        <div className="pair-row" tabIndex={-1}>
          {columns.map((column) => (
            <p key={column.href} className="pair-cell lead" {...languageOf(column.manifest)}>
              {leadOf(column)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function leadOf({ page }: Column): string | undefined {
  return "lead" in page ? page.lead : undefined;
}
