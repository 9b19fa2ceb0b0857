/** The versions of a set of docs: each leads to the same page there, or to its start where it lacks the page. */
import type { ShownPage } from "../../schema/document-data.ts";
import type { NavItem } from "../../schema/manifest.ts";
import { Link } from "../navigation/Link.tsx";
import { useQueryAndHash } from "../navigation/query-value.ts";
import { useManifest } from "../navigation/reader-context.ts";
import { useDocsVersions } from "../state/docs-version.ts";
import { Dropdown } from "../widgets/Dropdown.tsx";

type Props = { item: Extract<NavItem, { kind: "version" }>; page: ShownPage };

export function VersionMenu({ item, page }: Props) {
  const { strings } = useManifest();
  const version = useDocsVersions(page).of(item.set);
  const labelled = (name: string | null) => item.items.find((entry) => entry.name === name)?.label;
  const face = (
    <>
      <span className="sr-only">{strings.versions} </span>
      {labelled(version) ?? labelled(item.last)}
    </>
  );
  return (
    <Dropdown face={face}>
      <VersionLinks item={item} page={page} />
    </Dropdown>
  );
}

export function VersionLinks({ item, page }: Props) {
  const { choose } = useDocsVersions(page);
  const place = useQueryAndHash();
  const own = "version" in page && page.set === item.set ? page.version : undefined;
  return item.items.map(({ name, label, href }) => {
    const same = own?.places.find((place) => place.name === name);
    return (
      <li key={name}>
        <Link
          href={same ? same.href + place : href}
          aria-current={own?.name === name ? "true" : undefined}
          onClick={() => choose(item.set, name)}
        >
          {label}
        </Link>
      </li>
    );
  });
}
