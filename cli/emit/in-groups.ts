/** Items in their order, in groups of at most this size; a larger item is a group of its own. */
export function inGroups<T>(items: readonly T[], sizeOf: (item: T) => number, most: number): T[][] {
  const groups: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    size += sizeOf(item);
    if (size > most) {
      groups.push([]);
      size = sizeOf(item);
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}
