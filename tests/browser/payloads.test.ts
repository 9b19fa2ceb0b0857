/** A fixed sample of what a hostile author may write; all of it: `npm run test:long`. */
import { testPayloads } from "../payloads/run-payloads.ts";

testPayloads((number) => number % 94 === 0);
