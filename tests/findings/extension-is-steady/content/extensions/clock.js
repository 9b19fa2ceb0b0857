let count = 0;

export default () => (tree) => {
  tree.children.push({ type: "paragraph", children: [{ type: "text", value: String(count++) }] });
};
