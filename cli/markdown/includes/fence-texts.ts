/** Words of a fence, and attributes of an include, that take a text. */
export const textWords = ["title", "caption", "source"] as const;
