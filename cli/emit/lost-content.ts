/** A content that the index knows is gone from the cache: the run starts again without the cache. */
export class LostContent extends Error {
  override name = "LostContent";
}
