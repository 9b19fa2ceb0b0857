/** A page with every construct that has a style sheet of its own, and its look: nothing scrolls sideways, and axe-core has nothing to object to. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptFolder, writeFiles } from "../sites/folders.ts";
import { smallSite } from "../sites/small-sites.ts";
import { openUnderPolicy, type SiteUnderPolicy, scrollWidth } from "./article-site.ts";
import { objections } from "./axe.ts";

export const route = "/docs/constructs";
const text = `# Constructs :badge[New]{type=tip}

Press :kbd[Ctrl+K]. :badge[Old] :badge[I]{type=info} :badge[W]{type=warning} :badge[D]{type=danger}

:::steps
1. **Install it**

   Text.

2. Start it.
:::

:::cards
- [The plain page](plain.md)

  What it has.

- [Parts](parts.md)
:::

:::file-tree
- site.yml the title
- docs
  - **a-file-with-a-long-name-that-is-broken-on-phones.md** with a comment
:::

\`\`\`js showLineNumbers
let a = 1; // [!code --]
let a = 2; // [!code ++]
b(); // [!code focus]
c(); // [!code error]
d(); // [!code warning]
  e(); // a line that is too long for its block, so that it wraps on paper and where a visitor wants it to wrap
\`\`\`

\`\`\`yaml {2,10} showLineNumbers
a:
  b: 1
  c: 2
d:
  - 1
  - 2
  - 3
  - 4
  - 5
  - 6
\`\`\`

\`\`\`js {2}
f();
  g(); // [!code ++]
  h();
\`\`\`

> [!CAUTION]
> It is gone.

## Drawn

The area is $\\pi r^2$, by $\\eqref{wide}$.

$$
a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + s + t + u + v + w + x + y + z = 1
$$ {#wide}

$$\\color{red} x$$

\`\`\`mermaid title="How it goes"
flowchart LR
  A[First words] --> B[Second] --> C[Third] --> D[Fourth] --> E[Fifth] --> F[Sixth]
  style A fill:#f96
\`\`\`

\`\`\`mermaid
sequenceDiagram
  Alice->>Bob: Hello
\`\`\`
`;

/** With a plain page that leads to it, and a theme. */
export function openConstructs(): Promise<SiteUnderPolicy> {
  const content = writeFiles(join(keptFolder(), "content"), {
    ...smallSite,
    "en/docs/constructs.md": text,
    "en/docs/parts.md": "# Parts\n",
    "en/docs/plain.md": "# Plain\n\n[To the constructs](constructs.md)\n",
    "theme.css": ".steps > li { border-top: 7px dotted; }\n",
  });
  return openUnderPolicy(content);
}

/** Each theme with the width of a window, in pixels. */
export function testConstructsLook(
  site: () => SiteUnderPolicy,
  cases: readonly (readonly [theme: "light" | "dark", width: number])[],
): void {
  test.each(cases)("axe has nothing to object to in the %s theme, at %i pixels", (theme, width) => {
    const dark = { colorScheme: "dark", stored: { theme: "dark" } } as const;
    const visitor = { ...(theme === "dark" ? dark : {}), viewport: { width, height: 800 } };
    return site().read({ route, ...visitor }, async (page) => {
      await expect.poll(() => objections(page)).toEqual([]);
      await expect.poll(() => scrollWidth(page)).toBe(width);
    });
  });
}
