export const program = "runs";
