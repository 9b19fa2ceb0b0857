/** Shown where an address leads to nothing. */
import type { NotFoundPage } from "../../schema/page.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest } from "../navigation/reader-context.ts";

export function NotFound({ page }: { page: NotFoundPage }) {
  const { strings, locales, locale, base } = useManifest();
  return (
    <div className="column not-found">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>{page.title}</h1>
      <p className="lead">{strings.notFoundText}</p>
      <p>{strings.notFoundAdvice}</p>
      <p>
        <Link className="button" href={locales.find(({ id }) => id === locale)?.home ?? base}>
          {strings.goHome}
        </Link>
      </p>
    </div>
  );
}
