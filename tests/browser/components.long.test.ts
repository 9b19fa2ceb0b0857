/** A site with components of its own at the root. */
import { testComponents } from "./run-components.ts";

testComponents(["/"]);
