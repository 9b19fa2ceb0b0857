/** Dates as feeds write them, the same on every machine. */

/** ISO 8601 day or time → the instant. Without an offset it is UTC: the machine's own zone must not count. */
function instant(iso: string): Date {
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(iso);
  return new Date(iso.includes("T") && !hasZone ? `${iso}Z` : iso);
}

/** `2025-03-17` → `2025-03-17T00:00:00Z` (RFC 3339: Atom, JSON Feed). */
export function rfc3339(iso: string): string {
  return instant(iso).toISOString().replace(".000Z", "Z");
}

/** `2025-03-17` → `Mon, 17 Mar 2025 00:00:00 GMT` (RFC 822 with a year of four digits: RSS). */
export function rfc822(iso: string): string {
  return instant(iso).toUTCString();
}
