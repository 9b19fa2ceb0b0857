/** The longest word everywhere, another in a doc; all of them everywhere, and without scripts: `npm run test:long`. */
import { testLongWords } from "./run-long-words.ts";

const doc = ["/docs/guide/page"];

testLongWords(["query"], { withoutScripts: doc });
testLongWords(["compound"], { withScripts: doc, withoutScripts: [] });
