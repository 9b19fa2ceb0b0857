/** A site in English and Arabic: each page on each width. */
// Tests: reader/styles, reader/shell
import { rightToLeft, testWidths } from "./run-right-to-left.ts";

testWidths(rightToLeft(), () => true);
