/** A site with components of its own at the root. */
// Tests: cli/emit/components, cli/compile/site-code, reader/article
import { testComponents } from "./run-components.ts";

testComponents(["/"]);
