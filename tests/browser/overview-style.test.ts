/** Pages each of which has a part of the style sheet of its own; all kinds of pages: `npm run test:long`. */
import { testOverviewStyle } from "./run-overview-style.ts";

/** Their lists look like those of others. */
const alike = ["further page of the blog", "tag", "list of the docs' tags", "tag of docs", "author"];

testOverviewStyle((kind) => !alike.includes(kind));
