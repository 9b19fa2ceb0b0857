/** Cards that another machine has drawn are fetched into the cache before they are written, and those drawn here are shared. */
import { hash } from "node:crypto";
import type { Blobs } from "../cache/blobs.ts";
import type { Cache } from "../cache/cache.ts";
import { packSizes, unpackSizes } from "../images/sizes/packed-sizes.ts";
import type { CardRequest } from "./write-card.ts";
import type { WriteRequest } from "./write-request.ts";
import type { Writer } from "./writer.ts";

/** Requests to the server at once. */
const atOnce = 32;

export function sharingCards(writer: Writer, cache: Cache | undefined, shared: Blobs | undefined): Writer {
  if (!cache || !shared) return writer;
  return async (requests, staging, done) => {
    const missing = requests.filter(isCard).filter(({ key }) => !cache.read("cards", key));
    const drawn: string[] = [];
    const waiting = missing.values();
    const fetch = async () => {
      for (const { key } of waiting) {
        const [card] = unpackSizes(blobKey(key), await shared.get(blobKey(key))) ?? [];
        if (!card || !cache.writeKeyed("cards", key, card.bytes)) drawn.push(key);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, missing.length) }, fetch));
    await writer(requests, staging, done);
    for (const key of drawn)
      shared.put(blobKey(key), () => {
        const bytes = cache.read("cards", key);
        return bytes && packSizes(blobKey(key), [{ type: "image/png", width: 1200, height: 630, bytes }]);
      });
  };
}

function isCard(request: WriteRequest): request is CardRequest {
  return "card" in request;
}

function blobKey(key: string): string {
  return hash("sha256", JSON.stringify(["twsite card", key]), "hex");
}
