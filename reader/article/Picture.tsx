/** A picture in the text, fetched when it comes near; otherwise React would ask for every one of them up front. */
import type { ElementProps } from "../hast/elements.ts";

export function Picture({ props }: ElementProps) {
  const { alt, ...rest } = props;
  return <img loading="lazy" decoding="async" {...rest} alt={String(alt ?? "")} />;
}
