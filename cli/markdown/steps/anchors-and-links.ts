/** Step that collects the anchors, links and images of the page. */
import type { Root } from "hast";
import type { Transformer } from "unified";
import { anchorsAndLinksOf, candidatesIn } from "../anchors-and-links.ts";
import { htmlDestinations } from "../html/destinations.ts";
import { addDependency } from "../includes/page-uses.ts";
import { pageOf, report } from "../page-file.ts";
import { placeholdersInLinks } from "../page-placeholders.ts";

/** `imageHosts` are other hosts that images may come from. */
export function anchorsAndLinks(imageHosts: readonly string[]): Transformer<Root> {
  return (tree, file) => {
    const page = pageOf(file);
    const { body, bodyLine, uses } = page;
    const found = anchorsAndLinksOf(tree, imageHosts, page.headings?.outline ?? []);
    report(page, found.findings);
    for (const { url, place } of found.addresses) addDependency(uses, { kind: "address", name: url, place });
    page.anchors = found.anchors;
    page.references = [...found.references, ...candidatesIn(page.sources, found.references)];
    page.placeholders.push(...placeholdersInLinks(found.references, body, bodyLine));
    page.destinations = [
      ...page.destinations,
      ...htmlDestinations(tree, body),
      ...page.sources.flatMap((source) => htmlDestinations({ type: "root", children: [source] }, body)),
    ].sort((a, b) => a.start - b.start);
  };
}
