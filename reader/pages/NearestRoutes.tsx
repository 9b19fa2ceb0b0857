/** Pages that the visitor may have looked for. The list of all routes is requested here, and nowhere else. */
import { useEffect, useState } from "react";
import { hrefOf } from "../../schema/paths.ts";
import type { Routes } from "../../schema/routes.ts";
import { fetchData } from "../navigation/fetch-data.ts";
import { Link } from "../navigation/Link.tsx";
import { useManifest, useReader } from "../navigation/reader-context.ts";
import { useRoute } from "../navigation/use-route.ts";
import { nearestRoutes } from "./nearest-routes.ts";

const MOST = 3;

export function NearestRoutes() {
  const { base, locale, strings } = useManifest();
  const route = useRoute(base, useReader().resources.homes);
  const [routes, setRoutes] = useState<Routes["routes"]>([]);

  useEffect(() => {
    void fetchData<Routes>(`${base}data/routes.json`).then(
      (outcome) => outcome.type === "found" && setRoutes(outcome.value.routes),
    );
  }, [base]);

  const own = routes.filter((candidate) => candidate.locale === locale);
  const near = nearestRoutes(route, own, MOST);
  if (near.length === 0) return null;
  return (
    <nav className="nearest-routes" aria-labelledby="nearest-routes">
      <h2 id="nearest-routes">{strings.notFoundNearest}</h2>
      <ul>
        {near.map(({ path, title }) => (
          <li key={path}>
            <Link href={hrefOf(base, path)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
