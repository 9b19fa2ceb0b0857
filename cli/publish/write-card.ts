/** Draws one card, or takes it from the cache, and writes it into the staging folder where there is one. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cache } from "../cache/cache.ts";
import type { CardJob, DrawCard } from "../images/cards/draw-card.ts";

/** `file`: its name in the staging folder. */
export type CardRequest = { card: CardJob; key: string; file: string };

/** → its bytes. */
export async function writeCard(
  { card, key, file }: CardRequest,
  staging: string | undefined,
  { draw, cache }: { draw: DrawCard; cache: Cache | undefined },
): Promise<number[]> {
  let png: Uint8Array | undefined = cache?.read("cards", key);
  if (!png) {
    png = await draw(card);
    cache?.writeKeyed("cards", key, Buffer.from(png));
  }
  if (staging !== undefined) writeFileSync(join(staging, file), png);
  return [png.length];
}
