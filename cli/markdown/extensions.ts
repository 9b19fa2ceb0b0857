/** Steps for what extensions of a site add to the processor of its pages: directives, rules, and plugins of remark and rehype. */
import type { ElementContent, Root as HastRoot } from "hast";
import type { Nodes, Parents, Root, RootContent } from "mdast";
import { defaultHandlers } from "mdast-util-to-hast";
import type { Processor, Transformer } from "unified";
import type { Node, Point } from "unist";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { VFileMessage } from "vfile-message";
import type { PageFinding } from "../report/finding.ts";
import { callExtension, callExtensionSync, callExtensions, placeIn } from "./extension-runs.ts";
import { FROM_EXTENSION, MADE } from "./html/stable-tree.ts";
import { isDirective } from "./mdast/directives.ts";
import type { AnyDirective } from "./mdast/nodes.ts";
import type { parseExtended } from "./mdast/parse.ts";
import { placeOf } from "./mdast/place.ts";
import { type PageFileData, pageOf, report } from "./page-file.ts";

/** A plugin of unified, as others write them. */
export type ExtensionPlugin = {
  /** The name in site.yml. */
  name: string;
  /** Attached to the processor; what it returns transforms the tree of each page. */
  attach: (this: Processor, options: unknown) => unknown;
  options: unknown;
};

export type SiteDirective = {
  name: string;
  form: "text" | "leaf" | "container";
  /** Gives the nodes that take the place of this one. Rejects with an `ExtensionFailure`. */
  expand(node: AnyDirective): Promise<{ nodes: RootContent[]; findings: PageFinding[] }>;
};

export type SiteRuleCheck = {
  /** The name of the extension in site.yml. */
  extension: string;
  /** `source` gives the Markdown of a node. Throws an `ExtensionFailure`. */
  check(node: Nodes, source: (node: Nodes) => string): PageFinding[];
};

export type PageExtensions = {
  directives: readonly SiteDirective[];
  rules: readonly SiteRuleCheck[];
  remark: readonly ExtensionPlugin[];
  rehype: readonly ExtensionPlugin[];
  parse: typeof parseExtended;
};

type Transform<Tree> = ((tree: Tree, file: VFile) => Promise<Tree>) | undefined;

/** Step that checks every node with the rules of the site. Throws an `ExtensionFailure`. */
export function siteRules(rules: PageExtensions["rules"] = []): Transformer<Root> | undefined {
  if (rules.length === 0) return undefined;
  return (root, file) => {
    const page = pageOf(file);
    const source = ({ position }: Nodes): string =>
      position ? page.body.slice(position.start.offset, position.end.offset) : "";
    callExtensions((call) =>
      visit(root, (node) => {
        for (const { extension, check } of rules)
          report(
            page,
            call(extension, placeOf(node), () => check(node, source)),
          );
      }),
    );
  };
}

type ByName = ReadonlyMap<string, SiteDirective>;

/** Step that expands the directives of the site, from the inside out. Rejects with an `ExtensionFailure`. */
export function siteDirectives(directives: PageExtensions["directives"] = []): Transformer<Root> | undefined {
  if (directives.length === 0) return undefined;
  const byName = new Map(directives.map((directive) => [directive.name, directive]));
  return (root, file) =>
    withExtensionMarks(root, async () => {
      await expandIn(root, byName, pageOf(file));
      return root;
    });
}

async function expandIn(parent: Parents, byName: ByName, page: PageFileData): Promise<void> {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if ("children" in child) await expandIn(child, byName, page);
    const directive = isDirective(child) ? byName.get(child.name) : undefined;
    if (!directive || !isDirective(child)) {
      children.push(child);
      continue;
    }
    if (child.label) await expandIn({ type: "paragraph", children: child.label }, byName, page);
    const { nodes, findings } = await directive.expand(child);
    report(page, findings);
    children.push(...nodes);
  }
  // The types of each parent's children differ; the definitions of directives hold to them.
  parent.children = children as typeof parent.children;
}

/** The site's plugins of remark. Throws an `ExtensionFailure`, and rejects with one. */
export function sitePlugins(this: Processor, plugins: readonly ExtensionPlugin[] = []): Transform<Root> {
  const transform = attached<Root>(this, plugins);
  if (!transform) return undefined;
  return async (tree, file) => {
    const result = await withExtensionMarks(tree, () => transform(tree, file));
    report(pageOf(file), withoutElement(result));
    return result;
  };
}

/** The site's plugins of rehype: unified takes the same plugin once. */
export function siteRehypePlugins(
  this: Processor,
  plugins: readonly ExtensionPlugin[] = [],
): Transform<HastRoot> {
  return attached(this, plugins);
}

