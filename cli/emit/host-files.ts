/**
 * `_headers` and `_redirects`, for hosts that read them: Netlify
 * (https://docs.netlify.com/manage/routing/headers/) and Cloudflare
 * (https://developers.cloudflare.com/workers/static-assets/headers/). Other hosts serve them as plain files.
 */
import { parseHeaders } from "../hosts/host-files/headers-file.ts";
import { mergedHeaders, renderHeaderRules, type SiteAddresses } from "../hosts/host-files/merged-headers.ts";
import { type HeadersInput, toolHeaderRules } from "../hosts/host-files/tool-headers.ts";

/** The author's text comes first, unchanged. */
export function renderHeaders(input: HeadersInput, text = "", addresses: SiteAddresses = []): string {
  const { rules } = mergedHeaders(toolHeaderRules(input), parseHeaders(text).rules, addresses);
  return [text, renderHeaderRules(rules)].filter((part) => part !== "").join("\n");
}
