/** The size that a visitor has set, on a phone; also a style that enlarges a page, and wide screens: `npm run test:long`. */
import { testLargeText } from "./run-large-text.ts";

testLargeText([["setting", 390]]);
