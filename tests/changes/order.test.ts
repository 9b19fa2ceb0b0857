/** A few orders of an upload, and a few places where it stops; more of both: `npm run test:long`. */
import { testOrder } from "./run-order.ts";

testOrder({ rounds: 1, step: 307 });
