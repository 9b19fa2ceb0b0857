/** The property of `document.test.ts`, for all texts. */
// Tests: cli/markdown/mdast
import { test } from "vitest";
import { allTexts, expectSameEvents, starts } from "./container-texts.ts";

test.each(starts)("after “%s”", (start) => expectSameEvents(allTexts(start)));
