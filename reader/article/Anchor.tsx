/** A link in the text. */
import { Link } from "../navigation/Link.tsx";
import type { ElementProps } from "./elements.ts";

export function Anchor({ props: { href, ...rest }, children }: ElementProps) {
  if (typeof href !== "string") return <a {...rest}>{children}</a>;
  return (
    <Link {...rest} href={href}>
      {children}
    </Link>
  );
}
