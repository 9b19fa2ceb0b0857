/** Fetches what other machines have compiled, many files at once. */
import type { SharedResult } from "./result-bytes.ts";
import type { SharedResults } from "./shared-results.ts";
import type { WaitingFile } from "./waiting-files.ts";

/** Each waits for the network most of the time; reading and unpacking a result has to leave room for others. */
const manyAtOnce = 48;

/** More than compiling takes on a slow machine that is busy. */
const patience = { leastMs: 20_000, msPerPage: 20 };

/** The files of which there is a result; `take` gets each. */
export async function fetchResults(
  waiting: readonly WaitingFile[],
  shared: SharedResults,
  take: (file: WaitingFile, found: SharedResult) => void,
  { leastMs, msPerPage } = patience,
): Promise<ReadonlySet<WaitingFile>> {
  const fetched = new Set<WaitingFile>();
  const queue = waiting.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const found = await shared.find(file);
      if (!found) continue;
      fetched.add(file);
      take(file, found);
    }
  };
  const tooLong = setTimeout(
    () => shared.giveUp("it answers more slowly than pages are compiled"),
    leastMs + waiting.length * msPerPage,
  );
  await Promise.all(Array.from({ length: Math.min(manyAtOnce, waiting.length) }, work));
  clearTimeout(tooLong);
  return fetched;
}
