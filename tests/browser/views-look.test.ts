/** The view on a wide screen and on a phone, and their menu; of a short page; each on both, of a long one: `npm run test:long`. */
import { testViewsLook } from "./run-views-look.ts";
import { short } from "./views-site.ts";

testViewsLook(
  [
    ["en", 1280],
    ["fr", 390],
  ],
  [[`/fr${short}`, 320]],
  short,
);
