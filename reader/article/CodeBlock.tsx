/** A block of code under a line with its title or language and what can be done with it. Other figures are themselves. */
import { Children } from "react";
import type { ElementProps } from "../hast/elements.ts";
import { findElement } from "../hast/text-of.ts";
import { useManifest } from "../navigation/reader-context.ts";

export function Figure(element: ElementProps) {
  const { props, children } = element;
  return props.className === "code-block" ? (
    <CodeBlock {...element} />
  ) : (
    <figure {...props}>{children}</figure>
  );
}

/** The buttons work, and show, once `controls/` is here. */
function CodeBlock({ node, props, children }: ElementProps) {
  const { strings } = useManifest();
  const parts = Children.toArray(children);
  const title = findElement(node.children, "figcaption") ? parts.shift() : undefined;
  return (
    <figure {...props}>
      {title}
      <div className="code-tools">
        <span className="code-language">{props["data-language"]}</span>
        <button type="button" data-action="wrap" aria-pressed="false">
          {strings.wrapCode}
        </button>
        <button type="button" data-action="copy-code">
          {strings.copyCode}
        </button>
      </div>
      {parts}
    </figure>
  );
}
