/** Data as it is now, with the parts of it that are as they were: what shows them stays what it is, too. */

export function reuse<T extends object>(before: T, now: T): T {
  const former = new Map<string, unknown>(Object.entries(before));
  const parts = Object.entries(now).map(([name, part]) => {
    const was = former.get(name);
    return [name, JSON.stringify(was) === JSON.stringify(part) ? was : part];
  });
  return Object.fromEntries(parts);
}
