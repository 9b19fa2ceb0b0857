/** The size that a visitor has set, on a phone, on every third page; on all, a style that enlarges a page, and wide screens: `npm run test:long`. */
import { testLargeText } from "./run-large-text.ts";

testLargeText([["setting", 320]], (number) => number % 3 === 2, 1);
