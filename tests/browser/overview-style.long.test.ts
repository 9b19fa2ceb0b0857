/** Every kind of page whose style comes in a sheet of its own. */
// Tests: reader/pages, reader/styles, reader/navigation, cli/emit
import { testOverviewStyle } from "./run-overview-style.ts";

testOverviewStyle(() => true);
