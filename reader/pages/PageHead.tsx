/** Heading of a page, with a line under it. */
import type { ReactNode } from "react";

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {lead !== undefined && lead !== "" && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
