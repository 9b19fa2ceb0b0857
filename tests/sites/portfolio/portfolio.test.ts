/** A portfolio: what a case says of itself, on its page and in the overview of its category. */
import { beforeAll, describe, expect, test } from "vitest";
import type { CaseOverview } from "../../../schema/case.ts";
import { keptFolder } from "../folders.ts";
import { type CompiledSite, compiled } from "../read-site.ts";
import { portfolioFiles } from "./cases.ts";

describe("a case", () => {
  const folder = keptFolder();
  let site: CompiledSite;
  const casesOf = (route: string): CaseOverview | undefined => {
    const found = site.page(route);
    return found.kind === "category" || found.kind === "doc" ? found.cases : undefined;
  };
  const titles = (route: string) => casesOf(route)?.items.map(({ title }) => title);
  beforeAll(async () => {
    site = await compiled(portfolioFiles, {}, [], folder);
  });

  test("says in the page's language what its author says of it", () => {
    expect(site.page("/docs/works/new/clocks")).toMatchObject({
      case: {
        title: "The case in brief",
        confidentiality: "described",
        facts: [
          { name: "role", label: "Role", values: ["Writer"] },
          { name: "client", label: "Client", values: ["A maker of clocks"] },
          { name: "sector", label: "Sector", values: ["Clocks"] },
          { name: "deliverables", label: "Deliverables", values: ["User guide", "API reference"] },
          { name: "tools", label: "Tools", values: ["Markdown"] },
          { name: "languages", label: "Languages", values: ["English", "Canadian French"] },
          { name: "period", label: "Period", values: ["2021"] },
          { name: "sample", label: "Sample", values: ["An excerpt"] },
          { name: "confidentiality", label: "Confidentiality", values: ["The work is described, not shown"] },
        ],
      },
    });
    const french = site.page("/fr/docs/works/new/clocks");
    const facts = french.kind === "doc" ? french.case?.facts : [];
    expect(facts?.map(({ label, values }) => [label, values]).slice(5)).toEqual([
      ["Langues", ["Anglais", "Français canadien"]],
      ["Période", ["2021"]],
      ["Échantillon", ["An excerpt"]],
      ["Confidentialité", ["Travail décrit, non montré"]],
    ]);
    expect(facts?.slice(0, 2).map(({ label }) => label)).toEqual(["Rôle", "Entreprise"]);
  });

  test("shows that as a list of facts, in its document and in its Markdown", () => {
    const document = site.document("docs/works/new/clocks/index.html");
    expect(document.attribute(".case-panel", "ariaLabel")).toBe("The case in brief");
    expect(document.all(".case-panel dt").slice(0, 3)).toEqual(["Role", "Client", "Sector"]);
    expect(document.text(".case-details > summary")).toBe("A maker of clocks · Clocks\nWriter");
    expect(site.text("docs/works/new/clocks.md")).toContain(
      "- **Deliverables**: User guide, API reference\n",
    );
  });

  test("that studies public information says so where nobody has said what the author did", () => {
    const roleOf = (route: string) => {
      const found = site.page(route);
      return found.kind === "doc" ? found.case?.facts.filter(({ name }) => name === "role") : undefined;
    };
    expect(roleOf("/docs/works/new/ships")).toEqual([
      { name: "role", label: "Basis", values: ["Independent study of public information"] },
    ]);
    expect(roleOf("/fr/docs/works/new/ships")).toEqual([
      { name: "role", label: "Nature", values: ["Étude indépendante, à partir d’informations publiques"] },
    ]);
    expect(roleOf("/docs/works/new/clocks")).toMatchObject([{ values: ["Writer"] }]);
    expect(roleOf("/docs/works/old/trains")).toEqual([]);
  });

  test("without facts is a page like others", () => {
    expect(site.page("/docs/works/old/empty")).not.toHaveProperty("case");
  });

  test("of another language keeps that language", () => {
    const document = site.document("fr/docs/works/old/trains/index.html");
    expect(document.attribute(".case-panel dd", "lang")).toBe("en-GB");
    expect(document.attribute(".case-panel dt", "lang")).toBeUndefined();
  });

  test("stands in the overview of its category, and of those above", () => {
    expect(titles("/docs/category/new")).toEqual(["Clocks", "Ships"]);
    expect(titles("/docs/category/works")).toEqual(["Clocks", "Ships", "Trains"]);
    expect(titles("/fr/docs/category/works")).toEqual(["Pendules", "Navires", "Trains"]);
  });

  test("stands in the overview of a category whose page the author writes, under its text and in its Markdown", () => {
    expect(titles("/docs/shelf")).toEqual(["Box", "Crate"]);
    const document = site.document("docs/shelf/index.html");
    expect(document.all(".case-list :is(h2, h3)")).toEqual(["Box", "Crate"]);
    expect(site.markdown("docs/shelf.md")).toBe(
      "# The shelf\n\nText.\n\n## Cases\n\n" +
        "- [Box](https://example.com/docs/shelf/box): About Box.\n  - **Sector**: Boxes\n" +
        "- [Crate](https://example.com/docs/shelf/crate): About Crate.\n  - **Sector**: Crates\n",
    );
  });

  test("has no overview where most pages are none, or it is the only one", () => {
    expect(titles("/docs/category/guide")).toBeUndefined();
    expect(titles("/docs/category/old")).toBeUndefined();
  });

  test("is found by sector, deliverable and tool; what all have in common is no choice", () => {
    expect(casesOf("/docs/category/works")).toMatchObject({
      filters: [
        { name: "sector", label: "Sector", options: ["Clocks", "Ships", "Trains"] },
        { name: "deliverables", label: "Deliverables", options: ["API reference", "User guide"] },
      ],
      counts: ["No cases", "1 case", "2 cases", "3 cases"],
    });
    expect(casesOf("/fr/docs/category/new")?.counts).toEqual(["Aucun cas", "1 cas", "2 cas"]);
  });

  test("is in the overview's document, and once only: everything can be read without JavaScript", () => {
    const document = site.document("docs/category/works/index.html");
    expect(document.all(".case-list :is(h2, h3)")).toEqual(["Clocks", "Ships", "Trains"]);
    expect(document.text("[role=status]")).toBe("3 cases");
    expect(document.all(".card-list h2")).toEqual(["How to read it", "new", "old"]);
    const inside = site.document("docs/category/new/index.html");
    expect(inside.all(".case-list :is(h2, h3)")).toEqual(["Clocks", "Ships"]);
    expect(inside.all(".card-list")).toEqual([]);
  });
});
