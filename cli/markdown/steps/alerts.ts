/** Step that makes admonitions of GitHub's alerts, before anything is filled into the text. */
import type { Root } from "mdast";
import type { Transformer } from "unified";
import { expandAlerts } from "../alerts.ts";
import type { ContentStrings } from "../compile-settings.ts";
import { pageOf } from "../page-file.ts";

export function alerts(strings: ContentStrings): Transformer<Root> {
  return (root, file) => {
    const { body } = pageOf(file);
    if (body.includes("[!")) expandAlerts(root, body, strings);
  };
}
