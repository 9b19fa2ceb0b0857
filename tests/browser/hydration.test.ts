/** A fixed sample of the site's routes, each kind of page among them; all of them: `npm run test:long`. */
import { testHydration } from "./run-hydration.ts";

testHydration((number, visit) => number % 64 === visit * 32);
