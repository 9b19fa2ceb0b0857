/** All limits of open files and numbers of threads. */
import { testFewOpenFiles } from "./run-few-open-files.ts";

testFewOpenFiles(() => true, 400);
