/** Extensions that a site adds to the processor of its pages: plugins of remark and rehype, each by its name. */
import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { Processor, Transformer } from "unified";
import type { VFile } from "vfile";
import type { parseExtended } from "../mdast/parse-extended.ts";

/** A plugin of unified, as others write them. */
export type ExtensionPlugin = {
  /** As in site.yml. */
  name: string;
  /** Attached to the processor; what it returns transforms the tree of each page. */
  attach: (this: Processor, options: unknown) => unknown;
  options: unknown;
};

export type PageExtensions = {
  remark: readonly ExtensionPlugin[];
  rehype: readonly ExtensionPlugin[];
  parse: typeof parseExtended;
};

/** An extension that throws, by name. */
export class ExtensionFailure extends Error {
  readonly extension: string;

  constructor(extension: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.extension = extension;
  }
}

type Transform<Tree> = ((tree: Tree, file: VFile) => Promise<Tree>) | undefined;

/** The site's plugins of remark. Throws an `ExtensionFailure`, and rejects with one. */
export function sitePlugins(this: Processor, plugins: readonly ExtensionPlugin[] = []): Transform<Root> {
  return attached(this, plugins);
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
  const transforms = plugins.map(({ name, attach, options }) => {
    try {
      return { name, transform: attach.call(processor, options) };
    } catch (error) {
      throw new ExtensionFailure(name, error);
    }
  });
  return async (tree, file) => {
    let current = tree;
    for (const { name, transform } of transforms) {
      if (typeof transform !== "function") continue;
      try {
        const next = await resultOf(transform as Transformer, current, file);
        if (isTree(next)) current = next as Tree;
      } catch (error) {
        throw new ExtensionFailure(name, error);
      }
    }
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
