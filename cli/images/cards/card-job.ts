/** Job that draws one card, as plain data. */
import type { CardTexts } from "./card-svg.ts";
import type { CardTools } from "./card-tools.ts";

export type CardJob = { texts: CardTexts; tools: CardTools };
