/** Two links side by side at the end of a page: backwards and forwards. */
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { useLanguage } from "../navigation/use-language.ts";

/** `title` names the page; without one, what says where the link leads is alone. */
type Target = { href: string; title?: string; lang?: string | undefined };

type Label = "previous" | "next" | "newerPost" | "olderPost" | "newerEntries" | "olderEntries";

type Props = {
  back: Target | undefined;
  forth: Target | undefined;
  /** Interface texts that say where the links lead. Default: the pages before and after. */
  labels?: readonly [back: Label, forth: Label];
};

export function Pagination({ back, forth, labels: [before, after] = ["previous", "next"] }: Props) {
  const { strings } = useManifest();
  if (!back && !forth) return null;
  return (
    <nav className="turns" aria-label={strings.pageNavigation}>
      {back && <NavLink {...back} label={strings[before]} className="turn-back" rel="prev" />}
      {forth && <NavLink {...forth} label={strings[after]} className="turn-forth" rel="next" />}
    </nav>
  );
}

type NavLinkProps = Target & { label: string; className: string; rel: string };

function NavLink({ href, title, lang, label, className, rel }: NavLinkProps) {
  const language = useLanguage();
  return (
    <Link href={href} className={className} rel={rel}>
      <span>{label}</span>
      {title !== undefined && <strong {...language(lang)}>{title}</strong>}
    </Link>
  );
}
