/** Ids inside a component of the site's own, which compiler and browser give alike: different for each on a page. */

/** Of what the text has inside the component. */
export function scopeOf(number: number): string {
  return `i${number}-`;
}

/** Of React's `useId`. No content has an id that starts with two underscores, of which React gives the first. */
export function idPrefix(number: number): string {
  return `_i${number}-`;
}
