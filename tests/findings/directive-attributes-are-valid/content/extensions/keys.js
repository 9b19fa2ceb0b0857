import { defineDirective } from "twsite/extend";

export default defineDirective({
  name: "keys",
  form: "text",
  expand: ({ label }) => ({ type: "element", tagName: "kbd", properties: {}, children: label }),
});
