/** Every kind of page for fingers, some for a mouse; every kind for both: `npm run test:long`. */
import { testTargets } from "./run-targets.ts";

testTargets((number, pointer) => pointer === "finger" || number % 4 === 0);
