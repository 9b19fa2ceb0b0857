/** Parts with a style sheet of their own, also where it does not arrive. */
// Tests: reader/search, reader/shell, reader/side-by-side, reader/views, reader/styles, reader/navigation
import { testLaterStyles } from "./run-later-styles.ts";

testLaterStyles(true);
