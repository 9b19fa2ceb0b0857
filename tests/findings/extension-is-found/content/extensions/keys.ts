export default { name: "keys", form: "text", expand: () => [] };
