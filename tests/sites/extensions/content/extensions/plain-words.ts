/** Long words that have a plain one. */
import { defineRule } from "twsite/extend";

const plainWords: Record<string, string> = { utilise: "use", commence: "start" };

export default defineRule({
  id: "plain-words",
  description: "A word is plain where a plain one says the same.",
  language: "en",
  check(node, report, page) {
    if (node.type !== "text") return;
    for (const { 0: word, index } of page.source(node).matchAll(/[a-z]+/gi)) {
      const replacement = plainWords[word.toLowerCase()];
      if (replacement === undefined) continue;
      report({ message: `“${word}” has a plain word`, part: [index, index + word.length], replacement });
    }
  },
});
