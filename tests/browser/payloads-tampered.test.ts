/** A fixed sample of data that was changed after it was compiled; all of it: `npm run test:long`. */
import { testTamperedData } from "../payloads/tampered/run-tampered.ts";

testTamperedData((number) => number % 614 === 0);
