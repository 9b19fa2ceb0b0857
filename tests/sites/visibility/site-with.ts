/** Sites of which one page of each kind is seen by some visitors only. */
import { twoLocales } from "../read-site.ts";

const yaml = `${twoLocales}  left:
    - { type: doc, doc: guide/page }
    - { type: sidebar, sidebar: main, doc: guide/page, label: Main }
`;

/** A site around one doc, one post and one plain page, all of the visibility that `flag` gives, with French twins. */
export function siteWith(flag: string, frenchFlag = flag): Record<string, string> {
  const page = (title: string, own: string, more = "") =>
    `---\ntitle: ${title}\n${own}\n${more}\n---\n\nText.\n`;
  const both = (path: string, title: string, more = "") => ({
    [`en/${path}`]: page(title, flag, more),
    [`fr/${path}`]: page(`${title} fr`, frenchFlag, more),
  });
  const rest = (path: string, title: string, more = "") => ({
    [`en/${path}`]: page(title, "", more),
    [`fr/${path}`]: page(`${title} fr`, "", more),
  });
  return {
    "site.yml": yaml,
    "sidebars.yml":
      "main:\n  - first\n  - guide/page\n  - last\n  - { category: { label: Guide, folder: guide } }\n  - { category: { label: Own, doc: guide/page, items: [last] } }\n",
    "tags.yml": "Tools: {}\n",
    "authors.yml": "writer: { name: Writer }\n",
    ...rest("pages/index.md", "Home", "home: { latest_posts: { title: Latest, view_all: All } }"),
    ...rest("docs/first.md", "First", "pagination_next: guide/page"),
    ...rest("docs/last.md", "Last"),
    ...rest("docs/guide/other.md", "Other"),
    ...both("docs/guide/page.md", "Subject", "tags: [Tools]"),
    ...rest("blog/2025-01-01-old.md", "Old", "tags: [Tools]\nauthors: writer"),
    ...both("blog/2025-01-02-subject.md", "Subject", "tags: [Tools]\nauthors: writer"),
    ...rest("blog/2025-01-03-new.md", "New"),
    ...both("pages/subject.md", "Subject"),
  };
}
