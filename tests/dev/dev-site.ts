/** `twsite dev` as a process, on content of the test's own. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { vi } from "vitest";
import { type Running, start } from "../process/command.ts";

export type DevSite = Running & {
  /** Address of the home page. */
  url: string;
  /** Folder that the command runs in; the content is in `content/`. */
  folder: string;
  /** What is on the terminal so far. */
  terminal(): string;
  read(path: string): string;
  /** Paths are from the content folder. */
  write(path: string, text: string): void;
  /** As editors save: a new file takes the place of the old one. */
  replace(path: string, text: string): void;
  remove(path: string): void;
  close(): Promise<void>;
};

export type Files = Record<string, string>;

export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

type Choices = {
  args?: readonly string[];
  prepare?: (folder: string) => void;
  /** True: only pages can be had yet, of which each is compiled when it is asked for. */
  isEarly?: boolean;
};

export async function startDev(
  files: Files,
  { args = [], prepare, isEarly = false }: Choices = {},
): Promise<DevSite> {
  const folder = mkdtempSync(join(tmpdir(), "twsite-dev-"));
  const content = join(folder, "content");
  writeFiles(content, files);
  prepare?.(folder);
  const running = start(["dev", "--port", "0", "--jobs", "1", ...args], { cwd: folder });
  let terminal = "";
  for (const stream of [running.child.stdout, running.child.stderr])
    stream?.on("data", (text: string) => {
      terminal += text;
    });
  try {
    await vi.waitUntil(() => terminal.includes("Ctrl-C stops"), { timeout: 150_000 });
  } catch {
    running.child.kill();
    throw new Error(`twsite dev did not start:\n${terminal}`);
  }
  const url = /http:\S+/.exec(terminal)?.[0] ?? "";
  if (!isEarly) await fetch(`${url}sitemap.xml`);
  return {
    ...running,
    folder,
    url,
    terminal: () => terminal,
    read: (path) => readFileSync(join(content, path), "utf8"),
    write: (path, text) => writeFiles(content, { [path]: text }),
    replace(path, text) {
      writeFileSync(join(folder, "draft"), text);
      renameSync(join(folder, "draft"), join(content, path));
    },
    remove: (path) => rmSync(join(content, path), { recursive: true }),
    async close() {
      running.child.kill("SIGINT");
      await running.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A small site in two languages, with everything that a reader can open. */
export const smallSite: Files = {
  "site.yml": `title: Small site
url: https://example.com
locales:
  - { id: en, tag: en-GB, label: English }
  - { id: fr, tag: fr-FR, label: Français }
navbar:
  left:
    - { type: sidebar, sidebar: docs, label: Docs }
`,
  "en/pages/index.md": "---\ntitle: Home\n---\n\nSee [the guide](../docs/guide.md).\n",
  "fr/pages/index.md": "---\ntitle: Accueil\n---\n\nBonjour.\n",
  "en/docs/guide.md": `---
title: The guide
---

First words.

${"A paragraph that takes its place.\n\n".repeat(30)}
:::details[More of it]
Hidden words.
:::

::::tabs
:::tab[One]
Text of one.
:::
:::tab[Two]
Text of two.
:::
::::

${"Another paragraph below.\n\n".repeat(30)}
`,
  "en/docs/other.md": "---\ntitle: The other page\n---\n\nOther words.\n",
  "en/docs/secret.md": "---\ntitle: Not yet\ndraft: true\n---\n\nDraft words.\n",
};
