/** A worker thread that renders pages. */
import { workerData } from "node:worker_threads";
import { diskStore } from "../compile/content-store.ts";
import { serveBatches } from "../compile/serve-batches.ts";
import type { RenderBatch, RenderWorkerData } from "./page-writer.ts";
import { componentsOf, writePage } from "./write-page.ts";

const { settings, store }: RenderWorkerData = workerData;
const contents = diskStore(store);
const find = componentsOf(settings);

serveBatches(async ({ requests, staging }: RenderBatch) => {
  const components = await find;
  return requests.map((request) => writePage(request, staging, settings, contents, components));
});
