import { describe, expect, it } from 'vitest';
import { connectionProblemOf, faultOf } from './connection-fault.ts';

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

describe('the fault of a fetch', () => {
  it('is the reason and the host, and nothing else of it', () => {
    expect(faultOf(failure('ECONNREFUSED'), 'https://a.example:8443/api?SN=hunter2secret')).toEqual({
      problem: 'refused',
      host: 'a.example:8443',
    });
    expect(faultOf(new Error('ECONNREFUSED'), 'https://a.example:8443/')).toBeNull();
  });

  it('tells a redirect that was not to be followed', async () => {
    const { createServer } = await import('node:http');
    const server = createServer((_, response) => void response.writeHead(302, { location: '/x' }).end());
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    const rejected = await fetch(url, { redirect: 'error' }).catch((error: unknown) => error);
    expect(faultOf(rejected, url)?.problem).toBe('redirected');
    server.close();
  });
});
