/** Words of every kind that are longer than a line, in every place. */
// Tests: reader/shell, reader/pages, reader/article, reader/search, reader/styles
import { longWords } from "./long-words-site.ts";
import { testLongWords } from "./run-long-words.ts";

testLongWords(Object.keys(longWords));
