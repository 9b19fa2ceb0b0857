export default { name: "keys", form: "inline", expand: () => [] };