function attached<Tree extends Root | HastRoot>(
  processor: Processor,
  plugins: readonly ExtensionPlugin[],
): Transform<Tree> {
  if (plugins.length === 0) return undefined;
  const transforms = plugins.map(({ name, attach, options }) => ({
    name,
    transform: callExtensionSync(name, () => attach.call(processor, options)),
  }));
  return async (tree, file) => {
    let current = tree;
    for (const { name, transform } of transforms) {
      if (typeof transform !== "function") continue;
      const next = await callExtension(name, () => resultOf(transform as Transformer, current, file));
      if (isTree(next)) current = next as Tree;
      report(
        pageOf(file),
        file.messages.splice(0).map((message) => findingOf(message, name)),
      );
    }
    dropUnsoundPositions(current);
    return current;
  };
}

/** Plugins may call back instead of returning. */
function resultOf(transform: Transformer, tree: Root | HastRoot, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file, () => undefined);
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, next) => {
      if (error) reject(error);
      else resolve(next);
      return undefined;
    });
  });
}

function isTree(value: unknown): value is Root | HastRoot {
  return typeof value === "object" && value !== null && "type" in value && value.type === "root";
}

function findingOf(message: VFileMessage, plugin: string): PageFinding {
  const { reason, expected, url } = message;
  const meant = expected?.map((text) => `“${text}”`).join(" or ") ?? url;
  return {
    rule: "plugin-is-content",
    place: placeIn(message),
    message: `“${plugin}” says: ${reason}`,
    ...(meant && { expected: meant }),
  };
}

/** Drops positions that are not whole: plugins give nodes such ones, and what follows relies on them. Changes the tree. */
function dropUnsoundPositions(tree: Node): void {
  visit(tree, (node) => {
    const { position } = node;
    if (position && !(isSound(position.start) && isSound(position.end))) delete node.position;
  });
}

function isSound(point: Point | undefined): boolean {
  return point !== undefined && point.line > 0 && point.column > 0 && (point.offset ?? -1) >= 0;
}

/**
 * Nodes of plugins for which there is no element: their content stays, without an element around it.
 * One finding for each type.
 */
function withoutElement(root: Root): PageFinding[] {
  const found = new Map<string, PageFinding>();
  visit(root, (node: Nodes) => {
    const { type } = node;
    if (isKnown(type) || hasForm(node)) return undefined;
    // One finding is enough for a node and its content.
    if (found.has(type)) return SKIP;
    found.set(type, {
      rule: "plugin-is-content",
      place: placeOf(node),
      message: `a plugin made a node “${type}” without an HTML form: only its content is shown`,
      expected: "a plugin that sets data.hName, or a directive",
    });
    return SKIP;
  });
  return [...found.values()];
}

const ours: ReadonlySet<string> = new Set([
  "root",
  "definition",
  "footnoteDefinition",
  "htmlPieces",
  "containerDirective",
  "leafDirective",
  "textDirective",
]);

function isKnown(type: string): boolean {
  return ours.has(type) || Object.hasOwn(defaultHandlers, type);
}

function hasForm({ data }: Nodes): boolean {
  return data !== undefined && ("hName" in data || "hChildren" in data);
}

/** Fields of a node's `data` that mdast-util-to-hast reads. */
type ForHast = { hName?: string; hProperties?: Record<string, unknown>; hChildren?: ElementContent[] };

/** Marks elements that extensions name in mdast (`data.hName` …), so that they are checked as raw HTML is. `work` changes the tree, or gives another. */
async function withExtensionMarks<Tree extends Node>(tree: Tree, work: () => Promise<Tree>): Promise<Tree> {
  const own = new Set<unknown>();
  visit(tree, (node) => {
    if (node.data) own.add(forHast(node).hProperties);
  });
  const result = await work();
  visit(result, (node) => {
    if (!node.data) return;
    const data = forHast(node);
    const isNamed = [data.hName, data.hProperties, data.hChildren].some((value) => value !== undefined);
    if (!isNamed || (data.hProperties && own.has(data.hProperties))) return;
    data.hProperties = marked(data.hProperties ?? {});
    if (data.hChildren) data.hChildren = data.hChildren.map(markedNode);
  });
  return result;
}

function forHast(node: Node): ForHast {
  return node.data as ForHast;
}

function marked<T extends Record<string, unknown>>(properties: T): T {
  const { [MADE]: _, ...rest } = properties;
  return { ...rest, [FROM_EXTENSION]: "" } as unknown as T;
}

function markedNode<N extends ElementContent>(node: N): N {
  if (node.type !== "element") return node;
  return { ...node, properties: marked(node.properties), children: node.children.map(markedNode) };
}
