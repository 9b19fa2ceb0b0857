/** A day or a moment as text; without zod, since the command line needs it, too. */
export const dateText = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** `2025-02-30` is a day of March to JavaScript. */
export function isInCalendar(date: string): boolean {
  const day = date.slice(0, "2025-03-17".length);
  return !Number.isNaN(Date.parse(date)) && new Date(day).toISOString().startsWith(day);
}
