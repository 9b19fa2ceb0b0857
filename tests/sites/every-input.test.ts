/** A fixed sample of what may change between two compiles; all of it: `npm run test:long`. */
import { testEveryInput } from "./run-every-input.ts";

testEveryInput((number) => number % 16 === 0);
