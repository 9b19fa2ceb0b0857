/** The progress of a long run, on one line of the terminal. It shows nothing in the first second. */
type Progress = {
  show(
    step: "convert" | "compile" | "pictures" | "render" | "write" | "ask",
    done: number,
    total: number,
  ): void;
  clear(): void;
};

const quietMs = 1000;
const everyMs = 100;

const verbs = {
  convert: "Converting",
  compile: "Compiling",
  pictures: "Resizing picture",
  render: "Rendering",
  write: "Writing",
  ask: "Asking for link",
};

/** `draw` writes text to the terminal; undefined if the output is not a terminal. */
export function progressLine(draw: ((text: string) => void) | undefined): Progress {
  let next = performance.now() + quietMs;
  let drawn = false;
  return {
    show(step, done, total) {
      const now = performance.now();
      if (!draw || now < next) return;
      next = now + everyMs;
      drawn = true;
      draw(`\r\u001b[K${verbs[step]} ${done} of ${total}`);
    },
    clear() {
      if (drawn) draw?.("\r\u001b[K");
    },
  };
}
