/**
 * The routes of the site, as wouter sees them: each language has its sets of docs, its blog and its other pages. A layout
 * stays mounted, with its sidebar, while a visitor moves within its route. Which page is in it follows from the page's data:
 * a page can be below the path of another area, such as that of docs at the top of the site.
 */
import type { ReactElement } from "react";
import { type Parser, Route, Router, Switch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { withoutSlash } from "../schema/paths.ts";
import { useManifest, useReader } from "./navigation/reader-context.ts";

type Props = {
  /** Route of the page on the screen. The address bar may be ahead of it. */
  route: string;
  /** False where no page has the address. */
  isFound: boolean;
  layout: ReactElement;
};

/** Routes with the same key share their layout, so that it stays when the language changes. */
export function Routes({ route, isFound, layout }: Props) {
  const { homes } = useReader().resources;
  // A host may still have the manifest of an earlier version, which has none.
  const { areas = [] } = useManifest();
  return (
    <Router hook={() => [route, navigate]} parser={parsePath}>
      <Switch>
        {isFound &&
          // The home of the source locale, `/`, is the first one, and matches all.
          [...homes].reverse().map((home) => (
            <Route key="locale" path={withoutSlash(home)} nest>
              <Switch>
                {areas.map(({ name, path }) => (
                  <Route key={name} path={path}>
                    {layout}
                  </Route>
                ))}
                <Route key="pages" path="/">
                  {layout}
                </Route>
              </Switch>
            </Route>
          ))}
        <Route key="not-found" path="/">
          {layout}
        </Route>
      </Switch>
    </Router>
  );
}

/**
 * A path matches itself and all below it, as it is written. The parser of wouter would ignore case, and take `:` and `*` in
 * an author's path for parameters.
 */
const parsePath: Parser = (path) => {
  const text = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return { pattern: path === "/" ? /^\// : RegExp(`^${text}(?![^/])`), keys: [] };
};
