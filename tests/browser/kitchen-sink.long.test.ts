/** Every construct in both themes, on a wide screen and on a phone. */
// Tests: cli/markdown, reader/article, reader/styles
import { testKitchenSinkLook } from "./run-kitchen-sink-look.ts";

testKitchenSinkLook([
  ["light", 1280],
  ["light", 390],
  ["dark", 1280],
  ["dark", 390],
]);
