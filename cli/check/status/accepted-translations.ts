/**
 * Translations that `status --accept` names: paths of translations and of folders → the translations whose source must be recorded.
 * In a folder, only translations that are stale or have no record yet are accepted. Those up to date, drafts and those without a source do not change.
 */
import { nearestPath } from "../../report/nearest.ts";
import { pathOf } from "../../report/path-of.ts";
import { meantBy } from "../reviews/pages-named.ts";
import type { Status } from "./status.ts";

type Pair = { path: string; source: string };

type Accepted =
  | { pairs: Pair[] }
  /** A path that cannot be accepted, and the nearest one that can. */
  | { unknown: string; nearest: string | undefined };

/** `written` are paths from the working folder or from the content folder. */
export function accepted(
  written: readonly string[],
  content: string,
  { translations }: Pick<Status, "translations">,
): Accepted {
  const all = translations.flatMap(({ pairs }) => pairs);
  const due = new Set(
    translations.flatMap(({ stale, unrecorded }) => [...stale, ...unrecorded].map(({ path }) => path)),
  );
  const meant = new Map<string, Pair>();
  for (const path of written) {
    const asked = meantBy(path, content);
    const file = all.find((pair) => asked.includes(pair.path));
    const found = file ? [file] : all.filter((pair) => asked.some((folder) => isBelow(pair.path, folder)));
    if (found.length === 0 && !asked.includes("")) {
      const nearest = nearestPath(asked[0] ?? path, placesOf(all));
      return { unknown: path, nearest: nearest && pathOf({ file: nearest }, content) };
    }
    for (const pair of found) if (file || due.has(pair.path)) meant.set(pair.path, pair);
  }
  return { pairs: [...meant.values()] };
}

function isBelow(path: string, folder: string): boolean {
  return folder === "" || path.startsWith(`${folder}/`);
}

/** The translations, and the folders that they are in. */
function placesOf(pairs: readonly Pair[]): Set<string> {
  const places = new Set<string>();
  for (const { path } of pairs)
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) places.add(path.slice(0, end));
  return places;
}
