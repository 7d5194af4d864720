// Takes the place of the service worker to remove it everywhere: it is built into dist/worker-off.js.
import { removeWorker } from './remove-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

removeWorker(globalThis as unknown as WorkerScope);
