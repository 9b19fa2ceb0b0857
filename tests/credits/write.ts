/** Writes the notices again, after a change of the packages that reach a visitor: `npm run credits`. */
import { writeFileSync } from "node:fs";
import { notices, noticesFile } from "./notices.ts";

writeFileSync(noticesFile, await notices());
console.log(
  `${noticesFile} is written. The tables of docs/legal/credits.md are yours to keep: the test compares them.`,
);
