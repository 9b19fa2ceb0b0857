/** What a visitor meets on a static host at the root. */
import { testVisit } from "./run-visit.ts";

testVisit(["/"]);
