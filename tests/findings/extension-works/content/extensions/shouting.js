export default {
  id: "shouting",
  description: "Nobody shouts.",
  check(node) {
    if (node.type === "strong") throw new Error("no idea");
  },
};
