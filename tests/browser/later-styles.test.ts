/** Parts with a style sheet of their own; what they are without it: `npm run test:long`. */
import { testLaterStyles } from "./run-later-styles.ts";

testLaterStyles(false);
