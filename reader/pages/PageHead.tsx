/** Heading of a page, with a line under it. */
import type { ReactNode } from "react";
import { useLanguage } from "../navigation/use-language.ts";

type Props = {
  title: string;
  lead?: string | undefined;
  /** Language of the title and the lead, if it is not that of the page. */
  lang?: string | undefined;
  /** The path to the page in the site, above its title. */
  above?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ title, lead, lang, above, children }: Props) {
  const language = useLanguage();
  return (
    <header className="page-head">
      {above}
      <h1 {...language(lang)}>{title}</h1>
      {lead && (
        <p className="lead" {...language(lang)}>
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}
