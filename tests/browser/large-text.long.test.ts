/** Text of twice the size, by the visitor’s setting and by a style, on a phone and on a wide screen, and half as large again on a phone. */
// Tests: reader/shell, reader/pages, reader/article, reader/search, reader/styles
import { testLargeText } from "./run-large-text.ts";

testLargeText([
  ["setting", 320],
  ["style", 320],
  ["setting", 390],
  ["smaller setting", 390],
  ["setting", 1280],
  ["style", 390],
  ["style", 1280],
]);
