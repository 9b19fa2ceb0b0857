/** Each page and each state of one, in either language and theme. */
// Tests: reader
import { testAccessibility } from "./run-accessibility.ts";

testAccessibility(() => true);
