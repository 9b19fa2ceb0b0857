/** What sizes of pictures cost: `npm run bench -- --pictures [--sizes 200]`; photographs of 12 megapixels, cold, with the cache alone, and unchanged. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { run } from "./run.ts";

const configuration =
  "title: Bench\nurl: https://www.example.com\nlocales:\n  - { id: en, tag: en-GB, label: English }\npictures: true\n";
const perPage = 10;

export async function printPictures(print: (line: string) => void, counts: readonly number[]): Promise<void> {
  const command = resolve("dist/twsite/main.js");
  print("| pictures | run | wall s | CPU s | peak MB |");
  print("| ---: | --- | ---: | ---: | ---: |");
  for (const count of counts) {
    // Beside the installed package, so that it is found.
    const folder = mkdtempSync(join(tmpdir(), "twsite-bench-pictures-"));
    try {
      await writeContent(join(folder, "content"), count);
      const compile = async (what: string) => {
        const { wall, cpu, peak } = await run("node", [command, "compile", "--out", "site"], folder);
        print(`| ${count} | ${what} | ${wall.toFixed(1)} | ${cpu.toFixed(1)} | ${peak.toFixed(0)} |`);
      };
      await compile("cold");
      rmSync(join(folder, "site"), { recursive: true });
      await compile("with the cache");
      await compile("nothing changed");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function writeContent(content: string, count: number): Promise<void> {
  mkdirSync(join(content, "en/docs"), { recursive: true });
  mkdirSync(join(content, "en/pages"));
  writeFileSync(join(content, "site.yml"), configuration);
  writeFileSync(join(content, "en/pages/index.md"), "# Home\n\nText.\n");
  for (let index = 0; index < count; index++)
    writeFileSync(join(content, `en/docs/photo-${index}.jpg`), await photograph(index));
  for (let first = 0; first < count; first += perPage) {
    const shown = Array.from({ length: Math.min(perPage, count - first) }, (_, place) => first + place);
    const text = shown.map((index) => `![Photograph ${index}](photo-${index}.jpg)`).join("\n\n");
    writeFileSync(join(content, `en/docs/page-${first}.md`), `# Page ${first}\n\nText.\n\n${text}\n`);
  }
}

/** Gradients with noise of three sizes: about as many bytes as a photograph of a camera. */
async function photograph(index: number): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const layer = async (scale: number, opacity: number) => {
    const size = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
    const made = sharp({ create: { ...size, channels: 3, background: "#888", noise } });
    const input = await made
      .resize(width, height, { fit: "fill" })
      .ensureAlpha(opacity)
      .png({ compressionLevel: 0 })
      .toBuffer();
    return { input };
  };
  const background = { r: (index * 37) % 256, g: (index * 59) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([await layer(64, 0.6), await layer(8, 0.3)])
    .jpeg({ quality: 90 })
    .toBuffer();
}
