/** Two links side by side at the end of a page: backwards and forwards. */
import type { Link as LinkData } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";

/** `label` says where the link leads, `title` names the page; without one the label is alone. */
type PaginationLink = { label: string; href: string; title?: string; lang?: string | undefined };

export function Pagination({
  back,
  forth,
}: {
  back?: PaginationLink | undefined;
  forth?: PaginationLink | undefined;
}) {
  const { strings } = useManifest();
  if (!back && !forth) return null;
  return (
    <nav className="turns" aria-label={strings.pageNavigation}>
      {back && <NavLink link={back} className="turn-back" rel="prev" />}
      {forth && <NavLink link={forth} className="turn-forth" rel="next" />}
    </nav>
  );
}

/** The pages before and after a page, by their titles. */
export function PageTurns({
  previous,
  next,
}: {
  previous?: LinkData | undefined;
  next?: LinkData | undefined;
}) {
  const { strings } = useManifest();
  return (
    <Pagination
      back={previous && { label: strings.previous, ...previous }}
      forth={next && { label: strings.next, ...next }}
    />
  );
}

function NavLink({ link, className, rel }: { link: PaginationLink; className: string; rel: string }) {
  const language = useLanguage();
  return (
    <Link href={link.href} className={className} rel={rel}>
      <span>{link.label}</span>
      {link.title !== undefined && <strong {...language(link.lang)}>{link.title}</strong>}
    </Link>
  );
}
