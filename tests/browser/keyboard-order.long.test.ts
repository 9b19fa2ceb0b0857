/** Each page on either screen. */
import { testKeyboardOrder } from "./run-keyboard-order.ts";

testKeyboardOrder(() => true);
