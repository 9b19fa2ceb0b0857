/** The commands. The module of a command is imported when it is called, so that no command slows the start of another. */
import type { Command } from "commander";
import type { Installation } from "./installation.ts";
import type { CommandIo } from "./io.ts";

type CommandEntry = {
  description: string;
  load(): Promise<(io: CommandIo, installation: Installation) => Command>;
};

export const commands: Record<string, CommandEntry> = {
  init: {
    description: "Create a new site in an empty folder",
    load: async () => (await import("./init.ts")).initCommand,
  },
  dev: {
    description: "Serve the site while you write, and update it after every change",
    load: async () => (await import("./dev.ts")).devCommand,
  },
  import: {
    description: "Import a site from another tool",
    load: async () => (await import("./import.ts")).importCommand,
  },
  compile: {
    description: "Compile the content folder into a website",
    load: async () => (await import("./compile.ts")).compileCommand,
  },
  check: {
    description: "Check the content as compile does, without writing the site",
    load: async () => (await import("./check.ts")).checkCommand,
  },
  diff: {
    description: "Show what a change does to the site: pages, words, addresses, findings",
    load: async () => (await import("./diff.ts")).diffCommand,
  },
  preview: {
    description: "Serve the compiled site as a static host would",
    load: async () => (await import("./preview.ts")).previewCommand,
  },
  mcp: {
    description: "Let language models search and read a compiled or published site",
    load: async () => (await import("./mcp.ts")).mcpCommand,
  },
  manual: {
    description: "Serve the manual of this version, even offline",
    load: async () => (await import("./manual.ts")).manualCommand,
  },
  schema: {
    description: "Print or write the JSON Schemas of configuration, front matter and data files",
    load: async () => (await import("./schema.ts")).schemaCommand,
  },
  status: {
    description:
      "List drafts, scheduled pages, reviews that are due, placeholders, and translations that need work",
    load: async () => (await import("./status.ts")).statusCommand,
  },
  review: {
    description: "Record that pages are reviewed, with the text and the sources that they have now",
    load: async () => (await import("./review.ts")).reviewCommand,
  },
  routes: {
    description: "List published addresses that would disappear, and fix or accept the changes",
    load: async () => (await import("./routes.ts")).routesCommand,
  },
  links: {
    description: "Ask other sites whether the pages that links lead to are still there",
    load: async () => (await import("./links.ts")).linksCommand,
  },
  host: {
    description: "Set a site up for a host that publishes it with each push",
    load: async () => (await import("./host.ts")).hostCommand,
  },
  locale: {
    description: "Add a language to a site, or remove one",
    load: async () => (await import("./locale.ts")).localeCommand,
  },
  "docs-version": {
    description: "Freeze the docs of every language as a version",
    load: async () => (await import("./docs-version.ts")).docsVersionCommand,
  },
};
