/** Every kind of page whose style comes in a sheet of its own, and what they are without it. */
// Tests: reader/pages, reader/styles, reader/navigation, cli/emit
import { testOverviewStyle } from "./run-overview-style.ts";

testOverviewStyle(() => true, true);
