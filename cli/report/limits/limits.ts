/**
 * Limits of what a page or a file may hold. Pages that people write stay far below; beyond, the time or the memory of
 * a compile would grow with the square of the text. The manual lists those that writers may meet (help/limits).
 */
export const limits = {
  /** Bytes of a page, with what it includes. */
  pageBytes: 1_000_000,
  /** Characters of a page that never takes long. */
  shortPage: 20_000,
  /** Milliseconds that a longer page may take. */
  pageTime: 20_000,
  /** Bytes of all values of variables on a page, and of all texts of its terms. */
  insertedBytes: 500_000,
  /** Lines of a page, with what it includes. */
  pageLines: 12_000,
  /** Bytes of a page's front matter. */
  frontMatterBytes: 50_000,
  /** Tags of a page, and authors of a post: the page of each of them lists them all. */
  names: 200,
  /** Bytes of a YAML file of the configuration. */
  configurationBytes: 500_000,
  /** Bytes of a file of code or data that an import reads. */
  moduleBytes: 1_000_000,
  /** Unknown keys that are named one by one; the rest is counted. */
  unknownKeys: 50,
  /** Broken links, unknown variables, and unknown terms, of a page or a file for which the nearest name is looked for. */
  suggestions: 50,
  /** Comparisons of a page's labels that have no definition with those that have one. */
  labelComparisons: 1_000_000,
  /** Levels of blocks, of which a list takes two. */
  nesting: 100,
  /** Levels of HTML elements. */
  htmlNesting: 250,
  /** Characters of elements that the parser of HTML opens again in later blocks of a page, because nothing closes them. */
  reopenedHtml: 1_000_000,
  /** Files that a page includes, directly or through others. */
  includes: 500,
  /** Cells of all tables of a page: columns by rows. */
  tableCells: 20_000,
  /** Closing brackets of a page: links, images, references. */
  links: 10_000,
  /** Opening brackets of a page, with an end or without. */
  openBrackets: 50_000,
  /** Beginnings of labels of directives on a page: Sätteri looks for the end of each, and nothing can end its search. */
  directiveLabels: 5_000,
  /** Addresses of a page that are in its text without brackets around them. */
  bareAddresses: 10_000,
  /** Tags of raw HTML on a page. */
  htmlTags: 8_000,
  /** Marks of emphasis, code and formulas on a page, of which each pair makes an element. */
  marks: 80_000,
  /** References to characters on a page, such as `&amp;`: Sätteri's memory grows with their square in a paragraph. */
  characterReferences: 10_000,
  /** Definitions of links on a page. */
  definitions: 5_000,
  /** Footnotes of a page. */
  footnotes: 1_000,
  /** Places on a page that refer to a footnote. */
  footnoteUses: 5_000,
  /** Underlined headings of a page. */
  underlinedHeadings: 1_000,
  /** Lists and quotations that the lines of a page open or continue, all together. */
  containers: 30_000,
  /** Characters of a line that starts a directive. */
  directiveLine: 10_000,
  /** Lines of a block of code that is coloured. */
  colouredLines: 2_000,
  /** Characters of a block of code that is coloured. */
  colouredCharacters: 20_000,
  /** Characters of a line of code in a block that is coloured. */
  colouredLine: 2_000,
  /** Characters of all coloured blocks of a page. */
  colouredPage: 100_000,
  /** Characters of a page's blocks that grammars would look through for the ends of strings, tags and brackets. */
  colouredScans: 20_000_000,
  /** Characters of a formula. */
  formulaCharacters: 5_000,
  /** Levels of elements in a formula. */
  formulaNesting: 80,
  /** Elements of a formula. */
  formulaElements: 20_000,
  /** Places for arguments in all macros of a formula. */
  formulaArguments: 50,
  /** Macros of a formula that are replaced. */
  formulaExpansions: 1_000,
  /** Characters of all macros that are replaced, where a formula has macros of its own. */
  formulaExpanded: 100_000,
  /** Formulas of a page. */
  formulas: 10_000,
  /** Characters of all formulas of a page. */
  formulasPage: 100_000,
  /** Characters of a diagram that is drawn. */
  diagramCharacters: 20_000,
  /** Statements of a diagram that is drawn. */
  diagramStatements: 300,
  /** Characters of a line of a diagram that is drawn. */
  diagramLine: 2_000,
  /** Links of a diagram that is drawn. */
  diagramLinks: 100,
  /** Links of a diagram that is drawn, beyond one for each part. */
  diagramExtraLinks: 30,
  /** Nodes, groups, participants, classes, states or entities of a diagram that is drawn. */
  diagramParts: 150,
  /** Levels of groups of a diagram that is drawn. */
  diagramNesting: 10,
  /** Diagrams of a page that are drawn. */
  diagramsPage: 50,
  /** Links of all diagrams of a page that are drawn. */
  diagramLinksPage: 500,
  /**
   * Milliseconds that a diagram or a formula may take. One within the other limits takes a second at most, but up to twenty times
   * as long if many programs share the processor, and a busy machine must draw the same.
   */
  drawingTime: 20_000,
  /** Milliseconds that an extension may take for a directive, a page or its start. */
  extensionTime: 10_000,
  /** Bytes of a drawing in SVG. */
  drawingBytes: 10_000_000,
  /** Levels of elements of a drawing in SVG. */
  drawingNesting: 500,
  /** Ranges of marked lines of a block of code. */
  markedRanges: 200,
} as const;
