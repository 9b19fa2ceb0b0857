/** All that may change between two compiles. */
// Tests: cli/pipeline, cli/compile, cli/emit, cli/publish, cli/pipeline/last-run
import { testEveryInput } from "./run-every-input.ts";

testEveryInput(() => true);
