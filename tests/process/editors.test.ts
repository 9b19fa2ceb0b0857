/** What an editor shows in the YAML files of a new site, asked of the language server that the proposed extension starts. */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from "vscode-jsonrpc/node.js";
import { temporaryFolder } from "../sites/folders.ts";
import { run } from "./warm-command.ts";

type Problem = { message: string; range: { start: { line: number } } };
type Published = { uri: string; diagnostics: Problem[] };

const bin = createRequire(import.meta.url).resolve("yaml-language-server/bin/yaml-language-server");

/** A new site, open in an editor that proposes what VS Code does with the settings of its folder. */
async function siteInEditor() {
  const cwd = temporaryFolder();
  await run(["init", "site", "--no-install", "--locales", "en"], { cwd });
  const site = join(cwd, "site");
  const settings = JSON.parse(readFileSync(join(site, ".vscode/settings.json"), "utf8"));
  const server = spawn(process.execPath, [bin, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const editor = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  onTestFinished(async () => {
    await editor.sendRequest("shutdown");
    editor.dispose();
    server.kill();
  });
  const waiting = new Map<string, (problems: Problem[]) => void>();
  editor.onRequest("workspace/configuration", ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) =>
      section === "yaml" ? { schemas: settings["yaml.schemas"], schemaStore: { enable: false } } : null,
    ),
  );
  editor.onRequest("client/registerCapability", () => null);
  editor.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }: Published) =>
    waiting.get(uri)?.(diagnostics),
  );
  editor.listen();
  const uri = pathToFileURL(site).href;
  await editor.sendRequest("initialize", {
    processId: process.pid,
    rootUri: uri,
    workspaceFolders: [{ uri, name: "site" }],
    capabilities: { workspace: { configuration: true, workspaceFolders: true } },
  });
  await editor.sendNotification("initialized", {});
  const addressOf = (path: string) => pathToFileURL(join(site, path)).href;
  return {
    /** What the editor underlines in the file, after it was changed to `text`. */
    open: (path: string, text = readFileSync(join(site, path), "utf8")): Promise<Problem[]> => {
      writeFileSync(join(site, path), text);
      const textDocument = { uri: addressOf(path), languageId: "yaml", version: 1, text };
      return new Promise((resolve) => {
        waiting.set(textDocument.uri, resolve);
        editor.sendNotification("textDocument/didOpen", { textDocument });
      });
    },
    /** What the editor says where the pointer rests on the first place of `text`. */
    explain: async (path: string, text: string): Promise<string | undefined> => {
      const lines = readFileSync(join(site, path), "utf8").split("\n");
      const line = lines.findIndex((entry) => entry.includes(text));
      const shown = await editor.sendRequest<{ contents: { value: string } } | null>("textDocument/hover", {
        textDocument: { uri: addressOf(path) },
        position: { line, character: (lines[line] ?? "").indexOf(text) + 1 },
      });
      return shown?.contents.value;
    },
  };
}

test("an editor underlines nothing in a new site, and explains its keys", async () => {
  const { open, explain } = await siteInEditor();
  for (const path of [
    "content/site.yml",
    "content/sidebars.yml",
    "content/authors.yml",
    "content/tags.yml",
    "content/en/variables.yml",
    "content/en/glossary.yml",
    "content/en/docs/writing/category.yml",
  ])
    expect([path, await open(path)]).toEqual([path, []]);
  expect(await explain("content/site.yml", "favicon:")).toContain("browser's tab");
});

test("a key that does not exist is underlined, by the file's first line or by the settings", async () => {
  const { open } = await siteInEditor();
  const text = "# yaml-language-server: $schema=../schemas/site.schema.json\ntitle: Mine\ntitel: Mine\n";
  expect(await open("content/site.yml", text)).toContainEqual(
    expect.objectContaining({
      message: expect.stringContaining("titel"),
      range: expect.objectContaining({ start: expect.objectContaining({ line: 2 }) }),
    }),
  );
  expect(await open("content/en/docs/category.yml", "label: Guides\npositon: 2\n")).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining("positon") }),
  );
});
