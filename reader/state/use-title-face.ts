/** Titles in the face of a font provider, once its style sheet is here; until then, and without it, in our own. */
import { useEffect } from "react";
import type { Manifest } from "../../schema/manifest.ts";
import { isDeclaredFile } from "../hast/safe-addresses.ts";
import { isThrifty } from "../navigation/connection.ts";

export function useTitleFace(fonts: Manifest["fonts"]): void {
  const { stylesheet, titles } = fonts ?? {};
  useEffect(() => {
    if (stylesheet === undefined || !isDeclaredFile(stylesheet) || isThrifty()) return;
    // An effect may run before the paint; what a frame puts off until later does not.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // Another page, another language: the style sheet stays.
        if ([...document.styleSheets].some(({ href }) => href === stylesheet)) return;
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = stylesheet;
        link.onload = () => {
          const { style } = document.documentElement;
          const own = getComputedStyle(document.documentElement).getPropertyValue("--serif");
          style.setProperty("--serif", `"${titles}", ${own}`);
        };
        document.head.append(link);
      }),
    );
  }, [stylesheet, titles]);
}
