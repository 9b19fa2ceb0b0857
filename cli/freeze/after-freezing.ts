/** Summary of `docs-version`: which addresses show what now, and what is left to do. */
import type { SiteConfig } from "../../schema/site.ts";
import { CURRENT_VERSION } from "../../schema/site-versions.ts";
import { versionRoots } from "../site/docs/versions.ts";

type Config = Pick<SiteConfig, "versions" | "navbar">;
type Call = { content: string; invocation: string };

/** `config` is that of before. */
export function afterFreezing(
  { versions, navbar }: Config,
  name: string,
  { content, invocation }: Call,
): string {
  const before = new Map(versionRoots(versions).map((version) => [version.name, version.root]));
  const frozen = [{ name, badge: true, noindex: false }, ...versions.frozen];
  const now = versionRoots({ ...versions, frozen });
  const nameOf = (version: string) =>
    version === CURRENT_VERSION ? "docs/, the next version" : `version ${version}`;
  const rootOf = (version: string) => now.find((each) => each.name === version)?.root ?? "/docs";
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
  const hasMenu = [...navbar.left, ...navbar.right].some(({ type }) => type === "version");
  const steps = [
    ...(hasMenu
      ? []
      : ["Add { type: version } to navbar.right in site.yml, so that visitors can choose a version."]),
    `Link to it by its name, /docs/${name}/…, where a page shall keep to this version.`,
    `Check the site, and commit the new folders: ${invocation} check${content === "content" ? "" : ` ${content}`}`,
  ];
  return `${lines.join("\n")}\n\nWhat to do next:\n${steps.map((step) => `- ${step}`).join("\n")}`;
}
