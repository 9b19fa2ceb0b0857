/** All that may change between two compiles. */
// Tests: cli/build, cli/compile, cli/emit, cli/publish, cli/last-run
import { testEveryInput } from "./run-every-input.ts";

testEveryInput(() => true);
