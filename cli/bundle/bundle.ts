/** Makes `dist/twsite`: the bundled command, its worker, and the prebuilt reader. Run by npm's `prepare`. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Link, Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as plainText } from "mdast-util-to-string";
import { jsonSchemaOf } from "../report/json-schema/json-schema.ts";
import { publishedSchemas } from "../report/json-schema/schemas.ts";
import type { RuleHelp } from "../report/rule-help.ts";
import { bundleCommand } from "./command.ts";
import { digestFile, inputDigest, rulesPages, writeDigest } from "./input-digest.ts";
import { bundleReader } from "./reader.ts";

/** The build goes into another folder, and replaces this one when it is complete, so that a running command finds its files. */
const target = "dist/twsite";
const out = `dist/.twsite-${process.pid}`;

// The hash is computed before the build, because the build may lack a later edit.
const digest = inputDigest();
mkdirSync(out, { recursive: true });
await bundleCommand(out);
await bundleReader(join(out, "reader"));
writeSchemas(join(out, "reader/schemas"));
cpSync("cli/authoring/starter/files", join(out, "starter"), { recursive: true });
writeFileSync(join(out, "rules.json"), JSON.stringify(Object.assign({}, ...rulesPages.map(ruleHelp))));
rmSync(digestFile, { force: true });
rmSync(target, { recursive: true, force: true });
renameSync(out, target);
writeDigest(digest);

/** The JSON Schemas that each site has; their `$id` is empty until the site's address is known. */
function writeSchemas(folder: string): void {
  mkdirSync(folder);
  for (const published of publishedSchemas.filter(({ side }) => side !== "written")) {
    const { $schema, ...rest } = jsonSchemaOf(published);
    const text = JSON.stringify({ $schema, $id: "", ...rest });
    writeFileSync(join(folder, `${published.name}.json`), `${text}\n`);
  }
}

/**
 * A page of the manual on findings → its text about each rule, as text and as Markdown, for reports that explain rules.
 * A rule's heading is `\`rule-name\` {#rule-name}`.
 */
function ruleHelp(page: string): RuleHelp {
  const source = readFileSync(page, "utf8");
  const help = new Map<string, RuleHelp[string]>();
  let rule: string | undefined;
  for (const node of fromMarkdown(source).children) {
    if (node.type === "heading") rule = nameIn(node.children[0]);
    else if (rule !== undefined) {
      const before = help.get(rule);
      const own = { text: plainText(node).replace(/\s+/g, " "), markdown: withoutLinks(node, source) };
      const both = before && {
        text: `${before.text}\n\n${own.text}`,
        markdown: `${before.markdown}\n\n${own.markdown}`,
      };
      help.set(rule, both ?? own);
    }
  }
  return Object.fromEntries(help);
}

function nameIn(node: RootContent | undefined): string | undefined {
  return node?.type === "inlineCode" ? node.value : undefined;
}

/** The source of a block; links to other pages of the manual are their texts. */
function withoutLinks(block: RootContent, source: string): string {
  let text = "";
  let end = startOf(block);
  for (const link of linksIn(block).filter(({ url }) => !/^https?:/.test(url))) {
    text += source.slice(end, startOf(link)) + link.children.map((child) => sourceOf(child, source)).join("");
    end = endOf(link);
  }
  return text + source.slice(end, endOf(block));
}

function linksIn(node: Nodes): Link[] {
  if (node.type === "link") return [node];
  return "children" in node ? node.children.flatMap(linksIn) : [];
}

function sourceOf(node: Nodes, source: string): string {
  return source.slice(startOf(node), endOf(node));
}

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

function endOf({ position }: Nodes): number {
  return position?.end.offset ?? 0;
}
