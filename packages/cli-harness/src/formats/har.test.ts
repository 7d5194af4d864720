import { describe, expect, it } from 'vitest';
import { aRunReport, aScenario } from '../testing/a-run-report.ts';
import { harOf } from './har.ts';

describe('a HAR', () => {
  it('has a page for each scenario, and its requests as entries', () => {
    const { log } = harOf(aRunReport([aScenario(), aScenario({ id: 'other', requests: [] })]));
    expect(log.version).toBe('1.2');
    expect(log.pages?.map(({ id }) => id)).toEqual(['login.yaml:3', 'other']);
    expect(log.entries).toHaveLength(1);
    expect(log.entries[0]).toMatchObject({
      pageref: 'login.yaml:3',
      startedDateTime: '2026-01-01T00:00:00.112Z',
      time: 45,
      request: {
        method: 'POST',
        headers: [
          { name: 'content-type', value: 'application/json' },
          { name: 'x-xsrf-token', value: '•••' },
        ],
        queryString: [
          { name: 'lang', value: 'en' },
          { name: 'SN', value: '•••' },
        ],
        postData: { mimeType: 'application/json', text: '{"username":"DM100001","password":"•••"}' },
        bodySize: 92,
      },
      response: {
        status: 200,
        statusText: 'OK',
        content: { size: 338, mimeType: 'text/json', text: '{"session":"•••"}' },
      },
      timings: { send: 0, wait: 40, receive: 5 },
    });
  });

  it('has a status of 0 and the reason where there was no answer', () => {
    const request = {
      at: 1,
      method: 'GET',
      url: 'https://a.test/',
      status: null,
      ms: 9,
      sent: 0,
      received: 0,
      error: 'ECONNREFUSED',
    };
    const [entry] = harOf(aRunReport([aScenario({ requests: [request] })])).log.entries;
    expect(entry).toMatchObject({ response: { status: 0 }, timings: { wait: 9 }, comment: 'ECONNREFUSED' });
  });

  it('gives every entry what the format asks for', () => {
    for (const { request, response, timings, cache } of harOf(aRunReport()).log.entries) {
      for (const half of [request, response]) {
        expect(half).toMatchObject({
          cookies: [],
          headers: expect.any(Array),
          httpVersion: expect.any(String),
          headersSize: -1,
        });
      }
      expect([response.redirectURL, cache, timings.send]).toEqual(['', {}, 0]);
    }
  });
});
