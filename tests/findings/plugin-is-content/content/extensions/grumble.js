export default () => (tree, file) => {
  const [, paragraph] = tree.children;
  file.message("These words are not good", paragraph);
  paragraph.children.push({ type: "bubble", children: [{ type: "text", value: " More." }] });
  paragraph.children.push({
    type: "bubble2",
    data: { hName: "button", hProperties: { id: "twsite-data", onclick: "alert(1)" } },
    children: [{ type: "text", value: " Press" }],
  });
};
