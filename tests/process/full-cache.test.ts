/** A disk that is full while the cache is being written; others: `npm run test:long`. */
import { testFullCache } from "./run-full-cache.ts";

testFullCache((number) => number === 0);
