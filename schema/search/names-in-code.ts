/** Names that are found where they are in a block of code: what prose would set in code, not the words of a programming language. */

/** `operationId`, `--dry-run`, `max_retries`, `NETSDK1045` and `sha256sum`, `E0308`, `ORA-00942`, `0x80070005`, `ECONNREFUSED`, in this order. */
const name =
  /\b[A-Za-z][a-z\d]+(?:[A-Z][A-Za-z\d]*)+|(?<![\w-])--[a-z][\w-]+|\b[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+|\b[A-Za-z]{2,}\d[A-Za-z\d]{2,}\b|\b[A-Z]\d{3,}\b|\b[A-Z]{2,}(?:-\d+)+\b|\b0x[A-Fa-f\d]{2,16}\b|\b[A-Z]{4,}\b/g;

/** Names in the order of the code, each once. */
export function namesIn(code: string): string[] {
  return [...new Set(code.match(name))];
}
