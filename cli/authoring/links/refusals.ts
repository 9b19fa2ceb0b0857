/** Answers of sites that show a page to some visitors only, and so say nothing of it to a program. */
const refusals = new Set(["401", "403", "429", "451", "999"]);

/** `answer` is a status code, or why there was none. */
export function refusesRobots(answer: string): boolean {
  return refusals.has(answer);
}
