/** A worker thread that renders pages. */
import { workerData } from "node:worker_threads";
import { diskStore } from "../compile/content-store.ts";
import { serveBatches } from "../compile/serve-batches.ts";
import type { RenderBatch, RenderWorkerData } from "./page-writer.ts";
import { writePage } from "./write-page.ts";

const { settings, store }: RenderWorkerData = workerData;
const contents = diskStore(store);

serveBatches(({ requests, staging }: RenderBatch) =>
  requests.map((request) => writePage(request, staging, settings, contents)),
);
