/** Heading of a page, with a line under it. */
import type { ReactNode } from "react";
import type { LanguageAttributes } from "../../schema/direction.ts";

type Props = {
  title: string;
  lead?: string | undefined;
  /** Of the title and the lead, if their language is not that of the page. */
  language?: LanguageAttributes;
  /** The path to the page in the site, above its title. */
  above?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ title, lead, language, above, children }: Props) {
  return (
    <header className="page-head">
      {above}
      <h1 {...language}>{title}</h1>
      {lead && (
        <p className="lead" {...language}>
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}
