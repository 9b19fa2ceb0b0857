/** All the pages that others wrote. */
// Tests: cli/markdown, cli/mdast
import { testCorpus } from "./run-corpus.ts";

testCorpus(() => true);
