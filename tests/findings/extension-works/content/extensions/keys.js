export default { name: "keys", form: "text", expand: ({ label }) => label.first.value };
