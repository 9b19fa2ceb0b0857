/** Every name that JavaScript’s objects have, and names that functions and JSON look for. */
import { runNames } from "./run-names.ts";

runNames([...Object.getOwnPropertyNames(Object.prototype), "prototype", "toJSON"]);
