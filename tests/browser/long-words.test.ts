/** Words that are longer than a line: the longest everywhere, others in a doc; all of them everywhere: `npm run test:long`. */
import { testLongWords } from "./run-long-words.ts";

testLongWords(["query"]);
testLongWords(["identifier", "compound"], ["/docs/guide/page"]);
