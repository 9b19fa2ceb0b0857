/** The reader of a site with components of its own. They take React from this script: `cli/bundle/` adds its names. */
import { createSiteComponents } from "./article/site-components.tsx";
import { start } from "./start.tsx";

void start(createSiteComponents());
