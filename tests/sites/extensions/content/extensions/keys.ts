/** `:keys[Ctrl+C]`: keys of a keyboard, each as an element of its own. */
import { defineDirective } from "twsite/extend";

export default defineDirective({
  name: "keys",
  form: "text",
  expand({ label }) {
    const text = label.map((node) => ("value" in node ? node.value : "")).join("");
    return text.split("+").map((key) => ({
      type: "element",
      tagName: "kbd",
      properties: {},
      children: [{ type: "text", value: key }],
    }));
  },
});
