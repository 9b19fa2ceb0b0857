/** The shipped site's texts with an announcement, which they have none of: in a temporary folder, for the caller to remove. */
import { appendFileSync, cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const announcement = `
announcement:
  id: autumn
  text: { en: I take on work from October., fr: J’accepte du travail à partir d’octobre. }
  link: { label: { en: About me, fr: À propos de moi }, to: /about }
`;

/** `content` is in `folder`, beside what is known of the texts already. */
export function announcedContent(): { folder: string; content: string } {
  const folder = mkdtempSync(join(tmpdir(), "twsite-announced-"));
  const content = join(folder, "content");
  cpSync("content", content, { recursive: true });
  appendFileSync(join(content, "site.yml"), announcement);
  const cache = ".twsite/content";
  if (existsSync(cache)) cpSync(cache, join(folder, cache), { recursive: true });
  return { folder, content };
}
