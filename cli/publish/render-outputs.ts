/** Output[] → their bytes, below a staging folder or nowhere. The parts of a page are made together. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { errorOf, type Outcome, outcomeOf, type ThrownError } from "../cache/threads/outcome.ts";
import { LostContent } from "../emit/lost-content.ts";
import type { Output } from "../emit/output.ts";
import type { PageJob } from "../emit/render-page.ts";
import type { CardRequest, PageRequest, ShardRequest } from "./write-request.ts";
import type { Writer } from "./writer.ts";

/** An output that could not be rendered. */
export type RenderFailure = {
  path: string;
  /** Undefined if the output is not part of a page. */
  route: string | undefined;
  error: unknown;
};

type Rendered = {
  /** Bytes of each output, by its place. */
  sizes: number[];
  failures: RenderFailure[];
};

/** After so many milliseconds of its own work, this thread answers those that wait for their next pages. */
const mostBusyMs = 20;

/**
 * Renders outputs. `onProgress` gets those that have just been rendered. Files in `staging` are named by the index of their output.
 * Throws errors of the operating system, and `LostContent` if the cache lacks a content.
 */
export async function renderOutputs(
  outputs: readonly Output[],
  staging: string | undefined,
  write: Writer,
  onProgress?: (done: number, total: number, rendered: readonly Output[]) => void,
): Promise<Rendered> {
  const sizes: number[] = [];
  const failures: RenderFailure[] = [];
  let done = 0;
  const finish = (places: readonly number[], outcome: Outcome<number[]>) => {
    const made = places.flatMap((place) => outputs[place] ?? []);
    const isFailed = "error" in outcome;
    if (isFailed) failures.push(failureOf(made, outcome.error));
    else
      places.forEach((place, part) => {
        sizes[place] = outcome.result[part] ?? 0;
      });
    done += places.length;
    onProgress?.(done, outputs.length, isFailed ? [] : made);
  };
  const large: { request: ShardRequest | CardRequest; places: number[] }[] = [];
  const requests = new Map<PageJob, { parts: PageRequest["parts"]; places: number[] }>();
  const own: { place: number; make: () => Promise<number[]> }[] = [];
  for (const [place, { content, shard, card, key }] of outputs.entries()) {
    if (shard) large.push({ request: { shard, file: String(place) }, places: [place] });
    else if (card) large.push({ request: { card, key, file: String(place) }, places: [place] });
    else if (typeof content !== "function") {
      const request = requests.get(content.page) ?? { parts: [], places: [] };
      request.parts.push({ part: content.part, file: String(place) });
      request.places.push(place);
      requests.set(content.page, request);
    } else {
      const make = async (): Promise<number[]> => {
        const made = await content();
        const bytes = typeof made === "string" ? Buffer.from(made) : made;
        if (staging !== undefined) writeFileSync(join(staging, String(place)), bytes);
        return [bytes.length];
      };
      own.push({ place, make });
    }
  }
  const pages = [...requests].map(([page, { parts, places }]) => ({ request: { page, parts }, places }));
  // The slowest outputs come first, so that threads end at about the same time.
  const all = [...large, ...pages];
  const writing = write(
    all.map(({ request }) => request),
    staging,
    (index, outcome) => finish(all[index]?.places ?? [], outcome),
  );
  // Threads write pages while this thread makes what only it can make.
  const making = async () => {
    let since = performance.now();
    for (const { place, make } of own) {
      finish([place], await outcomeOf(make));
      if (performance.now() - since < mostBusyMs) continue;
      await setImmediate();
      since = performance.now();
    }
  };
  await Promise.all([writing, making()]);
  return { sizes, failures };
}

/** `parts` are those that were made together. */
function failureOf(parts: readonly Output[], thrown: ThrownError): RenderFailure {
  if (thrown.name === "LostContent") throw new LostContent(thrown.message);
  const error = errorOf(thrown);
  if (thrown.system) throw error;
  const [first] = parts;
  const failed =
    parts.find(({ content }) => "part" in content && content.part === thrown.where?.part) ?? first;
  const route = failed && "page" in failed.content ? failed.content.page.path : undefined;
  return { path: failed?.path ?? "", route, error };
}
