/** All edits, and what may happen beside one. */
// Tests: cli/pipeline
import { testEdits } from "./run-edits.ts";

testEdits(() => true);
