import { deleteCaches } from './cache-names.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Removes the service worker of this scope and its caches. Open pages stay as they are. */
export function removeWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([deleteCaches(scope.caches), scope.registration.unregister()]));
  });
}
