/** The place of a visitor on a host that redirects, as most do; on others, and before the reader has started: `npm run test:long`. */
import { testScroll } from "./run-scroll.ts";

testScroll(["redirects"], false);
