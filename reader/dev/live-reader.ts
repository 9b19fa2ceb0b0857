/** Follows the source: reader after reader, each with the data of the page as it is now. */
import type { DocumentData } from "../../schema/document-data.ts";
import type { PageData } from "../../schema/page.ts";
import { routeOf } from "../../schema/paths.ts";
import type { OwnComponents } from "../article/own-components.ts";
import { preparation } from "../create-reader.ts";
import { homesOf } from "../navigation/homes.ts";
import type { PageKinds } from "../navigation/page-kinds.ts";
import type { Reader } from "../navigation/reader-context.ts";
import { type Arrival, createResources } from "../navigation/resources.ts";
import { followSource } from "./follow-source.ts";
import { createOverlay } from "./overlay.ts";
import { followStylesheets } from "./stylesheets.ts";

/** `show` puts another reader in the place of the last one. Returns what ends it. */
export function liveReader(
  first: Reader,
  kinds: PageKinds,
  own: Partial<OwnComponents> | undefined,
  show: (reader: Reader) => void,
): () => void {
  const prepare = preparation(kinds, own);
  const overlay = createOverlay();
  let reader = first;
  let site: string | undefined;
  let script: string | undefined;
  /** What was asked for later is what counts. */
  let latest = 0;

  const route = (): string | undefined => {
    const { base, homes } = reader.resources;
    return routeOf(base, homes, location.pathname);
  };

  const current = async (at: string): Promise<DocumentData | undefined> => {
    const arrival = await reader.resources.arrive(at);
    return arrival.type === "screen" ? arrival.screen : undefined;
  };

  /** Which language a route belongs to may be another than it was. */
  const arriveAnew = async (at: string): Promise<Arrival> => {
    const { base, homes } = reader.resources;
    const arrival = await createResources({ base, homes, prepare }).arrive(at);
    if (arrival.type !== "screen") return arrival;
    const homesNow = homesOf(arrival.screen.manifest);
    if (homesNow.join() === homes.join()) return arrival;
    return createResources({ base, homes: homesNow, prepare }).arrive(at);
  };

  /** All other data is asked for again when it is needed. */
  const replace = (at: string, screen: DocumentData): void => {
    const { base } = screen.manifest;
    const homes = homesOf(screen.manifest);
    const resources = createResources({ base, homes, prepare, first: { route: at, screen } });
    reader = { ...reader, resources };
    show(reader);
  };

  async function refresh(): Promise<void> {
    const at = route();
    if (at === undefined) return location.reload();
    const turn = ++latest;
    const [before, arrival] = await Promise.all([current(at), arriveAnew(at)]);
    if (turn !== latest || at !== route()) return;
    // The whole site is elsewhere now, or this language is gone.
    if (arrival.type === "failed" && arrival.error.status === 404) return location.reload();
    if (arrival.type !== "screen") return;
    const { screen } = arrival;
    if (before && JSON.stringify(before) === JSON.stringify(screen)) {
      // What stands elsewhere may have changed all the same.
      replace(at, before);
      return;
    }
    replace(at, screen);
  }

  async function showPage(page: PageData): Promise<void> {
    const at = route();
    if (at !== page.path) return;
    const turn = ++latest;
    const [before, failed] = await Promise.all([current(at), prepare(page)]);
    if (turn === latest && before && !failed && at === route()) replace(at, { ...before, page });
  }

  const end = followSource({
    state(state) {
      overlay.show(state);
      followStylesheets(state.stylesheets);
      // Another build of the tool.
      if (script !== undefined && script !== state.reader) return location.reload();
      script = state.reader;
      if (site !== state.site) void refresh();
      site = state.site;
    },
    page: (page) => void showPage(page),
  });
  return () => {
    end();
    overlay.remove();
  };
}
