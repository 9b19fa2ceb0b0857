/** Rendering pages, as worker threads do it. */
import { diskStore } from "../compile/content-store.ts";
import type { PageSettings } from "../emit/page-job.ts";
import { componentsOf, type PageRequest, type PageSizes, writePage } from "./write-page.ts";

/** `store` is the folder of the contents. */
export type RenderTaskSettings = { settings: PageSettings; store: string };
export type RenderBatch = { requests: PageRequest[]; staging: string };

export async function begin({
  settings,
  store,
}: RenderTaskSettings): Promise<(batch: RenderBatch) => PageSizes[]> {
  const contents = diskStore(store);
  const components = await componentsOf(settings);
  return ({ requests, staging }) =>
    requests.map((request) => writePage(request, staging, settings, contents, components));
}
