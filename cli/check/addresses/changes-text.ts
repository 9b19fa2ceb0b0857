/** Changes of published addresses: as findings, and as a text for a terminal. */
import { counted } from "../../report/counted.ts";
import { visibleJson } from "../../report/escape-control-characters.ts";
import type { Finding } from "../../report/finding.ts";
import { unpublishedNow } from "../../site/unpublished.ts";
import type { AddressChanges, GoneAnchor, GoneRoute } from "./changed-addresses.ts";
import type { Fixes } from "./fix.ts";
import { LOCK_FILE } from "./lock-text.ts";

export function changesText({ added, gone, goneAnchors }: AddressChanges): string {
  const moved = gone.filter(({ move }) => move.isCertain);
  const lost = gone.filter(({ move }) => !move.isCertain);
  return [
    section("New", [...added.routes, ...added.anchors], (each) =>
      "anchor" in each ? `${each.route}#${each.anchor}` : each.route,
    ),
    section("Moved", moved, ({ route, move: { to } }) => `${route}  to ${to[0]?.path}`),
    section("Gone", lost, ({ route, draft, move: { to } }) =>
      draft ? `${route}  ${unpublishedNow(draft)}` : withPerhaps(route, to[0]?.path),
    ),
    section("Headings gone", goneAnchors, ({ route, anchor, on, move, elsewhere }) => {
      const [id] = move.isLikely ? move.to : [];
      const [other] = elsewhere;
      const place = id === undefined ? other && `${other}#${anchor}` : `${on.path}#${id}`;
      return move.isCertain ? `${route}#${anchor}  now #${id}` : withPerhaps(`${route}#${anchor}`, place);
    }),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function withPerhaps(what: string, place: string | undefined): string {
  return place === undefined ? what : `${what}  perhaps ${place}`;
}

function section<T>(title: string, items: readonly T[], lineOf: (item: T) => string): string {
  if (items.length === 0) return "";
  const lines = items.map(lineOf).sort();
  return [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** `shown` gives the path of a file of the content folder as it is shown. */
export function fixesText({ done, left }: Fixes, lockFile: string, shown: (file: string) => string): string {
  return [
    ...done.map(({ file, says }) => `${shown(file)}: ${says}`),
    ...(left.length === 0 ? [] : [`${counted(left.length, "address", "addresses")} to correct by hand:`]),
    ...left.map(({ line, says }) => `  ${lockFile}:${line}  ${says}`),
  ].join("\n");
}

/** The changes as JSON, for programs; undefined without a lock. */
export function changesJson(changes: AddressChanges | undefined): string {
  const json = changes && {
    new: { routes: changes.added.routes.map(({ route }) => route), headings: changes.added.anchors },
    gone: changes.gone.map(({ route, move }) => ({
      route,
      movedTo: move.isCertain ? (move.to[0]?.path ?? null) : null,
      perhaps: move.isCertain ? [] : move.to.map(({ path }) => path),
    })),
    goneHeadings: changes.goneAnchors.map(({ route, anchor, move }) => ({
      route,
      anchor,
      movedTo: move.isCertain ? (move.to[0] ?? null) : null,
      perhaps: move.isCertain ? [] : move.to,
    })),
  };
  return visibleJson(JSON.stringify(json ?? null, null, 2));
}

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
  return {
    rule: "published-anchor-remains",
    file: LOCK_FILE,
    place: { line, column },
    message: `the published heading “#${anchor}” of ${where} would disappear`,
    expected: `the old id after the new one: ${heading}; or ${accept}`,
    nearest: !move.isCertain && other !== undefined ? `${other}#${anchor}` : id && `${on.path}#${id}`,
  };
}
