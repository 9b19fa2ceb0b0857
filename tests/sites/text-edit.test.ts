/** A fixed sample of edits of nothing but text; all of them: `npm run test:long`. */
import { testTextEdits } from "./run-text-edit.ts";

testTextEdits((number) => number % 12 === 0);
