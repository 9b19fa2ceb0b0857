/** A link of the reader. `useLinks` handles its clicks; out of the site it says so. */
import type { ComponentProps } from "react";
import type { ReaderStrings } from "../../schema/strings.ts";
import { isSafeLink } from "../hast/safe-addresses.ts";
import { isOutside } from "./page-link.ts";
import { useManifest } from "./reader-context.ts";

type LinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & { href: string };

export function Link(props: LinkProps) {
  return linkElement(props, useManifest().strings);
}

/** The link where there is no context. */
export function linkElement({ href, children, ...rest }: LinkProps, strings: ReaderStrings) {
  return isOutside(href) ? (
    <a href={href} {...rest} rel="external noopener">
      {children}
      <span className="sr-only"> {strings.leavesSite}</span>
    </a>
  ) : (
    <a {...rest} href={isSafeLink(href) ? href : undefined}>
      {children}
    </a>
  );
}
