/** Each page on a wide screen or on a narrow one, in turn; both of each: `npm run test:long`. */
import { testKeyboardOrder } from "./run-keyboard-order.ts";

testKeyboardOrder((number, screen) => number % 2 === screen);
