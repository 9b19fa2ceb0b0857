/** One limit for each way to end; more of them: `npm run test:long`. */
import { testFewOpenFiles } from "./run-few-open-files.ts";

testFewOpenFiles((number) => number === 0, 150);
