import { describe, expect, it } from 'vitest';
import { readWebAddress } from './safe-url.ts';

describe('a web address', () => {
  it.each([
    ['https://example.com', 'https://example.com', 'example.com'],
    ['https://example.com/', 'https://example.com', 'example.com'],
    ['HTTPS://Example.COM/Path', 'https://example.com', 'example.com'],
    ['https://example.com:8443/a?b#c', 'https://example.com:8443', 'example.com:8443'],
    ['https://example.com?a=@b', 'https://example.com', 'example.com'],
    ['https://example.com#@evil.example', 'https://example.com', 'example.com'],
    ['https://example.com/@evil.example', 'https://example.com', 'example.com'],
    ['https://[2001:db8::1]:443/x', 'https://[2001:db8::1]:443', '[2001:db8::1]:443'],
    ['https://example.com:65535', 'https://example.com:65535', 'example.com:65535'],
    ['http://localhost', 'http://localhost', 'localhost'],
    ['http://localhost:4301/en-uk', 'http://localhost:4301', 'localhost:4301'],
    ['http://127.0.0.1:80/', 'http://127.0.0.1:80', '127.0.0.1:80'],
    ['http://[::1]:3000/x', 'http://[::1]:3000', '[::1]:3000'],
  ])('%s is one', (text, origin, host) => {
    expect(readWebAddress(text)).toEqual({ origin, host });
  });

  it.each([
    '',
    ' ',
    'example.com',
    '/en-uk',
    '//example.com',
    'https:',
    'https:/',
    'https://',
    'https:///path',
    'https:example.com',
    'https:/example.com',
    'https://:443/',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://@example.com/',
    'https://example.com\\@evil.example/',
    'https:\\\\example.com',
    'https://example.com/a\\b',
    'https://exam ple.com/',
    'https://example.com/a b',
    ' https://example.com/',
    'https://example.com/ ',
    'https://example.com/\n',
    'https://exam\tple.com/',
    'https://example.com:port/',
    'https://example.com:/',
    'https://example.com:65536/',
    'https://example.com:123456/',
    'https://<script>/',
    'https://exam%70le.com/',
    'https://{language}.example.com/',
    'https://trade.example:{sessionId}/',
    'https://exämple.com/',
    'https://example。com/',
    'https://exam\u0000ple.com/',
    'https://[::1',
    'https://[example.com]/',
    'http://example.com/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.2/',
    'http://127.1/',
    'http://0.0.0.0/',
    'http://[::2]/',
    'http://192.168.0.1/',
    'ftp://example.com/',
    'ws://localhost/',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'view-source:https://example.com/',
  ])('%j is none', (text) => {
    expect(readWebAddress(text)).toBeNull();
  });

  it('is read in linear time', () => {
    const before = performance.now();
    for (const text of [
      `https://${'a'.repeat(100_000)}@`,
      `https://${'a.'.repeat(50_000)} `,
      `https://a/${'?#'.repeat(50_000)} `,
    ])
      expect(readWebAddress(text)).toBeNull();
    expect(performance.now() - before).toBeLessThan(500);
  });
});
