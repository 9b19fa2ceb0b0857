/** Preformatted text scrolls inside itself, with the keyboard too. */
import type { ElementProps } from "../hast/elements.ts";

export function Pre({ props, children }: ElementProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, which takes focus to do with the keyboard
    <pre {...props} tabIndex={0}>
      {children}
    </pre>
  );
}
