export default () => (tree) => {
  tree.children.push({
    type: "element",
    tagName: "iframe",
    properties: { src: "https://other.example/" },
    children: [],
  });
  tree.children.push({
    type: "element",
    tagName: "p",
    properties: { style: "position: fixed", id: "root" },
    children: [{ type: "text", value: "Over all" }],
  });
};
