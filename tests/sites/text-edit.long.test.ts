/** All edits of nothing but text, and what may happen beside one. */
// Tests: cli/text-edit, cli/last-run, cli/build
import { testTextEdits } from "./run-text-edit.ts";

testTextEdits(() => true);
