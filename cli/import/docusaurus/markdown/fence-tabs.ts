/** Fences that plugins of remark make tabs of: commands of npm (`npm2yarn`), and neighbours marked `tab`. Options of the plugins. */
import type { Code, Nodes } from "mdast";
import convertCommand from "npm-to-yarn";
import { fenced } from "../../../markdown/conversion/columns.ts";
import { lines as syntax } from "../../../source/other-tools/declared-lines.ts";
import type { Area } from "../../../source/source-file.ts";
import { applyEdits, blockEdit, lineEnd, linePrefix, lineStart, type TextEdit } from "../../mdx/edits.ts";
import { parseMdx } from "../../mdx/parse-mdx.ts";
import { nodesIn, regionOf } from "../../mdx/running-text.ts";
import type { Note } from "../../note.ts";
import { fenceOf } from "./markdown-lines.ts";
import type { MarkdownPlugin } from "./markdown-plugins.ts";

type Manager = "yarn" | "pnpm" | "bun";

export type FencePlugins = {
  npm2yarn: { sync: boolean; converters: Manager[] };
  /** Options of tab-blocks, if the site has this plugin. `group` is the group whose tabs change together on all pages. */
  tabBlocks: { group: string | undefined; labels: ReadonlyMap<string, string> } | undefined;
};

const isOfRemark = /remarkplugins$/i;

const managers: readonly Manager[] = ["yarn", "pnpm", "bun"];

export function fencePluginsOf(plugins: readonly MarkdownPlugin[]): Record<Area, FencePlugins> {
  const uses = plugins.filter(({ option }) => isOfRemark.test(option));
  const of = (area: Area): FencePlugins => {
    const find = (name: RegExp) => uses.find((use) => name.test(use.name) && use.area === area);
    const commands = find(/npm2yarn/)?.options ?? {};
    const tabs = find(/tab-blocks/)?.options;
    const converters = Array.isArray(commands.converters) ? commands.converters : managers;
    const group = typeof tabs?.groupId === "string" ? tabs.groupId : "code-examples";
    return {
      npm2yarn: {
        sync: commands.sync === true,
        converters: managers.filter((manager) => converters.includes(manager)),
      },
      tabBlocks: tabs && {
        group: tabs.sync === false ? undefined : group,
        labels: new Map([["js", "JavaScript"], ["ts", "TypeScript"], ...labelsIn(tabs.labels)]),
      },
    };
  };
  return { docs: of("docs"), blog: of("blog"), pages: of("pages") };
}

function labelsIn(labels: unknown): [string, string][] {
  return (Array.isArray(labels) ? labels : []).flatMap((pair: unknown): [string, string][] => {
    const [name, label] = Array.isArray(pair) ? pair : [];
    return typeof name === "string" && typeof label === "string" ? [[name, label]] : [];
  });
}

type FenceTabs = { edits: TextEdit[]; codes: Set<Code> };

type Tab = { label: string; fences: string[] };

/** `codes` are those that are in the tabs. */
export function fenceTabs(root: Nodes, body: string, plugins: FencePlugins): FenceTabs {
  const result: FenceTabs = { edits: [], codes: new Set() };
  const add = (codes: readonly Code[], group: string | undefined, tabs: readonly Tab[]): void => {
    const start = codes[0] && regionOf(codes[0])?.start;
    const last = codes.at(-1);
    const end = last && regionOf(last)?.end;
    if (start === undefined || end === undefined) return;
    const lines = [
      fenceOf({ name: "tabs", ...(group !== undefined && { attributes: `{group=${group}}` }) }, 3),
      ...tabs.flatMap(({ label, fences }) => [
        fenceOf({ name: "tab", label }, 3),
        fences.join("\n\n"),
        ":::",
      ]),
      ":::",
    ];
    const block = lines.join("\n").replace(/\n(?!\n)/g, `\n${linePrefix(body, start)}`);
    result.edits.push(blockEdit(body, { start, end }, block));
    for (const code of codes) result.codes.add(code);
  };
  const { tabBlocks, npm2yarn } = plugins;
  const visit = (node: Nodes): void => {
    const children: readonly Nodes[] = "children" in node ? node.children : [];
    for (const [index, child] of children.entries()) {
      if (child.type !== "code") visit(child);
      else if (result.codes.has(child)) continue;
      else if (isNpm(child))
        add([child], npm2yarn.sync ? "npm2yarn" : undefined, commandTabs(child, npm2yarn.converters));
      else if (tabBlocks) {
        const tabs = marked(children.slice(index));
        const all = tabs.flatMap(({ codes }) => codes);
        const named = tabs.map(({ codes, label }) => ({
          label: label ?? tabBlocks.labels.get(codes[0]?.lang ?? "") ?? codes[0]?.lang ?? "",
          fences: codes.map((code) => fenceLines(code, code.value, withoutTab(code.meta ?? ""))),
        }));
        add(all, tabBlocks.group, named);
      }
    }
  };
  visit(root);
  return result;
}

