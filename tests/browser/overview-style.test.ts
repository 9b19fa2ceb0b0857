/** Pages that are unlike each other; all kinds of pages whose style comes in a sheet of its own, also where it is lost: `npm run test:long`. */
import { testOverviewStyle } from "./run-overview-style.ts";

testOverviewStyle((kind) => ["home page", "not-found page"].includes(kind), false);
