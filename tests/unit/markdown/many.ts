/** Texts that nobody writes: the same over and over. */

export const many = (text: string, count: number) => text.repeat(count);
export const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");
