/** All disks that cannot be written. */
import { testFullCache } from "./run-full-cache.ts";

testFullCache(() => true);
