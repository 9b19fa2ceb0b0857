/** All the ways in which data may be changed after it was compiled. */
import { testTamperedData } from "../payloads/tampered/run-tampered.ts";

testTamperedData(() => true);
