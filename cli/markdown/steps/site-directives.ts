/** Step that expands the directives of the site, from the inside out. */
import type { Parents, Root, RootContent } from "mdast";
import type { Transformer } from "unified";
import { withExtensionMarks } from "../extension-elements.ts";
import type { PageExtensions, SiteDirective } from "../extensions.ts";
import { type PageFileData, pageOf, report } from "../page-file.ts";

type ByName = ReadonlyMap<string, SiteDirective>;

/** Rejects with an `ExtensionFailure`. */
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
    const directive = "name" in child && isDirective(child) ? byName.get(child.name) : undefined;
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

type Directive = Parameters<SiteDirective["expand"]>[0];

function isDirective(node: RootContent): node is Extract<RootContent, Directive> {
  return ["containerDirective", "leafDirective", "textDirective"].includes(node.type);
}
