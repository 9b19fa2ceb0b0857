/** Ids inside a component of the site's own, which compiler and browser give alike: different for each on a page. */

/** Scope of the ids of the text inside a component. */
export function scopeOf(number: number): string {
  return `i${number}-`;
}

/** Prefix for React's `useId`. No content has an id that starts with two underscores, of which React gives the first. */
export function idPrefix(number: number): string {
  return `_i${number}-`;
}
