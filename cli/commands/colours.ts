/** Colours on the terminal: the user's choice takes precedence (`https://no-color.org`, `https://force-color.org`). */

/** `NO_COLOR` counts for more than `FORCE_COLOR`; an empty variable says nothing. */
export function wantsColours(
  isTerminal: boolean,
  { NO_COLOR, FORCE_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTerminal && TERM !== "dumb";
}
