/** An event whose work the browser waits for. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request that the page makes, or a navigation to it. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to a navigation, if the browser has asked already. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/**
 * The used parts of a service worker's global scope. TypeScript's own types for it cannot share a program with
 * those of a page.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly onLine: boolean; readonly userAgent: string };
  readonly caches: CacheStorage;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  fetch(request: Request | string, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
