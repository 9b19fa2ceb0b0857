/** Each kind of page in one of both modes; in both: `npm run test:long`. */
import { testMoreContrast } from "./run-more-contrast.ts";

testMoreContrast((number, theme) => (number % 2 === 0) === (theme === "light"));
