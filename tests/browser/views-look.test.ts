/** Views on a wide screen and on a phone, and their menu; each on both: `npm run test:long`. */
import { testViewsLook } from "./run-views-look.ts";

testViewsLook(
  [
    ["markdown", "en", 1280],
    ["tree", "fr", 390],
  ],
  [["/fr/docs/tech_writing/restapi_doc", 320]],
);
