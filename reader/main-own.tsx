/** The reader of a site with components of its own. They take React from this script: `cli/bundle/` adds its names. */
import { createOwnComponents } from "./article/own-components.ts";
import { start } from "./start.tsx";

void start(createOwnComponents());
