/** A fixed sample of edits; all of them: `npm run test:long`. */
import { testEdits } from "./run-edits.ts";

testEdits((number) => number % 12 === 0);
