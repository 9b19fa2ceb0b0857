/** The longest word everywhere; all of them, and without scripts: `npm run test:long`. */
import { testLongWords } from "./run-long-words.ts";

const doc = ["/docs/guide/page"];

testLongWords(["query"], { withoutScripts: doc });
