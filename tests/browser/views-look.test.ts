/** Each view once, on a wide screen or on a phone; each on both: `npm run test:long`. */
import { testViewsLook } from "./run-views-look.ts";

testViewsLook([
  ["markdown", "en", 1280],
  ["json", "fr", 390],
  ["tree", "en", 1280],
]);
