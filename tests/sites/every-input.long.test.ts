/** All that may change between two compiles. */
import { testEveryInput } from "./run-every-input.ts";

testEveryInput(() => true);
