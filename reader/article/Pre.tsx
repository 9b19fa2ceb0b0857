/** Preformatted text scrolls inside itself, with the keyboard too. */
import type { ElementProps } from "./Hast.tsx";

export function Pre({ props, children }: ElementProps) {
  return (
    <pre {...props} tabIndex={0}>
      {children}
    </pre>
  );
}
