/** The site's name and logo, which lead home. */
import { memo } from "react";
import type { Manifest } from "../../schema/manifest.ts";
import { pictureSource } from "../hast/safe-addresses.ts";
import { Link } from "../navigation/Link.tsx";

export const Brand = memo(function Brand({ manifest }: { manifest: Manifest }) {
  const { logo, title, locales, locale, base } = manifest;
  const home = locales.find(({ id }) => id === locale)?.home ?? base;
  return (
    <Link className="brand" href={home}>
      {/* Lazy: the one that the theme hides is never fetched. */}
      {logo && (
        <>
          <img
            className="on-light"
            src={pictureSource(logo.light)}
            alt=""
            width="32"
            height="32"
            loading="lazy"
          />
          <img
            className="on-dark"
            src={pictureSource(logo.dark)}
            alt=""
            width="32"
            height="32"
            loading="lazy"
          />
        </>
      )}
      <span>{title}</span>
    </Link>
  );
});
