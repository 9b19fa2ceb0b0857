/** A link in the text. */

import type { ElementProps } from "../hast/elements.ts";
import { Link } from "../navigation/Link.tsx";

export function Anchor({ props: { href, ...rest }, children }: ElementProps) {
  if (typeof href !== "string") return <a {...rest}>{children}</a>;
  return (
    <Link {...rest} href={href}>
      {children}
    </Link>
  );
}
