/** Something that is wrong in theme.css, at an offset of its text. */
export type ThemeProblem = {
  start: number;
  message: string;
  expected?: string | undefined;
  nearest?: string | undefined;
};
