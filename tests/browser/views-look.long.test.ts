/** The view of a page, in English on a wide screen and in French on a phone. */
// Tests: reader/views, reader/styles
import { testViewsLook } from "./run-views-look.ts";

testViewsLook(
  [
    ["en", 1280],
    ["fr", 390],
  ],
  [
    ["/docs/tech_writing/restapi_doc", 1280],
    ["/fr/docs/tech_writing/restapi_doc", 320],
    ["/fr/blog/online_doc", 390],
  ],
);
