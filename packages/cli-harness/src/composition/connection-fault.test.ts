import { describe, expect, it } from 'vitest';
import { connectionProblemOf, observeFetch } from './connection-fault.ts';

const failure = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('hunter2secret'), { code }) });

describe('why a connection did not come about', () => {
  it.each([
    ['ECONNREFUSED', 'refused'],
    ['ENOTFOUND', 'unknown-host'],
    ['EAI_AGAIN', 'unknown-host'],
    ['UND_ERR_CONNECT_TIMEOUT', 'silent'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'untrusted-certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'untrusted-certificate'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'untrusted-certificate'],
    ['CERT_HAS_EXPIRED', 'expired-certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'wrong-certificate'],
  ])('is told by the code %s: %s', (code, problem) => {
    expect(connectionProblemOf(failure(code))).toBe(problem);
  });

  it.each([failure('constructor'), new Error('ECONNREFUSED'), 'ECONNREFUSED', null])(
    'is not guessed from anything else: %s',
    (error) => {
      expect(connectionProblemOf(error)).toBeNull();
    },
  );
});

describe('an observed fetch', () => {
  it('remembers host and reason of the last failure, and nothing else of it', async () => {
    const answers = [Promise.reject(failure('ECONNREFUSED')), Promise.resolve(new Response('{}'))];
    const { fetch, lastFault } = observeFetch(() => answers.shift() ?? Promise.resolve(new Response()));
    await expect(fetch('https://a.example:8443/api?SN=hunter2secret')).rejects.toThrow('fetch failed');
    expect(lastFault()).toEqual({ problem: 'refused', host: 'a.example:8443' });
    await fetch('https://a.example:8443/');
    expect(lastFault()).toBeNull();
  });

  it('tells a redirect that was not to be followed', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((_, response) => void response.writeHead(302, { location: '/x' }).end());
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { fetch, lastFault } = observeFetch(globalThis.fetch);
    await expect(fetch(`http://127.0.0.1:${port}/`, { redirect: 'error' })).rejects.toThrow();
    expect(lastFault()?.problem).toBe('redirected');
    server.close();
  });
});
