/** Inputs that nobody writes by hand: what would take minutes, or all memory, without a limit. */

import { allowedInputs } from "./hostile/allowed.ts";
import { blocksInputs } from "./hostile/blocks.ts";
import { codeInputs } from "./hostile/code.ts";
import { htmlInputs } from "./hostile/html.ts";
import { includesInputs } from "./hostile/includes.ts";
import { manyEntriesInputs } from "./hostile/many-entries.ts";
import { runningTextInputs } from "./hostile/running-text.ts";
import type { HostileInputs } from "./hostile/texts.ts";
import { yamlInputs } from "./hostile/yaml.ts";

export const hostileInputs: HostileInputs = {
  ...blocksInputs,
  ...runningTextInputs,
  ...htmlInputs,
  ...codeInputs,
  ...yamlInputs,
  ...includesInputs,
  ...manyEntriesInputs,
  ...allowedInputs,
};
