import { type Cancellation, makeCancellation, NEVER_CANCELLED } from '@gatehouse-login/core';
import { type FakeClock, fakeClock } from '@gatehouse-login/core/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTransport } from './transport.ts';
import type { TransportOptions, TransportRequest } from './transport-port.ts';

const ORIGIN = 'https://login.example';
const POST: TransportRequest = {
  method: 'POST',
  path: 'v2/Session',
  deadline: 'post',
  body: { password: 'ä\\"' },
};
const GET: TransportRequest = { method: 'GET', path: 'v2/UserAccount', deadline: 'account' };
const FILE: TransportRequest = {
  method: 'GET',
  path: 'configs/config.json',
  deadline: 'file',
  cache: 'no-cache',
};

const fetch = vi.fn<typeof globalThis.fetch>();
let clock: FakeClock;
beforeEach(() => {
  fetch.mockReset();
  clock = fakeClock();
});

function send(
  request: TransportRequest,
  overrides: Partial<TransportOptions> = {},
  cancellation: Cancellation = NEVER_CANCELLED,
) {
  const transport = makeTransport({
    apiBase: `${ORIGIN}/api`,
    origin: ORIGIN,
    fetch,
    clock,
    random: () => 0.5,
    cookie: () => 'token-1',
    cookiesEnabled: () => true,
    online: () => true,
    ...overrides,
  });
  return transport.request(request, cancellation);
}

const sentInit = () => fetch.mock.lastCall?.[1];

describe('transport', () => {
  it('sends a body as JSON, follows nothing, tells no referrer', async () => {
    fetch.mockResolvedValue(new Response('{"session":"s-1"}'));
    expect((await send(POST))._unsafeUnwrap()).toEqual({ session: 's-1' });
    expect(fetch.mock.lastCall?.[0]).toBe(`${ORIGIN}/api/v2/Session`);
    expect(sentInit()).toMatchObject({
      method: 'POST',
      redirect: 'error',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      body: '{"password":"ä\\\\\\""}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'token-1' },
    });
  });

  it('asks the server whether a file is still the same, without any proof of who asks', async () => {
    fetch.mockResolvedValue(new Response('{}'));
    await send({ ...FILE, session: { username: 'DM1', session: 's-1' } });
    expect(sentInit()).toMatchObject({
      method: 'GET',
      cache: 'no-cache',
      headers: { Accept: 'application/json' },
    });
    expect(Object.keys(sentInit()?.headers ?? {})).toEqual(['Accept']);
  });

  it('does not send a call whose session cannot be written into a header', async () => {
    const answer = await send({ ...GET, session: { username: 'DM1', session: 's\n1' } });
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unwritable', what: 'session' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('calls fetch as a function, which is all that browsers allow', async () => {
    let receiver: unknown = 'not called';
    await send(GET, {
      fetch: async function (this: unknown) {
        receiver = this;
        return new Response('{}');
      },
    });
    expect(receiver).toBeUndefined();
  });

  it.each([
    ['post', POST, 15_000],
    ['account', GET, 10_000],
    ['file', FILE, 8_000],
  ] as const)('gives a call of the kind %s its own deadline', async (_, request, deadline) => {
    fetch.mockReturnValue(new Promise(() => {}));
    const ended = vi.fn();
    const answer = send(request);
    answer.then(ended);
    await clock.advance(deadline - 1);
    expect(ended).not.toHaveBeenCalled();
    await clock.advance(1);
    expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out' });
  });

  it('retries a GET twice, each pause longer, then says what the last attempt met', async () => {
    fetch
      .mockResolvedValueOnce(new Response('', { status: 502 }))
      .mockRejectedValueOnce(new TypeError('reset'))
      .mockResolvedValueOnce(new Response('', { status: 504 }));
    const answer = send(GET);
    await clock.advance(299);
    expect(fetch).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    await clock.advance(599);
    expect(fetch).toHaveBeenCalledTimes(2);
    await clock.advance(1);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', status: 504 });
  });

  it('counts all attempts and pauses against one deadline', async () => {
    fetch.mockImplementation(async () => {
      await clock.wait(4_900, NEVER_CANCELLED);
      return new Response('', { status: 503 });
    });
    const answer = send(GET);
    await clock.advance(10_000);
    expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'timed-out' });
    await clock.advance(60_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 429, 500, 501])('does not retry a GET after %i', async (status) => {
    fetch.mockImplementation(async () => new Response('', { status }));
    expect((await send(GET)).isErr()).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not retry a GET after 503 with Retry-After', async () => {
    fetch.mockResolvedValue(new Response('', { status: 503, headers: { 'retry-after': '3' } }));
    expect((await send(GET))._unsafeUnwrapErr()).toEqual({ kind: 'service-busy', seconds: 3 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('never repeats a POST', async () => {
    fetch.mockRejectedValue(new TypeError('reset'));
    expect((await send(POST))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
    await clock.advance(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('passes on why fetch rejected, if it is told', async () => {
    const reset = new TypeError('reset');
    fetch.mockRejectedValue(reset);
    const causeOf = (error: unknown) => (error === reset ? ('broken-off' as const) : null);
    const fault = { kind: 'unreachable', cause: 'broken-off' };
    expect((await send(POST, { causeOf }))._unsafeUnwrapErr()).toEqual(fault);
    expect((await send(POST, { causeOf: () => null }))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
  });

  it('sends no retry for a caller who gives up in the pause', async () => {
    fetch.mockRejectedValue(new TypeError('reset'));
    const cancellation = makeCancellation();
    const answer = send(GET, {}, cancellation);
    await clock.advance(10);
    cancellation.cancel();
    expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    await clock.advance(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('names blocked cookies on a 403: cookies %s', async (enabled) => {
    fetch.mockResolvedValue(new Response('no', { status: 403 }));
    const fault = (await send(POST, { cookiesEnabled: () => enabled }))._unsafeUnwrapErr();
    expect(fault).toMatchObject({ kind: 'refused', status: 403, cookiesBlocked: !enabled });
  });

  it.each(['', 'LoggedOut'])(
    'takes success alone for enough where it is asked to: body %j [7.3]',
    async (body) => {
      fetch.mockImplementation(async () => new Response(body));
      expect((await send({ ...POST, bodyOptional: true }))._unsafeUnwrap()).toBeNull();
      expect((await send(POST)).isErr()).toBe(true);
    },
  );

  it.each([
    [POST, { fetch: () => throwing() }],
    [POST, { online: throwing, fetch: () => Promise.reject(new Error('x')) }],
    [POST, { causeOf: throwing, fetch: () => Promise.reject(new Error('x')) }],
    [GET, { apiBase: 'http://[' }],
    [{ ...POST, body: { toJSON: throwing } }, {}],
  ])('turns a defect of its surroundings into a value', async (request, overrides) => {
    fetch.mockResolvedValue(new Response('{}'));
    expect((await send(request, overrides))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable' });
  });
});

function throwing(): never {
  throw new Error('SERVER-SAYS');
}
