export default { id: "shouting", description: "Nobody shouts.", check() {} };
