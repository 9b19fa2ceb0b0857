/** Preformatted text scrolls inside itself, with the keyboard too. */
import type { ElementProps } from "../hast/elements.ts";

export function Pre({ props, children }: ElementProps) {
  return (
    <pre {...props} tabIndex={0}>
      {children}
    </pre>
  );
}
