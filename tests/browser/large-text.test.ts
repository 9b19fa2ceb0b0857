/** The size that a visitor has set on a phone, and the style that enlarges a page on a wide screen; both on both: `npm run test:long`. */
import { testLargeText } from "./run-large-text.ts";

testLargeText([
  ["setting", 390],
  ["style", 1280],
]);
