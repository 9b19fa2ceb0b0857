export default { name: "film", form: "leaf", component: "Film" };
