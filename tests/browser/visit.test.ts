/** What a visitor meets on a static host under a sub-path, where an address that leaves it out shows; at the root of a host: `npm run test:long`. */
import { testVisit } from "./run-visit.ts";

testVisit(["/sub/"]);
