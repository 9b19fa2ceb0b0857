/** The style of the first screen, on each page in each window. */
// Tests: cli/emit, cli/bundle, reader/styles, reader/shell
import { testFirstStyle } from "./run-first-style.ts";

testFirstStyle();
