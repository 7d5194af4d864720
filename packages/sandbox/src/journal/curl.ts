import type { JournalEntry } from './journal-entry.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The headers that change the answer. Those that a browser adds by itself are left out. */
const RELEVANT = new Set(['content-type', 'username', 'session', 'x-gatehouse-fault', 'origin']);

/** Any two equal values satisfy the anti-forgery check. */
const ANTI_FORGERY = ['Cookie: XSRF-TOKEN=curl', 'X-XSRF-TOKEN: curl'];

function methodOptions(method: string): readonly string[] {
  if (method === 'GET') return [];
  return method === 'HEAD' ? ['--head'] : ['-X', method];
}

/**
 * The command that repeats a call at an origin such as `http://localhost:4301`. Secrets stay masked and have to be
 * filled in.
 */
export function curlOf({ method, path, headers, body }: JournalEntry, origin: string): string {
  const isRead = method === 'GET' || method === 'HEAD';
  const sent = [
    ...Object.entries(headers).flatMap(([name, value]) => (RELEVANT.has(name) ? [`${name}: ${value}`] : [])),
    ...(isRead ? [] : ANTI_FORGERY),
  ];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return [
    'curl',
    ...methodOptions(method),
    // Without `--globoff`, curl reads brackets and braces as patterns.
    ...(/[[\]{}]/.test(path) ? ['--globoff'] : []),
    quoted(`${origin}${path}`),
    ...sent.flatMap((header) => ['-H', quoted(header)]),
    // `--data` would read a file if the body begins with @.
    ...(body === undefined ? [] : ['--data-raw', quoted(text)]),
  ].join(' ');
}
