/** Sites whose every field holds markup, an address that runs, or one of another host. */
// Tests: cli/markdown, cli/emit, reader/hast, schema
import { bothPolicies, testHostileSites } from "../payloads/hostile/run-hostile.ts";
import { variants } from "../payloads/hostile/texts.ts";

testHostileSites(variants, bothPolicies);
