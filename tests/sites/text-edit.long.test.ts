/** All edits of nothing but text, and what may happen beside one. */
import { testTextEdits } from "./run-text-edit.ts";

testTextEdits(() => true);
