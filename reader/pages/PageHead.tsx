/** Heading of a page, with a line under it. */
import type { ReactNode } from "react";
import type { LanguageAttributes } from "../../schema/direction.ts";
import type { PageVersion } from "../../schema/page.ts";

type Props = {
  title: string;
  lead?: string | undefined;
  /** Language of the title and the lead, if it is not that of the page. */
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

/** Names the version of the docs that a page belongs to, above its title. */
export function VersionBadge({ version }: { version?: PageVersion | undefined }) {
  return version?.badge && <p className="version-badge">{version.badge}</p>;
}
