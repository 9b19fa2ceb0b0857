/** Options of commands that share what they compile with other machines. */
import type { Command } from "commander";
import { type RemoteCache, remoteCache } from "../cache/remote/remote-cache.ts";
import { remotePlace } from "../cache/remote/remote-place.ts";
import { remoteNote } from "../report/summary.ts";
import type { CommandIo } from "./io.ts";

export type CacheChoices = { cache: boolean; cacheUrl?: string; cacheReadOnly: boolean };

export function cacheChoices(command: Command): Command {
  return command
    .option(
      "--cache-url <url>",
      "share compiled pages with other machines over HTTP (default: the environment variable TWSITE_CACHE_URL, which can contain a user and a password)",
    )
    .option("--cache-read-only", "read from the shared cache, but do not write to it", false);
}

/** The shared cache, or undefined if there is none. Ends the command if the address cannot be used. */
export function sharedCache(
  { cache, cacheUrl, cacheReadOnly }: CacheChoices,
  { env }: Pick<CommandIo, "env">,
  command: Command,
): RemoteCache | undefined {
  if (!cache) {
    if (cacheUrl !== undefined) command.error("error: --no-cache and --cache-url cannot be used together");
    return undefined;
  }
  const { place, problem } = remotePlace({ url: cacheUrl, readOnly: cacheReadOnly, env });
  if (problem !== undefined) command.error(`error: ${problem}`);
  return place && remoteCache(place);
}

/** Waits for what is still to be written, and tells why the cache was given up. */
export async function endSharing(shared: RemoteCache | undefined, io: Pick<CommandIo, "err">): Promise<void> {
  await shared?.settled();
  const problem = shared?.problem();
  if (problem !== undefined) io.err(remoteNote(problem));
}
