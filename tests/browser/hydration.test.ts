/**
 * A fixed sample of the site's routes, each kind of page among them, in React's development build, which says most. The published one is
 * heard on each kind of page by `policy.long.test.ts`. All routes, in both: `npm run test:long`.
 */
import { testHydration } from "./run-hydration.ts";

testHydration((number) => number % 64 === 32, ["development"]);
