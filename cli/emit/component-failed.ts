/** A component of the site fails on a page on which it did not when it was tried out: it may depend on the hour, or on chance. */
import { reasonOf } from "../report/reason-of.ts";

export class ComponentFailed extends Error {
  override name = "ComponentFailed";

  constructor(names: string, cause: unknown) {
    super(`a component of this page (${names}) failed while the page was rendered: ${reasonOf(cause)}`, {
      cause,
    });
  }
}
