/** What a visitor meets on a static host at the root. */
// Tests: reader
import { testVisit } from "./run-visit.ts";

testVisit(["/"]);
