/** The reader as `twsite dev` serves it: for every site, and in step with its source. */
import { ROOT_ID } from "../../schema/contract.ts";
import { createOwnComponents } from "../article/own-components.ts";
import { start } from "../start.tsx";
import { followSource } from "./follow-source.ts";
import { LiveApp } from "./LiveApp.tsx";

if (document.getElementById(ROOT_ID)) void start(createOwnComponents(), LiveApp);
else
  followSource({
    state({ site, findings }) {
      // The document says what is wrong with the site; another one comes once that is something else, or nothing.
      if (site !== "" || JSON.stringify(findings) !== document.body.dataset.findings) location.reload();
    },
    page: () => {},
  });
