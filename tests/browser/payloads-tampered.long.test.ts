/** All the ways in which data may be changed after it was compiled. */
// Tests: reader/hast, reader/navigation, reader/article
import { testTamperedData } from "../payloads/tampered/run-tampered.ts";

testTamperedData();
