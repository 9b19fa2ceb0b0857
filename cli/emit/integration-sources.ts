/** Declared integrations → what the policy of each document allows for them, and nothing else. */
import type { SiteConfig } from "../../schema/site.ts";
import { embedProviders } from "../markdown/embeds/providers.ts";
import type { PolicySources } from "./content-security-policy.ts";

type Sources = Pick<
  PolicySources,
  "scriptOrigins" | "connectOrigins" | "frameOrigins" | "formOrigins" | "hasMedia"
>;

export function integrationSources({ integrations }: Pick<SiteConfig, "integrations">): Sources {
  if (!integrations) return {};
  const { analytics, feedback, embeds } = integrations;
  const script = analytics?.script;
  const origin = originOf(script?.src);
  const hosts = (script?.hosts ?? []).map((host) => `https://${host}`);
  return {
    scriptOrigins: origin,
    connectOrigins: [
      ...(hosts.length > 0 ? hosts : origin),
      ...originOf(analytics?.beacon?.endpoint),
      ...originOf(feedback?.endpoint),
    ],
    formOrigins: feedback?.endpoint === undefined ? [] : [originOf(feedback.endpoint)[0] ?? "'self'"],
    frameOrigins: frameOrigins(embeds),
    hasMedia: embeds.includes("files"),
  };
}

export function frameOrigins(embeds: NonNullable<SiteConfig["integrations"]>["embeds"]): string[] {
  return [...new Set(embedProviders(embeds).map(({ frame }) => new URL(frame).origin))].sort();
}

/** None for a path of the site: the policy has the site itself already. */
function originOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
}
