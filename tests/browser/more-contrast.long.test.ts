/** More contrast on every kind of page, in both modes. */
// Tests: reader/styles, reader/pages, reader/shell
import { testMoreContrast } from "./run-more-contrast.ts";

testMoreContrast(() => true);
