/**
 * Names that belong to the reader: it finds its own parts by them, so that no content may have them. A test holds the list
 * equal to what the reader looks for.
 */
import { DOCUMENT_DATA_ID, ROOT_ID } from "./contract.ts";

/** Ids of elements around the content. */
export const reservedIds = [
  ROOT_ID,
  DOCUMENT_DATA_ID,
  "main-content",
  "contents-title",
  "nearest-routes",
  "footnote-label",
];

/** `data-` attributes that the reader acts on, without `data-`: content must never set them. */
export const actingData =
  "action address analytics announcement announcement-closed article base controls covered current done external faces fact feedback findings fits frame frames group head header-hidden held home homes hosts href integrations island js late level loading long manifest more open outcome reader row-heads scrolls shown tab theme theme-choice theme-fixed theme-system unpainted wrapped".split(
    " ",
  );

/** `data-` attributes that the compiler itself sets in content, or in a review of it. */
export const compiledData =
  "change copied digits footnote-backref footnote-ref footnotes in-link language line mark".split(" ");

/** Mark before an id that the compiler makes, until all ids of the page are known. */
export const MADE_ID = "__made-";

/** True for an id that the reader, or React, has for itself. */
export function isReservedId(id: string): boolean {
  return reservedIds.includes(id) || /^(__|_r_|_R_)/.test(id);
}
