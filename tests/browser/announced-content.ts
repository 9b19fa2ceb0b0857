/** The shipped site's texts with an announcement, which they have none of: in a temporary folder, for the caller to remove. */
import { appendFileSync, cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const announcement = `
announcement:
  id: autumn
  text: { en: I take on work from October., fr: J’accepte du travail à partir d’octobre. }
  link: { label: { en: About me, fr: À propos de moi }, to: /about }
`;

export function announcedContent(): string {
  const content = mkdtempSync(join(tmpdir(), "twsite-announced-"));
  cpSync("content", content, { recursive: true });
  appendFileSync(join(content, "site.yml"), announcement);
  return content;
}
