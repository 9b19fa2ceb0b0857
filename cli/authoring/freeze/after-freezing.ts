/** Summary of `docs-version`: the content of each address now, and the work that is left. */

import { CURRENT_VERSION, MAIN_DOCS } from "../../../schema/contract.ts";
import { routeBelow } from "../../../schema/paths.ts";
import type { SiteConfig } from "../../../schema/site.ts";
import { versionRoots } from "../../site/docs/docs-versions.ts";
import type { DocsSet } from "../../source/docs-sets.ts";

/** `name` is that of the new version. */
type Call = { name: string; content: string; invocation: string };

/** `set` is as it was before. */
export function afterFreezing(
  set: DocsSet,
  { navbar }: Pick<SiteConfig, "navbar">,
  { name, content, invocation }: Call,
): string {
  const { versions, path } = set;
  const isFirst = set.name === MAIN_DOCS;
  const before = new Map(versionRoots(set).map((version) => [version.name, version.root]));
  const frozen = [{ name, badge: true, noindex: false }, ...versions.frozen];
  const now = versionRoots({ path, versions: { ...versions, frozen } });
  const nameOf = (version: string) =>
    version === CURRENT_VERSION ? `${set.name}/, the next version` : `version ${version}`;
  const rootOf = (version: string) => now.find((each) => each.name === version)?.root ?? path;
  const last = now.find(({ isLast }) => isLast)?.name ?? name;
  const shown = [last, ...[name, CURRENT_VERSION].filter((version) => version !== last)];
  const moved = versions.frozen.filter((version) => before.get(version.name) !== rootOf(version.name));
  const lines = [
    ...shown.map((version) => `${rootOf(version)} shows ${nameOf(version)}.`),
    ...moved.map(
      (version) =>
        `Version ${version.name} has moved from ${before.get(version.name)} to ${rootOf(version.name)}.`,
    ),
  ];
  const hasMenu = [...navbar.left, ...navbar.right].some(
    (item) => item.type === "version" && (item.docs ?? MAIN_DOCS) === set.name,
  );
  const steps = [
    ...(hasMenu
      ? []
      : [
          `Add { type: version${isFirst ? "" : `, docs: ${set.name}`} } to navbar.right in site.yml, so that visitors can choose a version.`,
        ]),
    `Link to it by its name, ${routeBelow(path, `/${name}`)}/…, if a link must stay at this version.`,
    `Check the site, and commit the new folders: ${invocation} check${content === "content" ? "" : ` ${content}`}`,
  ];
  return `${lines.join("\n")}\n\nNext steps:\n${steps.map((step) => `- ${step}`).join("\n")}`;
}
