export const sidebar = {
  "/guide/": [
    {
      text: "Start",
      collapsed: false,
      items: [
        { text: "The guide", link: "/guide/" },
        { text: "Code", link: "/guide/code" },
      ],
    },
    {
      text: "Deeper",
      collapsed: true,
      base: "/guide/",
      items: [
        { text: "Vue", link: "vue" },
        { text: "Colada", link: "colada/" },
      ],
    },
  ],
  "/foo/": {
    base: "/foo/",
    items: [
      { text: "Foo", link: "" },
      { text: "Foo in foo", link: "foo" },
    ],
  },
};
