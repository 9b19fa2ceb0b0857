/** The policy holds on every kind of page, in either language. */
// Tests: cli/emit, cli/hosts/host-files
import { afterAll, beforeAll, test } from "vitest";
import { openUnderPolicy, type SiteUnderPolicy } from "./article-site.ts";
import { expectPolicyOnKinds } from "./policy-on-kinds.ts";

let site: SiteUnderPolicy;
beforeAll(async () => {
  site = await openUnderPolicy("content");
});
afterAll(() => site?.close());

test.each(["en", "fr"])("every kind of page: %s", (own) => expectPolicyOnKinds(site, own, () => true));
