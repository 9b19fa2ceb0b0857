/** The reader as `twsite dev` serves it: for every site, and in step with its source. */
import { ROOT_ID } from "../../schema/contract.ts";
import { createSiteComponents } from "../article/site-components.tsx";
import { start } from "../start.tsx";
import { followSource } from "./follow-source.ts";
import { LiveApp } from "./LiveApp.tsx";

if (document.getElementById(ROOT_ID)) void start(createSiteComponents(), LiveApp);
else
  followSource({
    state({ site, findings }) {
      // The document says what is wrong; another one comes once that is something else, or nothing.
      const { site: before, findings: known } = document.body.dataset;
      if (site !== before || JSON.stringify(findings) !== known) location.reload();
    },
    page: () => {},
  });
