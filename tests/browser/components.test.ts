/** A site with components of its own under a sub-path, where an address that leaves it out shows; at the root of a host: `npm run test:long`. */
import { testComponents } from "./run-components.ts";

testComponents(["/sub/"]);
