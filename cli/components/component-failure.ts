/** A component failed while a page was written, though it did not when it was tried out. */
export class ComponentFailure extends Error {
  override name = "ComponentFailure";
}
