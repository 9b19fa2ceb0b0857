/** The reader of a site without components of its own. */
import { start } from "./start.tsx";

void start();
