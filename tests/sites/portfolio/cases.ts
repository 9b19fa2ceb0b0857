/** A portfolio in two languages: cases that say all, something or nothing, an unlisted one, and docs that are none. */
import type { Files } from "../folders.ts";
import { twoLocales } from "../read-site.ts";

const everything = `case:
  client: A maker of clocks
  sector: Clocks
  deliverables: [User guide, API reference]
  tools: [Markdown, Markdown]
  languages: [en, fr-CA]
  role: Writer
  independent: true
  period: "2021"
  confidentiality: described
  sample: An excerpt`;
const page = (title: string, head = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${head}\n---\n\nText.\n`;

export const portfolioFiles: Files = {
  "site.yml": twoLocales,
  "en/pages/index.md": "# Home\n",
  "fr/pages/index.md": "# Accueil\n",
  "fr/strings.yml": "compiler: { caseClient: Entreprise }\n",
  "en/docs/works/intro.md": page("How to read it"),
  "en/docs/works/new/clocks.md": page("Clocks", everything),
  "fr/docs/works/new/clocks.md": page("Pendules", everything),
  "en/docs/works/new/ships.md": page(
    "Ships",
    "case: { sector: Ships, deliverables: [API reference], independent: true }",
  ),
  "fr/docs/works/new/ships.md": page(
    "Navires",
    "case: { sector: Navires, deliverables: [Référence], independent: true }",
  ),
  "en/docs/works/old/trains.md": page("Trains", "case: { sector: Trains }"),
  "en/docs/works/old/secret.md": page("Secret", "unlisted: true\ncase: { sector: Secrets }"),
  "en/docs/works/old/empty.md": page("Empty", "case: {}"),
  "en/docs/shelf/index.md": page("The shelf"),
  "en/docs/shelf/box.md": page("Box", "case: { sector: Boxes }"),
  "en/docs/shelf/crate.md": page("Crate", "case: { sector: Crates }"),
  "en/docs/guide/one.md": page("One", "case: { sector: One }"),
  "en/docs/guide/two.md": page("Two"),
  "en/docs/guide/three.md": page("Three"),
};
