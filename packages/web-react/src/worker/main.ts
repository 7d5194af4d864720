// The service worker of the site: it is built into dist/worker.js (build/service-worker.ts).
import { startWorker, type WorkerBuild } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const BUILD: WorkerBuild;

startWorker(globalThis as unknown as WorkerScope, BUILD);
