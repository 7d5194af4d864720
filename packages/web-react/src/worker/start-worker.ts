import { type Language, languageOf, queryLang } from '@gatehouse-login/core';
import { artworkIn } from '../documents/artwork.ts';
import { cacheOf, deleteCaches } from './cache-names.ts';
import { type Look, lookOf } from './look.ts';
import { offlineHeaders, offlinePage } from './offline-page.ts';
import type { offlineWords } from './offline-words.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

/** The build that a worker belongs to. */
export interface WorkerBuild {
  /** The build's id, which changes with every build. */
  readonly version: string;
  readonly stylesheet: string;
  readonly words: Readonly<Record<Language, ReturnType<typeof offlineWords>>>;
}

const CONFIGURATION = '/configs/config.json';
const LOOK = '/offline-look';

/** `/assets/index-DkX3_9aB.js`: a file that never changes. */
const HASHED = /^\/assets\/[\w-]+-[\w-]{8}\.(?:js|css)$/;
/** A server may answer with a page instead of a missing file; such an answer must not be kept. */
const OF_FILE = /javascript|css/;

/**
 * Makes a service worker of this scope. Hashed files come from its cache. Documents and the configuration always
 * come from the network; of the configuration it keeps only the brand's look, for the offline page. It does not
 * touch any other request.
 */
export function startWorker(scope: WorkerScope, { version, stylesheet, words }: WorkerBuild): void {
  const { origin } = scope.location;
  const name = cacheOf(version);
  const open = () => scope.caches.open(name);
  const ignore = (): void => {};

  // Leaving a page cancels its requests; that is not a fault of the worker.
  const ask = (request: Request) => scope.fetch(request).catch(() => Response.error());

  async function keepLook(answer: Response): Promise<void> {
    if (!answer.ok) return;
    const json: unknown = await answer.json();
    const look = lookOf(json, await artworkOf(lookOf(json).brand));
    await (await open()).put(LOOK, new Response(JSON.stringify(look)));
  }

  async function artworkOf(brand: string): Promise<string> {
    if (!/^[\w-]+$/.test(brand)) return '';
    const files = ['mark', 'logo'].map(async (file) => {
      const answer = await scope.fetch(`/assets/brands/${brand}/${file}.svg`, { redirect: 'error' });
      return artworkIn(answer.ok ? await answer.text() : '') ?? '';
    });
    return (await Promise.all(files).catch(() => [])).join('');
  }

  async function offline({ url }: Request): Promise<Response> {
    const kept = await (await open()).match(LOOK);
    const look: Look = kept === undefined ? lookOf(null) : await kept.json();
    const language = languageOf(queryLang(new URL(url).search));
    const { heading, offline: isOffline, unreachable, tryAgain } = words[language];
    const reason = scope.navigator.onLine ? unreachable : isOffline;
    const nonce = crypto.randomUUID();
    const page = offlinePage({ look, language, words: { heading, reason, tryAgain }, stylesheet, nonce });
    return new Response(page, { status: 503, headers: offlineHeaders(nonce) });
  }

  const documentFor = async ({ request, preloadResponse }: RequestEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return offline(request);
    }
  };

  async function fileFor(event: RequestEvent): Promise<Response> {
    const { request } = event;
    const kept = await (await open()).match(request.url);
    if (kept !== undefined) return kept;
    const answer = await ask(request);
    const isFile =
      answer.ok && answer.type === 'basic' && OF_FILE.test(answer.headers.get('content-type') ?? '');
    if (isFile) event.waitUntil(keepFile(request.url, answer.clone()));
    return answer;
  }

  // A full disk is no reason to fail.
  const keepFile = async (url: string, answer: Response) => (await open()).put(url, answer).catch(ignore);

  async function configurationFor(event: RequestEvent): Promise<Response> {
    const answer = await ask(event.request);
    event.waitUntil(keepLook(answer.clone()).catch(ignore));
    return answer;
  }

  scope.addEventListener('install', (event) => {
    const configuration = scope.fetch(CONFIGURATION, { cache: 'no-cache', redirect: 'error' }).then(keepLook);
    const style = open().then((cache) => cache.add(stylesheet));
    event.waitUntil(Promise.all([configuration, style]).then(() => scope.skipWaiting()));
  });
  // If a preload fails, Firefox shows its own error page instead of the worker's answer.
  const setPreload = () => {
    const preload = scope.registration.navigationPreload;
    return scope.navigator.userAgent.includes('Firefox') ? preload?.disable() : preload?.enable();
  };
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([deleteCaches(scope.caches, name), setPreload()]));
  });
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { pathname, origin: asked } = new URL(url);
    if (method !== 'GET' || asked !== origin) return;
    if (mode === 'navigate') event.respondWith(documentFor(event));
    else if (HASHED.test(pathname)) event.respondWith(fileFor(event));
    else if (pathname === CONFIGURATION) event.respondWith(configurationFor(event));
  });
}
