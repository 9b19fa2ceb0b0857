/** A link of the reader. `useLinks` handles its clicks; out of the site it says so. */
import type { ComponentProps } from "react";
import { isSafeLink } from "../hast/safe-addresses.ts";
import { isOutside } from "./page-link.ts";
import { useManifest } from "./reader-context.ts";

type LinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & { href: string };

export function Link({ href, ...rest }: LinkProps) {
  return isOutside(href) ? (
    <OutsideLink href={href} {...rest} />
  ) : (
    <a {...rest} href={isSafeLink(href) ? href : undefined} />
  );
}

function OutsideLink({ children, ...rest }: LinkProps) {
  const { strings } = useManifest();
  return (
    <a {...rest} rel="external noopener">
      {children}
      <span className="sr-only"> {strings.leavesSite}</span>
    </a>
  );
}
