/** Published addresses: each still has its page, or a redirect leads from there to where it is now. */

import type { Finding } from "../report/finding.ts";
import { unpublishedNow } from "../site/unpublished.ts";
import type { AddressChanges, GoneAnchor, GoneRoute } from "./addresses/changed-addresses.ts";
import { LOCK_FILE } from "./addresses/lock-text.ts";

const accept = "“twsite routes --accept” to drop it";

export function checkPublishedAddresses({ gone, goneAnchors }: AddressChanges): Finding[] {
  return [...gone.map(goneRoute), ...goneAnchors.map(goneAnchor)];
}

function goneRoute({ route, line, draft, move: { isCertain, to } }: GoneRoute): Finding {
  const [page] = to;
  const file = page?.page?.source.path;
  const fixed =
    file === undefined
      ? `an entry in redirects of site.yml, “from: ${route}”`
      : `“twsite routes --fix” to add an alias to ${file}`;
  return {
    rule: "published-route-remains",
    file: LOCK_FILE,
    place: { line, column: 1 },
    message: draft
      ? `the published address “${route}” would disappear: its page is ${unpublishedNow(draft)}`
      : `the published address “${route}” would disappear`,
    expected: `${isCertain ? fixed : "its page, or an alias in the page that replaces it"}; or ${accept}`,
    nearest: page?.path,
    ...(to.length > 1 && related(to.flatMap(({ page }) => page?.source.path ?? []))),
  };
}

function related(files: readonly string[]): Pick<Finding, "related"> {
  return { related: files.map((file) => ({ note: "perhaps moved to", file })) };
}

function goneAnchor({ route, anchor, line, column, on, move, elsewhere }: GoneAnchor): Finding {
  const [id] = move.isLikely ? move.to : [];
  const [other] = elsewhere;
  const where = on.path === route ? `“${route}”` : `“${route}” (now “${on.path}”)`;
  const heading = `${id === undefined ? "## Title {#now}" : `## … {#${id}}`}{#${anchor}}`;
  const fixed = move.isCertain
    ? `“twsite routes --fix” to write ${heading}`
    : `the old id after the new one: ${heading}`;
  return {
    rule: "published-anchor-remains",
    file: LOCK_FILE,
    place: { line, column },
    message: `the published heading “#${anchor}” of ${where} would disappear`,
    expected: `${fixed}; or ${accept}`,
    nearest: !move.isCertain && other !== undefined ? `${other}#${anchor}` : id && `${on.path}#${id}`,
  };
}
