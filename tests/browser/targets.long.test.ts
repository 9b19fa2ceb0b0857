/** What can be hit is large enough on every kind of page, for fingers and for a mouse. */
// Tests: reader
import { testTargets } from "./run-targets.ts";

testTargets();
