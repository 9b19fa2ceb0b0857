/** The first line of an error. The lines below it name places in a bundle, which mean nothing to users. */
export function reasonOf(error: unknown): string {
  const text = textOf(error).trim();
  return text.split("\n", 1)[0]?.trim() || "an error without a message";
}

/** Components of a site throw what they like. */
function textOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message || error.name : String(error);
  } catch {
    return "";
  }
}
