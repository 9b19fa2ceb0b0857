/** The files of a vault, as its links name them: by name alone, wherever the file is, and by headings and blocks in it. */
import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { markdownTree, nodesIn, type Region, regionOf } from "../mdx/running-text.ts";
import { isMarkdown } from "../old-links.ts";

export type Vault = {
  /** The file that a link on `from` names; undefined for a note that is not written yet. */
  find(link: string, from: string): string | undefined;
  /** The id of a heading of a note, or `^id` of a block. */
  idOf(file: string, place: string): string | undefined;
  /** The text of a note, or the part of it at a heading or a block. */
  partOf(file: string, place: string): string | undefined;
};

type NoteText = { body: string; names: readonly string[] };

/** `notes` are texts and further names of the notes, by path. */
export function vaultOf(files: readonly string[], notes: ReadonlyMap<string, NoteText>): Vault {
  const byName = new Map<string, string[]>();
  const add = (name: string, file: string) =>
    byName.set(name.toLowerCase(), [...(byName.get(name.toLowerCase()) ?? []), file]);
  for (const file of files) {
    add(posix.basename(file), file);
    if (isMarkdown(file)) add(posix.basename(file).replace(/\.\w+$/, ""), file);
  }
  for (const [file, { names }] of notes)
    for (const name of names) if (!byName.has(name.toLowerCase())) add(name, file);
  const trees = new Map<string, Root>();
  const treeOf = (file: string): Root => {
    const tree = trees.get(file) ?? markdownTree(notes.get(file)?.body ?? "", true);
    trees.set(file, tree);
    return tree;
  };
  return {
    find: (link, from) => {
      const target = link.trim().normalize();
      const isBeside = /^\.{1,2}\//.test(target);
      const path = posix
        .normalize(isBeside ? posix.join(posix.dirname(from), target) : target)
        .replace(/^\/+/, "")
        .toLowerCase();
      const isMeant = (file: string) =>
        [file, file.replace(/\.\w+$/, "")].some((form) => {
          const name = form.normalize().toLowerCase();
          return name === path || (!isBeside && name.endsWith(`/${path}`));
        });
      const named = byName.get(posix.basename(path)) ?? [];
      const matches = named.filter(isMeant);
      const all = matches.length > 0 || path.includes("/") ? matches : named;
      // The one at the path itself counts first, then the one in the same folder, then the one with the shortest path.
      const rank = (file: string) =>
        file.toLowerCase().replace(/\.md$/, "") === path.replace(/\.md$/, "")
          ? -2
          : posix.dirname(file) === posix.dirname(from)
            ? -1
            : file.split("/").length * 1000 + file.length;
      return all.toSorted((a, b) => rank(a) - rank(b))[0];
    },
    idOf: (file, place) => {
      if (!place.startsWith("^")) return headingAt(treeOf(file), place)?.id;
      return blockAt(treeOf(file), notes.get(file)?.body ?? "", place) && place;
    },
    partOf: (file, place) => {
      const body = notes.get(file)?.body;
      if (body === undefined || place === "") return body;
      const region = place.startsWith("^")
        ? blockAt(treeOf(file), body, place)
        : sectionAt(treeOf(file), body, place);
      return region && body.slice(region.start, region.end);
    },
  };
}

/** Of `Guide#Linux#Proxy`, the last heading counts. */
function headingAt(tree: Root, place: string) {
  const ids = new GithubSlugger();
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const name = bare(place.split("#").at(-1) ?? "");
  return nodesIn(tree, "heading")
    .map((node) => ({ node, id: ids.slug(plainText(node)) }))
    .find(({ node }) => bare(plainText(node)) === name);
}

/** From a heading to the next one of its level. */
function sectionAt(tree: Root, body: string, place: string): Region | undefined {
  const heading = headingAt(tree, place)?.node;
  const start = heading && regionOf(heading)?.start;
  if (!heading || start === undefined) return undefined;
  const next = tree.children
    .slice(tree.children.indexOf(heading) + 1)
    .find((node) => node.type === "heading" && node.depth <= heading.depth);
  return { start, end: (next && regionOf(next)?.start) ?? body.length };
}

/** The paragraph, item, quotation or table that ends with `^id`, or the block above a paragraph that is `^id`. */
function blockAt(tree: Root, body: string, place: string): Region | undefined {
  const search = (parent: Nodes, quotation: Region | undefined): Region | undefined => {
    if (!("children" in parent)) return undefined;
    for (const [index, node] of parent.children.entries()) {
      const region = regionOf(node);
      if (!region) continue;
      const text = body.slice(region.start, region.end).trimEnd();
      const isHolder = node.type === "paragraph" || node.type === "table";
      const above = parent.children[index - 1];
      if (isHolder && text === place) return above && regionOf(above);
      const end = region.start + text.length - place.length;
      // On a line of its own below a quotation, it is of the whole.
      if (isHolder && text.endsWith(`\n${place}`)) return { start: (quotation ?? region).start, end };
      if (isHolder && text.endsWith(` ${place}`)) return { start: region.start, end };
      const below = search(node, quotation ?? (node.type === "blockquote" ? region : undefined));
      if (below) return below;
    }
    return undefined;
  };
  return search(tree, undefined);
}
