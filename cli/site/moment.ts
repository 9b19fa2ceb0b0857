/** A day or a moment as an author writes it → milliseconds since 1970. */

/** Without a zone of its own it is in `timeZone`; without a time it is the start of the day there. */
export function momentOf(written: string, timeZone: string): number {
  if (/T.*(Z|[+-]\d{2}:\d{2})$/.test(written)) return Date.parse(written);
  const asInUtc = Date.parse(written.includes("T") ? `${written}Z` : written);
  // The offset at the moment itself: clocks change on some days.
  const near = asInUtc - offsetAt(asInUtc, timeZone);
  return asInUtc - offsetAt(near, timeZone);
}

/** A time without a zone of its own gets the offset of `timeZone`: `2026-12-01T09:30` → `2026-12-01T09:30+01:00`. */
export function withOffset(written: string, timeZone: string): string {
  if (!/T[\d:]+$/.test(written)) return written;
  const minutes = (Date.parse(`${written}Z`) - momentOf(written, timeZone)) / 60_000;
  if (minutes === 0) return `${written}Z`;
  const two = (number: number): string => String(Math.trunc(Math.abs(number))).padStart(2, "0");
  return `${written}${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** `2026-12-01T08:30:00Z`. */
export function isoOf(moment: number): string {
  return new Date(moment).toISOString().replace(".000Z", "Z");
}

/** The day on which the moment is in the time zone: `2026-12-01`. */
export function dayIn(timeZone: string, moment: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(moment);
}

/** Milliseconds by which clocks in the zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  if (timeZone === "UTC") return 0;
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
