/** Each page and each state of one, seen once: languages, themes and widths take turns. All of them: `npm run test:long`. */
import { testAccessibility } from "./run-accessibility.ts";

testAccessibility((number, look) => number % 4 === look);
