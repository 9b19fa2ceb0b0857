/** Each page of the review of a change, in either theme, on a wide screen and on a phone. */
// Tests: reader/styles, cli/diff
import { servedReview, testReviewLooks } from "./run-review.ts";

testReviewLooks(servedReview(), () => true);
