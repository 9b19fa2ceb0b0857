import { missing } from "./missing.ts";

export default {
  id: "plain-words",
  description: "Words are plain" as,
};
