/** The place of a visitor on a host that redirects to the folder of a page, and on one that does not. */
// Tests: reader/navigation, cli/hosts
import { testScroll } from "./run-scroll.ts";

testScroll(["redirects", "does not redirect"], true);
