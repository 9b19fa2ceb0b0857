/** Details of the text. A visitor, or a hash, may have opened them before the reader was there. */
import type { ElementProps } from "../hast/elements.ts";

export function Details({ props, children }: ElementProps) {
  return (
    <details {...props} suppressHydrationWarning>
      {children}
    </details>
  );
}
