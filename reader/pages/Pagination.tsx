/** Two links side by side at the end of a page: backwards and forwards. */
import { languageAttributes } from "../../schema/direction.ts";
import type { Manifest } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";

/** `title` names the page; without one, what says where the link leads is alone. */
type Target = { href: string; title?: string; lang?: string | undefined };

type Label = "previous" | "next" | "newerPost" | "olderPost" | "newerEntries" | "olderEntries";

type Props = {
  back: Target | undefined;
  forth: Target | undefined;
  /** Interface texts that say where the links lead. Default: the pages before and after. */
  labels?: readonly [back: Label, forth: Label];
};

export function Pagination(props: Props) {
  return paginationElement(props, useManifest());
}

/** The links where there is no context. */
export function paginationElement(
  { back, forth, labels: [before, after] = ["previous", "next"] }: Props,
  manifest: Manifest,
) {
  const { strings } = manifest;
  if (!back && !forth) return null;
  const link = ({ href, title, lang }: Target, label: Label, className: string, rel: string) => (
    <Link href={href} className={className} rel={rel}>
      <span>{strings[label]}</span>
      {title !== undefined && <strong {...languageAttributes(manifest, lang)}>{title}</strong>}
    </Link>
  );
  return (
    <nav className="turns" aria-label={strings.pageNavigation}>
      {back && link(back, before, "turn-back", "prev")}
      {forth && link(forth, after, "turn-forth", "next")}
    </nav>
  );
}

/** Newer and older pages of a list of posts. */
export function PostPagination({ newer, older }: { newer?: string | undefined; older?: string | undefined }) {
  return (
    <Pagination
      back={newer ? { href: newer } : undefined}
      forth={older ? { href: older } : undefined}
      labels={["newerEntries", "olderEntries"]}
    />
  );
}
