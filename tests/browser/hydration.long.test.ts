/** All routes of the site, in both visits. */
// Tests: reader, cli/emit
import { testHydration } from "./run-hydration.ts";

testHydration();
