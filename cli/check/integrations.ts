/** Integrations beside the rest of site.yml: a frame of the site's own host would not be kept apart from its pages. */
import { embedProviders } from "../markdown/embeds/providers.ts";
import type { Finding } from "../report/finding.ts";
import type { Configuration } from "../source/configuration.ts";

export function checkIntegrations({ site: { file, value, placeOf } }: Configuration): Finding[] {
  const { integrations, url } = value;
  const own = URL.canParse(url) ? new URL(url).host : undefined;
  return (integrations?.embeds ?? []).flatMap((declared, index) => {
    const isOwn = embedProviders([declared]).some(({ frame }) => new URL(frame).host === own);
    if (!isOwn) return [];
    return {
      rule: "configuration-is-valid" as const,
      file,
      place: placeOf(["integrations", "embeds", index]),
      message: `“${own}” is this site: a frame of it could change the page around it`,
      expected: "a provider on another host, or files for videos of this site",
    };
  });
}
