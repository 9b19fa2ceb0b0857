/** A block of code with a button that copies it (S21). Other figures are themselves. */
import { useEffect, useState } from "react";
import { useManifest } from "../navigation/reader-context.ts";
import type { ElementProps } from "./Hast.tsx";
import { findElement, textOf } from "./text-of.ts";

export function Figure({ node, props, children }: ElementProps) {
  const code = String(props.className ?? "").includes("code-block")
    ? findElement(node.children, "code")
    : undefined;
  return (
    <figure {...props}>
      {children}
      {code && <CopyButton text={() => textOf(code)} />}
    </figure>
  );
}

/** How long the outcome stays on the button, in milliseconds. */
const SHOWN_FOR = 2000;

function CopyButton({ text }: { text: () => string }) {
  const { strings } = useManifest();
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();

  useEffect(() => {
    if (!outcome) return;
    const end = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(end);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text().replace(/\n$/, ""));
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed");
    }
  }

  return (
    <>
      <button type="button" className="copy-button" data-outcome={outcome} onClick={copy}>
        {strings[outcome ?? "copyCode"]}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {outcome && strings[outcome]}
      </span>
    </>
  );
}
