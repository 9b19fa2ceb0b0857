/** All routes of the site, in both visits. */
import { testHydration } from "./run-hydration.ts";

testHydration(() => true);
