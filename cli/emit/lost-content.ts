/** Error for a content that the index names, but the cache no longer has: the run starts again without the cache. */
export class LostContent extends Error {
  override name = "LostContent";
}
