/** Every fifth page of those that others wrote; all of them: `npm run test:long`. */
import { testCorpus } from "./run-corpus.ts";

testCorpus((number) => number % 5 === 0);
