/** Makes one shard of the search index, and writes it into the staging folder where there is one. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ShardJob } from "../emit/search/search-shard.ts";
import type { shardTexts } from "../emit/search/shard-outputs.ts";

/** `file`: its name in the staging folder. */
export type ShardRequest = { shard: ShardJob; file: string };

/** → its bytes. */
export async function writeShard(
  { shard, file }: ShardRequest,
  staging: string | undefined,
  textOf: ReturnType<typeof shardTexts>,
): Promise<number[]> {
  const text = await textOf(shard);
  if (staging !== undefined) writeFileSync(join(staging, file), text);
  return [Buffer.byteLength(text)];
}
