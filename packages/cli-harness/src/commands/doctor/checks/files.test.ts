import { describe, expect, it } from 'vitest';
import { captureIo } from '../../../testing/capture-io.ts';
import { collect } from '../../findings/finding.ts';
import { checkFiles } from './files.ts';
import { type PagePatient, readPage } from './page.ts';
import { digestOf } from './policy.ts';

const SITE = 'https://login.test.example';
const SCRIPT = 'export {};';
const INLINE = 'start()';
const STYLE = 'h1 { color: red }';
const hash = (text: string): string => `'sha256-${digestOf('sha256', text)}'`;
const POLICY = `default-src 'none'; script-src 'self' ${hash(INLINE)}; style-src 'self' ${hash(STYLE)}`;

const DOCUMENT = `<!doctype html><script type="application/json">{"a":1}</script><style>${STYLE}</style>
  <link rel=stylesheet href=/assets/a.css><script>${INLINE}</script>
  <script type=module src=/assets/a.js integrity="sha384-${digestOf('sha384', SCRIPT)}"></script>`;

const answer = (body: string, type: string, headers: Record<string, string> = {}) => ({
  status: 200,
  body,
  headers: { 'content-type': type, ...headers },
});

type Answers = Readonly<Record<string, ReturnType<typeof answer>>>;

const GOOD: Answers = {
  '/login': answer(DOCUMENT, 'text/html', { 'content-security-policy': POLICY }),
  '/assets/a.css': answer('', 'text/css'),
  '/assets/a.js': answer(SCRIPT, 'text/javascript'),
};
const FALLBACK = answer('<!doctype html>', 'text/html; charset=utf-8');

/** Examines a site that answers like a good one but for some of its files. `rest` answers for what does not exist. */
async function examine(changed: Answers, rest = { ...FALLBACK, status: 404 }): Promise<readonly string[]> {
  const answers: Answers = { ...GOOD, ...changed };
  const fetch = async (input: RequestInfo | URL) => {
    const { status, headers, body } = answers[new URL(String(input)).pathname] ?? rest;
    return new Response(body, { status, headers });
  };
  const site = { fetch, failureOf: () => null };
  const patient = { site, io: captureIo().io, origin: SITE, visit: { region: null }, patience: 1_000 };
  const paged = { ...patient, page: readPage(patient as object as PagePatient) } as object as PagePatient;
  return (await collect(checkFiles(paged))).map(({ status, message }) => `${status}: ${message}`);
}

const policy = (text: string): Answers => ({
  '/login': answer(DOCUMENT, 'text/html', { 'content-security-policy': text }),
});

describe('the doctor’s look at the files of a page', () => {
  it('finds nothing wrong where document, policy and files belong together', async () => {
    expect(await examine({})).toEqual(['ok: The page and the 2 files that it loads belong together.']);
  });

  it.each<[string, Answers, string]>([
    ['a script', policy(POLICY.replace(hash(INLINE), hash('other()'))), 'The policy blocks an inline script'],
    ['a style', policy(POLICY.replace(hash(STYLE), '')), 'The policy blocks an inline style sheet'],
  ])('finds %s that the policy of another build blocks', async (_what, changed, message) => {
    expect(await examine(changed)).toEqual([`warning: ${message} of the login page.`]);
  });

  it.each([
    ['by a nonce', POLICY.replace(hash(INLINE), "'nonce-n'"), '<script nonce=n>1</script>'],
    ['by a wider directive', "default-src 'unsafe-inline'", '<script>1</script><style></style>'],
    ['by no policy', '', '<script>1</script>'],
  ])('takes what is allowed %s', async (_how, text, html) => {
    const page = answer(html, 'text/html', { 'content-security-policy': text });
    expect(await examine({ '/login': page })).toEqual([
      'ok: The page and the 0 files that it loads belong together.',
    ]);
  });

  it.each<[string, Answers, string]>([
    [
      'a script that a fallback answers',
      { '/assets/a.js': FALLBACK },
      'assets/a.js is sent as text/html; charset=utf-8, and a browser takes it for no script.',
    ],
    [
      'a script of another build',
      { '/assets/a.js': answer('other', 'text/javascript') },
      'assets/a.js is not the file that the page was built with.',
    ],
    [
      'files that are gone',
      { '/assets/a.css': { ...FALLBACK, status: 404 }, '/assets/a.js': { ...FALLBACK, status: 404 } },
      'assets/a.css is answered with HTTP 404. Another file is wrong, too.',
    ],
  ])('finds %s', async (_what, changed, message) => {
    expect(await examine(changed)).toEqual([`fault: ${message}`]);
  });

  it('finds that what does not exist is answered', async () => {
    const [found, ...others] = await examine({}, FALLBACK);
    expect(found).toMatch(
      /^warning: A file that does not exist is answered with HTTP 200, not with 404: assets/,
    );
    expect(others).toEqual([]);
  });
});
