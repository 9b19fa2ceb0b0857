/**
 * A fixed sample of the site's routes, each kind of page among them, in React's development build, which says most. The published one is
 * heard on each kind of page by `policy.long.test.ts`. All routes, in both: `npm run test:long`.
 */
import { testHydration } from "./run-hydration.ts";

testHydration(({ locale, kind }, number, routes) => {
  const isFirst = routes.findIndex((other) => other.locale === locale && other.kind === kind) === number;
  return number % 64 === 32 || (locale === "fr" && isFirst);
});
