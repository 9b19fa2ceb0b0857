/** `(1, "error")` → `1 error`, `(2, "error")` → `2 errors`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
