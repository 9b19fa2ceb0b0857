/** Heading of a page, with a line under it. */
import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: string;
  /** Of the title, where it is not that of the page. */
  lang?: string | undefined;
  children?: ReactNode;
};

export function PageHead({ title, lead, lang, children }: Props) {
  return (
    <header className="page-head">
      <h1 lang={lang}>{title}</h1>
      {lead !== undefined && lead !== "" && <p className="lead">{lead}</p>}
      {children}
    </header>
  );
}
