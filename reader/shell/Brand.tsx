/** The site's name and logo, which lead home. */
import { memo } from "react";
import type { Manifest } from "../../schema/manifest.ts";
import { homeHref } from "../../schema/paths.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { Link } from "../navigation/Link.tsx";

export const Brand = memo(function Brand({ manifest }: { manifest: Manifest }) {
  const { logo, brand } = manifest;
  return (
    <Link className="brand" href={homeHref(manifest)}>
      {/* Lazy: the one that the theme hides is never fetched. */}
      {logo &&
        (["light", "dark"] as const).map((mode) => (
          <img
            key={mode}
            className={`on-${mode}`}
            src={pictureSource(logo[mode])}
            alt={logo.alt}
            width="32"
            height="32"
            loading="lazy"
          />
        ))}
      <span>{brand}</span>
    </Link>
  );
});
