/** Sites whose every field holds markup, an address that runs, or one of another host. */
import { bothPolicies, testHostileSites } from "../payloads/hostile/run-hostile.ts";
import { variants } from "../payloads/hostile/texts.ts";

testHostileSites(variants, bothPolicies);
