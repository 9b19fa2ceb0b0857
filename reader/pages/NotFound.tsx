/** Shown where an address leads to nothing: the pages that it may have meant, and the search. */
import { type ComponentType, useEffect, useState } from "react";
import type { NotFoundPage } from "../../schema/page.ts";
import { homeHref } from "../../schema/paths.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";
import { SearchButton } from "../search/SearchButton.tsx";

export function NotFound({ page }: { page: NotFoundPage }) {
  const manifest = useManifest();
  const { strings } = manifest;
  const [help, setHelp] = useState<{ NearestRoutes: ComponentType }>();

  useEffect(() => {
    import("./NearestRoutes.tsx").then(setHelp, () => {
      // The page says what it has to say without it.
    });
  }, []);

  return (
    <div className="column not-found">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>{page.title}</h1>
      <p className="lead">{strings.notFoundText}</p>
      <p>{strings.notFoundAdvice}</p>
      <p className="not-found-ways">
        <Link className="button" href={homeHref(manifest)}>
          {strings.goHome}
        </Link>
        <SearchButton />
      </p>
      <Sections />
      {/* Last: what comes later moves nothing. */}
      {help && <help.NearestRoutes />}
    </div>
  );
}

/** The site's parts, as the bar has them. */
function Sections() {
  const { navbar } = useManifest();
  const links = [...navbar.left, ...navbar.right].flatMap((item) =>
    item.kind === "link" ? [item] : item.kind === "dropdown" ? item.items : [],
  );
  if (links.length === 0) return null;
  return (
    <ul className="not-found-sections">
      {links.map(({ title, href }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
