import type { JournalEntry } from './journal.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that make a difference; what a browser adds by itself is left out. */
const kept = new Set(['content-type', 'username', 'session', 'x-gatehouse-fault', 'origin']);

/**
 * The command that repeats a call at an origin, such as `http://localhost:4301`. Secrets stay masked and want filling
 * in; the anti-forgery pair is made up, since any two that are equal will do.
 */
export const curlOf = ({ method, path, headers, body }: JournalEntry, origin: string): string => {
  const guarded =
    method === 'GET' || method === 'HEAD' ? [] : ['Cookie: XSRF-TOKEN=curl', 'X-XSRF-TOKEN: curl'];
  const own = Object.entries(headers).flatMap(([name, value]) =>
    kept.has(name) ? [`${name}: ${value}`] : [],
  );
  const content =
    body === undefined ? [] : ['--data', quoted(typeof body === 'string' ? body : JSON.stringify(body))];
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(`${origin}${path}`),
    ...[...own, ...guarded].flatMap((header) => ['-H', quoted(header)]),
    ...content,
  ].join(' ');
};
