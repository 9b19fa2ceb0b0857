/** Ids of headings as other tools make them. */

/** Makes the function for the headings of one page, in order: an id that was there before gets a number. */
export function countedIds(idOf: (heading: string) => string): () => (heading: string) => string {
  return () => {
    const counts = new Map<string, number>();
    return (heading) => {
      const id = idOf(heading);
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      return count === 0 ? id : `${id}-${count}`;
    };
  };
}
