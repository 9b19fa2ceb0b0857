/** The commands. The module of one is read when it is called, so that none slows the start of another. */
import type { Command } from "commander";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";

type CommandEntry = {
  description: string;
  load(): Promise<(io: CommandIo, installation: Installation) => Command>;
};

export const commands: Record<string, CommandEntry> = {
  init: {
    description: "Start a site of your own in an empty folder",
    load: async () => (await import("./init.ts")).initCommand,
  },
  dev: {
    description: "Serve the content as a site that follows every change",
    load: async () => (await import("./dev.ts")).devCommand,
  },
  import: {
    description: "Bring a site of another tool over",
    load: async () => (await import("./import.ts")).importCommand,
  },
  compile: {
    description: "Compile the content folder to a website",
    load: async () => (await import("./compile.ts")).compileCommand,
  },
  check: {
    description: "Report everything that compile would, and write nothing",
    load: async () => (await import("./check.ts")).checkCommand,
  },
  preview: {
    description: "Serve the compiled site as a static host would",
    load: async () => (await import("./preview.ts")).previewCommand,
  },
  manual: {
    description: "Serve the manual of this version, also offline",
    load: async () => (await import("./manual.ts")).manualCommand,
  },
  schema: {
    description: "Print or write JSON Schemas of configuration, front matter and data files",
    load: async () => (await import("./schema.ts")).schemaCommand,
  },
  status: {
    description: "List drafts, unlisted pages, what is to be filled in, and translations that need work",
    load: async () => (await import("./status.ts")).statusCommand,
  },
  routes: {
    description: "List published addresses that would disappear, keep them, or accept what is published now",
    load: async () => (await import("./routes.ts")).routesCommand,
  },
  locale: {
    description: "Add a language to a site",
    load: async () => (await import("./locale.ts")).localeCommand,
  },
  "docs-version": {
    description: "Freeze the docs of every locale as a version",
    load: async () => (await import("./docs-version.ts")).docsVersionCommand,
  },
};
