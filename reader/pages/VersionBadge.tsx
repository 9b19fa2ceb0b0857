/** Names the version of the docs that a page belongs to, above its title. */
import type { PageVersion } from "../../schema/page.ts";

export function VersionBadge({ version }: { version?: PageVersion | undefined }) {
  return version?.badge && <p className="version-badge">{version.badge}</p>;
}
