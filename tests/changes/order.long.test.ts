/** Many orders of an upload, and many places where it stops. */
// Tests: cli/publish/changes, cli/publish
import { testOrder } from "./run-order.ts";

testOrder({ rounds: 8, step: 41 });
