/** A line that shows how far a long run is; nothing in the first second, and nothing where nobody watches. */
type Progress = {
  show(step: "convert" | "compile" | "pictures" | "render" | "write", done: number, total: number): void;
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
};

/** `draw` writes text as it is; undefined where nobody watches. */
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
