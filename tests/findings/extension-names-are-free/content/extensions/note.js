export default { name: "note", form: "container", expand: ({ children }) => children };
