/** Diagrams in the manner of Mermaid's documentation: which are drawn, and what is said of those that are not. */
import { expect, test } from "vitest";
import { drawMermaid } from "../../../cli/markdown/diagrams/draw-mermaid.ts";

/** What a screen reader hears of the links, or the problem with its line. */
const examples: [name: string, source: string, said: string][] = [
  ["flowchart: a node", "flowchart LR\n  id", "id"],
  ["flowchart: a node with text", "flowchart LR\n  id1[This is the text]", "This is the text"],
  ["flowchart: text in quotation marks", 'flowchart LR\n  id["This ❤ [is] (it)"]', "This ❤ [is] (it)"],
  ["flowchart: Markdown", 'flowchart LR\n  a["`The **cat**`"] --> b', "The cat → b"],
  ["flowchart: codes of characters", 'flowchart LR\n  A["A dec char:#9829;"]', "A dec char:♥"],
  ["flowchart: on one line", "graph LR; A-->B; B-->C;", "A → B; B → C"],
  ["flowchart: an open link", "flowchart LR\n  A---B", "A — B"],
  ["flowchart: text on a link", "flowchart LR\n  A-- text -->B", "A → B: text"],
  ["flowchart: text between bars", "flowchart LR\n  A-->|text|B", "A → B: text"],
  ["flowchart: a dotted link with text", "flowchart LR\n  A-. text .-> B", "A → B: text"],
  ["flowchart: a thick link with text", "flowchart LR\n  A == text ==> B", "A → B: text"],
  ["flowchart: a chain", "flowchart LR\n  A -- one --> B -- two --> C", "A → B: one; B → C: two"],
  ["flowchart: several at once", "flowchart TB\n  A & B--> C & D", "A → C; A → D; B → C; B → D"],
  ["flowchart: longer links", "flowchart TD\n  A ----> B\n  B -..-> C\n  C ====> D", "A → B; B → C; C → D"],
  [
    "flowchart: shapes",
    "flowchart LR\n  a([s]) --> b[[s]] --> c[(d)] --> d((c)) --> e>f] --> f{r} --> g{{h}} --> h(((x)))",
    "s → s; s → d; d → c; c → f; f → r; r → h; h → x",
  ],
  ["flowchart: letters of all languages", "flowchart LR\n  Ä[Été] --> 日本", "Été → 日本"],
  [
    "flowchart: links to groups",
    "flowchart TB\n  c1-->a2\n  subgraph one\n  a1-->a2\n  end\n  one --> c1",
    "one → c1; c1 → a2; a1 → a2",
  ],
  [
    "flowchart: comments and settings",
    "%%{init: {'theme':'dark'}}%%\nflowchart LR\n  %% a comment\n  A --> B",
    "A → B",
  ],
  ["flowchart: a class", "flowchart LR\n  A:::x --> B\n  classDef x fill:#f96", "A → B"],
  ["flowchart: a circle", "flowchart LR\n  A --o B", "2: “A --o B” cannot be drawn"],
  [
    "flowchart: a new shape",
    "flowchart RL\n  A@{ shape: manual-file }",
    "2: “A@{ shape: manual-file }” cannot be drawn",
  ],
  ["flowchart: a parallelogram", "flowchart TD\n  A[/x/]", "2: “A[/x/]” cannot be drawn"],
  ["flowchart: a group without an end", "flowchart TD\n  subgraph a\n  b", "2: “subgraph a” has no end"],
  [
    "flowchart: a group whose nodes are in another one",
    "flowchart TD\n  subgraph one\n  a\n  end\n  subgraph Second\n  a\n  end",
    "5: “Second” would be lost",
  ],
  ["flowchart: a path in a label", "flowchart TD\n  A(/etc/hosts) --> B{/x}", "/etc/hosts → /x"],
  ["flowchart: a semicolon in a label", "flowchart TD\n  A[x; y] --> B; B --> C", "x; y → B; B → C"],
  ["flowchart: words alone", "flowchart TD\n  A --> B\n  what is this", "3: “what is this” cannot be drawn"],
  [
    "sequence: messages",
    "sequenceDiagram\n  Alice->>John: Hello\n  John-->>Alice: Great!\n  Alice-)John: See you",
    "Alice → John: Hello; John → Alice: Great!; Alice → John: See you",
  ],
  [
    "sequence: names",
    "sequenceDiagram\n  participant A as Alice B.\n  actor J\n  A->>+J: Hello\n  J-->>-A: Hi",
    "Alice B. → J: Hello; J → Alice B.: Hi",
  ],
  ["sequence: names of two words", "sequenceDiagram\n  Alice Smith->>Bob: Hello", "Alice Smith → Bob: Hello"],
  [
    "sequence: activations",
    "sequenceDiagram\n  A->>B: Hello\n  activate B\n  B-->>A: Hi\n  deactivate B",
    "A → B: Hello; B → A: Hi",
  ],
  [
    "sequence: notes and blocks",
    "sequenceDiagram\n  A->>B: 1\n  Note over A,B: Yes\n  alt is so\n  B-->>A: 2\n  else\n  B->>B: 3\n  end",
    "A → B: 1; B → A: 2; B → B: 3",
  ],
  ["sequence: numbers", "sequenceDiagram\n  autonumber\n  A->>B: x\n  B->>A: y", "A → B: 1. x; B → A: 2. y"],
  [
    "sequence: a note before the first message",
    "sequenceDiagram\n  Note over A: Before all\n  A->>B: x",
    "2: “Before all” would be lost",
  ],
  [
    "sequence: a kind after the first message",
    "sequenceDiagram\n  A->>B: x\n  actor A as Alice",
    "Alice → B: x",
  ],
  ["sequence: a loop without an end", "sequenceDiagram\n  loop x\n  A->>B: x", "2: “loop x” has no end"],
  ["sequence: an end of nothing", "sequenceDiagram\n  A->>B: x\n  end", "3: “end” cannot be drawn"],
  ["sequence: a lost message", "sequenceDiagram\n  A-xB: x", "2: “A-xB: x” cannot be drawn"],
  ["sequence: a box", "sequenceDiagram\n  A->>B: x\n  box Purple\n  end", "3: “box Purple” cannot be drawn"],
  [
    "class: members",
    "classDiagram\n  Animal <|-- Duck\n  Animal : +int age\n  Animal: +isMammal()\n  class Duck{\n    +swim()\n  }",
    "Animal → Duck",
  ],
  ["class: counts", 'classDiagram\n  Customer "1" --> "*" Ticket : buys', "Customer → Ticket: buys"],
  ["class: generics", "classDiagram\n  class Square~Shape~{\n    List~int~ position\n  }", "Square<Shape>"],
  [
    "class: two annotations",
    "classDiagram\n  class A {\n    <<interface>>\n    <<old>>\n  }",
    "3: “interface” would be lost",
  ],
  ["class: a note", 'classDiagram\n  note "x"', '2: “note "x"” cannot be drawn'],
  [
    "state: transitions",
    "stateDiagram-v2\n  [*] --> Still\n  Still --> Moving : go\n  Moving --> [*]",
    "● → Still; Still → Moving: go; Moving → ●",
  ],
  [
    "state: descriptions",
    'stateDiagram-v2\n  s1 --> s2\n  s2 : This is it\n  state "One" as s1',
    "One → This is it",
  ],
  [
    "state: a state in a state",
    "stateDiagram-v2\n  [*] --> First\n  state First {\n    a --> b\n  }",
    "● → First; a → b",
  ],
  [
    "state: the description of a state with states",
    "stateDiagram-v2\n  state A {\n    b --> c\n  }\n  A : All of it\n  A --> d",
    "All of it → d; b → c",
  ],
  ["state: nothing but a direction", "stateDiagram-v2\n  direction LR", "this diagram is empty"],
  ["state: a choice", "stateDiagram-v2\n  state x <<choice>>", "2: “state x <<choice>>” cannot be drawn"],
  [
    "entities: relationships",
    "erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  ORDER ||--|{ LINE-ITEM : contains",
    "CUSTOMER — ORDER: places; ORDER — LINE-ITEM: contains",
  ],
  [
    "entities: attributes",
    'erDiagram\n  p[Person] {\n    string name PK, FK "its name"\n  }\n  p ||--|| "A car" : "drives a"',
    "Person — A car: drives a",
  ],
  ["entities: a line in an entity", "erDiagram\n  A {\n    what\n  }", "3: “what” cannot be drawn"],
  ["entities: words", "erDiagram\n  A one to many B : x", "2: “A one to many B : x” cannot be drawn"],
  ["another type", 'pie title Pets\n  "Dogs" : 3', "1: diagrams of the type “pie” cannot be drawn"],
  ["nothing", "", "this diagram is empty"],
];

test.each(examples)("%s", (_, source, said) => {
  const drawn = drawMermaid(source, "d-");
  if ("svg" in drawn) expect(drawn.description).toBe(said);
  else expect(drawn.line === undefined ? drawn.problem : `${drawn.line}: ${drawn.problem}`).toBe(said);
});

test("hostile text is text, and nothing is a style, a script or an address of another host", () => {
  const drawn = drawMermaid(
    'flowchart LR\n  A["<script>alert(1)</script><img src=x onerror=y>"] -->|"</text><a href=\'javascript:x\'>b</a>"| B\n  style A fill:url(https://example.com/a.png)',
    "d-",
  );
  if (!("svg" in drawn)) throw new Error(drawn.problem);
  const written = JSON.stringify(drawn.svg);
  expect(written).not.toMatch(
    /https?:|"style"|"tagName":"(?:style|script|a|image|use|foreignObject)"|"on\w+"/,
  );
});

test("a diagram is the same each time", () => {
  const source = "flowchart LR\n  A --> B";
  expect(drawMermaid(source, "d-")).toEqual(drawMermaid(source, "d-"));
});
