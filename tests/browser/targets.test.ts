/** Some pages for fingers, others for a mouse; every kind for both: `npm run test:long`. */
import { testTargets } from "./run-targets.ts";

testTargets((number, pointer) => number % 4 === (pointer === "finger" ? 1 : 3));
