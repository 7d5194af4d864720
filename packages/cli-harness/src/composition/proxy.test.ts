import { describe, expect, it } from 'vitest';
import { proxiesOf } from './proxy.ts';

describe('proxies', () => {
  it('are none where the environment names none', () => {
    expect(proxiesOf({ NO_PROXY: 'a.example', HTTP_PROXY: '' })).toBeNull();
  });

  it('come from either spelling, and never stand before this machine', () => {
    expect(proxiesOf({ HTTPS_PROXY: 'http://p:1', http_proxy: 'http://q:2' })).toEqual({
      http_proxy: 'http://q:2',
      https_proxy: 'http://p:1',
      no_proxy: 'localhost,127.0.0.1,[::1]',
    });
    expect(proxiesOf({ https_proxy: 'http://p:1', no_proxy: 'a.example' })?.no_proxy).toBe(
      'a.example,localhost,127.0.0.1,[::1]',
    );
  });
});
