/** Each page and each state of one, in either language and theme. */
import { testAccessibility } from "./run-accessibility.ts";

testAccessibility(() => true);
