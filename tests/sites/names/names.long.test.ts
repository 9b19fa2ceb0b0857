/** Every name that JavaScript’s objects have, and names that functions and JSON look for. */
// Tests: schema, cli/site, cli/source, cli/source/yaml, cli/markdown
import { runNames } from "./run-names.ts";

runNames([...Object.getOwnPropertyNames(Object.prototype), "prototype", "toJSON"]);
