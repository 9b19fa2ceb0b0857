/** Sizes of pictures as files of the site. */
import type { MadeSizes } from "../images/sizes/make-sizes.ts";
import type { Output } from "./output.ts";
import { outputOf } from "./picture-sizes.ts";

/** `shown` are paths of files of which pages show the sizes. */
export function sizeOutputs(shown: Iterable<string>, sizes: MadeSizes): Output[] {
  const outputs = new Map<string, Output>();
  for (const path of shown) {
    const picture = sizes.byFile.get(path);
    picture?.sizes.forEach((size, place) => {
      const output = outputOf(path, picture, size);
      const key = `${picture.key}-${place}`;
      const content = () => sizes.bytes.read(picture, path, place);
      outputs.set(output, { path: output, key, phase: "data", content });
    });
  }
  return [...outputs.values()];
}
