import type { RequestEvent, WorkerEvent, WorkerScope } from '../worker-scope.ts';

const ORIGIN = 'https://login.example';
const addressOf = (of: RequestInfo | URL): string =>
  new URL(typeof of === 'object' && 'url' in of ? of.url : String(of), ORIGIN).href;

type Answers = Record<string, () => Response>;

interface Asking {
  readonly method?: string;
  readonly mode?: string;
  readonly preloadResponse?: Promise<Response>;
}

/** A service worker's scope at `https://login.example`, with a network that gives these answers and no others. */
export function makeScope(answers: Answers) {
  const listeners = new Map<string, (event: never) => void>();
  const stores = new Map<string, Map<string, Response>>();
  const fetchFrom = async (of: RequestInfo | URL): Promise<Response> => {
    const { pathname, search } = new URL(addressOf(of));
    const answer = answers[pathname + search]?.();
    if (answer === undefined) return Promise.reject(new TypeError('no connection'));
    Object.defineProperty(answer, 'type', { value: 'basic' });
    return answer;
  };
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (of: RequestInfo) => store.get(addressOf(of))?.clone(),
    put: async (of: RequestInfo, answer: Response) => void store.set(addressOf(of), answer),
    add: async (of: RequestInfo) => void store.set(addressOf(of), new Response('')),
  });
  const caches = {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const scope = {
    location: { origin: ORIGIN },
    navigator: { onLine: true, userAgent: '' },
    caches: caches as unknown as CacheStorage,
    removed: false,
    preloads: false,
    registration: {
      navigationPreload: {
        enable: async () => {
          scope.preloads = true;
        },
        disable: async () => {
          scope.preloads = false;
        },
      },
      unregister: async () => {
        scope.removed = true;
        return true;
      },
    },
    fetch: fetchFrom,
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    answers,
    /** Plays an event, with all the work that it starts. */
    async happen(type: 'install' | 'activate'): Promise<void> {
      const work: Promise<unknown>[] = [];
      const event: WorkerEvent = { waitUntil: (more) => void work.push(more) };
      listeners.get(type)?.(event as never);
      await Promise.all(work);
    },
    /** Plays a request. Null if the worker leaves it to the browser. */
    async ask(address: string, { preloadResponse, ...asked }: Asking = {}): Promise<Response | null> {
      const work: Promise<unknown>[] = [];
      let answer: Promise<Response> | null = null;
      // A page cannot make a request of the mode `navigate` itself.
      const request = { method: 'GET', mode: 'cors', url: addressOf(address), ...asked } as Request;
      const event: RequestEvent = {
        request,
        ...(preloadResponse === undefined ? {} : { preloadResponse }),
        waitUntil: (more) => void work.push(more),
        respondWith(given) {
          answer = given;
        },
      };
      listeners.get('fetch')?.(event as never);
      const given = await (answer as Promise<Response> | null);
      await Promise.all(work);
      return given;
    },
    /** Everything in the caches, by address. */
    async kept(): Promise<readonly (readonly [string, string])[]> {
      const all = [...stores.values()].flatMap((store) => [...store]);
      return (
        await Promise.all(
          all.map(async ([address, answer]) => [address, await answer.clone().text()] as const),
        )
      ).sort();
    },
  };
  return scope satisfies WorkerScope as WorkerScope & typeof scope;
}
