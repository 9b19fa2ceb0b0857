/** The notices that licences ask to be passed on, as one text: `content/static/licences.txt`. */
import { type Credited, credited, installedFonts, packagesInTheReader } from "./packages.ts";

export const noticesFile = "content/static/licences.txt";

const rule = `\n\n${"=".repeat(72)}\n\n`;

/** A package that has a licence in full, where others only name it. */
const inFull: Record<string, string> = { "Apache-2.0": "typescript" };

export async function notices(): Promise<string> {
  const all = [...(await packagesInTheReader()), ...installedFonts()];
  const named = [...new Set(all.map(({ licence }) => licence))].flatMap((licence) => inFull[licence] ?? []);
  const whole = named.map((name) => credited(name).text);
  return `${[heading, ...all.map(notice), ...whole].join(rule)}\n`;
}

const heading = "Licences of the software and the fonts that this site sends to browsers.";

function notice({ name, licence, text }: Credited): string {
  return `${name} (${licence})\n\n${text}`;
}
