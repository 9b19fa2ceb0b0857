/** All edits of nothing but text, and what may happen beside one. */
// Tests: cli/pipeline/text-edit, cli/pipeline/last-run, cli/pipeline
import { testTextEdits } from "./run-text-edit.ts";

testTextEdits(() => true);