/** Only where nothing else is on the fence is it one for the plugin. */
function isNpm({ meta }: Code): boolean {
  return /^npm2yarn(2pnpm)?$/.test((meta ?? "").trim());
}

const names: Readonly<Record<string, string>> = { yarn: "Yarn", bun: "Bun" };

function commandTabs(code: Code, converters: FencePlugins["npm2yarn"]["converters"]): Tab[] {
  return [
    { label: "npm", fences: [fenceLines(code, code.value, "")] },
    ...converters.map((manager) => ({
      label: names[manager] ?? manager,
      fences: [fenceLines(code, convertCommand(code.value, manager), "")],
    })),
  ];
}

type Marked = { codes: Code[]; label: string | undefined };

/** Fences with `tab` one after another; `tab={"span":2}` takes the next one in, too. */
function marked(nodes: readonly Nodes[]): Marked[] {
  const tabs: Marked[] = [];
  for (let index = 0; index < nodes.length; ) {
    const node = nodes[index];
    const options = node?.type === "code" ? tabOptions(node.meta ?? "") : undefined;
    if (!options) break;
    const codes: Code[] = [];
    for (let next = nodes[index]; codes.length < options.span && next?.type === "code"; next = nodes[index]) {
      codes.push(next);
      index++;
    }
    tabs.push({ codes, label: options.label });
  }
  return tabs;
}

const mark = /(?:^|\s)tab(?:=(\{[^}]*\}))?(?=\s|$)/;

function tabOptions(meta: string): { span: number; label: string | undefined } | undefined {
  // A title may have the same word.
  const match = mark.exec(meta.replace(/\w+=(?:"[^"]*"|'[^']*')/g, ""));
  if (!match) return undefined;
  const [, options = ""] = match;
  const label = /"label"\s*:\s*"([^"]*)"/.exec(options)?.[1];
  return { span: Math.max(1, Number(/"span"\s*:\s*(\d+)/.exec(options)?.[1] ?? 1)), label };
}

function withoutTab(meta: string): string {
  return meta.replace(mark, " ").replace(/\s+/g, " ").trim();
}

function fenceLines({ lang }: Code, value: string, meta: string): string {
  return fenced(value, [lang ?? (meta === "" ? "" : "text"), meta].filter(Boolean).join(" "));
}

/** Fences of `mdx-code-block`, which hide MDX from tools for translation → what they hold. Lines stay lines. */
export function withoutMdxFences(body: string): string {
  if (!body.includes("mdx-code-block")) return body;
  const { root } = parseMdx(body, 1, { isMdx: true, hasFormulas: false });
  const edits = nodesIn(root, "code").flatMap((code): TextEdit[] => {
    const region = code.lang === "mdx-code-block" ? regionOf(code) : undefined;
    if (!region) return [];
    const last = lineStart(body, region.end);
    return [
      { start: region.start, end: lineEnd(body, region.start), text: "" },
      ...(last > region.start ? [{ start: last, end: region.end, text: "" }] : []),
    ];
  });
  return applyEdits(body, edits);
}

/** Comments that mark lines of code (`// highlight-next-line`) → numbers on the fence (`{2,4-6}`). */
export function markedLines(code: Code, body: string): TextEdit[] {
  const region = regionOf(code);
  if (!region || !code.value.includes("highlight-") || !/^[`~]{3}/.test(body.slice(region.start))) return [];
  const edits: TextEdit[] = [];
  const marked: number[] = [];
  let number = 0;
  let inside = false;
  let next = false;
  const first = lineEnd(body, region.start);
  for (let at = first + 1; at < region.end; at = lineEnd(body, at) + 1) {
    const end = lineEnd(body, at);
    const [, kind] = syntax.docusaurusComment.exec(body.slice(at, end).replace(/^[ \t>]*/, "")) ?? [];
    if (kind !== undefined) {
      edits.push({ start: at, end: end + 1, text: "" });
      if (kind === "next-line") next = true;
      else inside = kind === "start";
      continue;
    }
    number++;
    if (next || inside) marked.push(number);
    next = false;
  }
  if (edits.length === 0 || /\{[\d,\s-]+\}/.test(code.meta ?? "")) return edits;
  return [...edits, { start: first, end: first, text: `${code.lang ? "" : "text"} {${ranges(marked)}}` }];
}

/** `2, 3, 4, 7` → `2-4,7` */
function ranges(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}

/** Fences that plugins of Docusaurus make more of: what they are here. */
export function fenceLosses({ meta }: Code): Pick<Note, "cause" | "message">[] {
  // A title may have the same words.
  const words = (meta ?? "").replace(/"[^"]*"|'[^']*'/g, "");
  if (!/(^|\s)live(\s|$)/.test(words)) return [];
  return [{ cause: "live-code", message: "“live” is not imported: the code is shown and does not run" }];
}
