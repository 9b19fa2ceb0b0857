/** Examples of CommonMark 0.31.2 whose HTML differs on purpose, by reason. */
import {
  bareAddresses,
  encodedAddresses,
  plainCode,
  plainPicture,
  type Undo,
  withoutElements,
  withoutHaste,
  withoutHeadingIds,
  withoutTagsAsText,
  withoutText,
} from "./normalise.ts";

export type Difference = {
  /** Why it differs. */
  reason: string;
  examples: readonly number[];
  /** How the difference is taken off, so that the rest of the example still has to be right: */
  undo: Undo | "compare below a paragraph" | "reduce CommonMark's HTML too";
};

// biome-ignore format: one number a line would hide the reasons
export const differences: readonly Difference[] = [
  {
    reason: "code is coloured, in a figure, and not to be translated",
    undo: plainCode,
    examples: [
      1, 2, 3, 5, 6, 7, 8, 17, 18, 19, 24, 34, 35, 36, 48, 69, 85, 100, 107, 110, 111, 112, 114, 115, 116,
      117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
      137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 183, 184, 191, 211, 212, 225, 231, 236, 237,
      252, 253, 254, 257, 263, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 309, 313, 318,
      321, 324, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 345,
      349, 478, 479, 516, 525, 530, 537, 640, 641,
    ],
  },
  {
    reason: "a picture at the start of a page is requested at once",
    undo: withoutHaste,
    examples: [520, 572, 573, 574, 575, 576, 577, 578, 580, 581, 582, 583, 584, 585, 586, 588, 589, 591],
  },
  {
    reason: "the title of a picture that is alone is its caption",
    undo: plainPicture,
    examples: [572, 573, 576, 577, 584, 585, 586, 588, 589, 591],
  },
  {
    reason: "headings have ids",
    undo: withoutHeadingIds,
    examples: [
      10, 59, 62, 66, 67, 68, 71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 83, 84, 86, 89, 90, 91, 95, 96,
      102, 103, 115, 141, 214, 215, 227, 228, 229, 230, 232, 300, 646, 647,
    ],
  },
  {
    reason: "an address inside the site stays as written until it is resolved",
    undo: encodedAddresses,
    examples: [32, 33, 195, 202, 206, 489, 502, 503, 504, 507],
  },
  {
    reason: "a heading of level 1 on top is the page's title",
    undo: "compare below a paragraph",
    examples: [10, 62, 66, 67, 72, 75, 80, 81, 82, 96, 98, 115, 214, 215],
  },
  {
    reason: "raw HTML is reduced to the allow list",
    undo: "reduce CommonMark's HTML too",
    examples: [
      150, 163, 169, 170, 171, 172, 173, 176, 178, 201, 491, 524, 536, 613, 614, 615, 616, 617,
    ],
  },
  {
    reason: "in running text, an element without an end is none",
    undo: withoutElements("a", "b"),
    examples: [494, 613],
  },
  {
    reason: "tags that HTML does not know, or that have no other end, are text",
    undo: withoutTagsAsText,
    examples: [
      150, 151, 156, 157, 158, 163, 165, 180, 181, 182, 201, 491, 494, 524, 536, 613, 614, 615, 617, 623, 627, 628, 629,
    ],
  },
  {
    reason: "text after a style sheet without an end is text",
    undo: withoutText("foo"),
    examples: [173],
  },
  {
    reason: "an address with a protocol that is not on the allow list is left out",
    undo: "reduce CommonMark's HTML too",
    examples: [598, 599, 601],
  },
  {
    reason: "a bare address is a link, as on GitHub",
    undo: bareAddresses,
    examples: [608, 611, 612],
  },
];
