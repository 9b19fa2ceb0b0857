/** A site with components of its own at the root. */
// Tests: cli/components, cli/site-code, reader/article
import { testComponents } from "./run-components.ts";

testComponents(["/"]);
