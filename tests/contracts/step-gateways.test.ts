import {
  makeHttpPasswordGateway,
  makeHttpTwoFactorGateway,
  makeTransport,
} from '@gatehouse-login/adapters-http';
import { NEVER_CANCELLED } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';

interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A transport to a platform that always gives the same answer, and what was sent to it. */
function platform(status: number, answer: string, headers: Readonly<Record<string, string>> = {}) {
  const sent: Sent[] = [];
  const transport = makeTransport({
    apiBase: 'https://login.example/api',
    origin: 'https://login.example',
    fetch: async (url, init) => {
      const body = JSON.parse(String(init?.body));
      sent.push({ url: String(url), method: init?.method, body, headers: new Headers(init?.headers) });
      return new Response(answer, { status, headers });
    },
    cookie: () => null,
    cookiesEnabled: () => true,
    online: () => true,
  });
  return { transport, sent };
}

const refusal = (code: number) => JSON.stringify({ HttpStatus: 400, ErrorCode: code, ErrorMessage: 'x' });

describe('the calls for two-factor codes', () => {
  it.each(['', 'null', '{"anything":1}', 'no JSON at all'])(
    'sends a code with the token and the contact, whatever the body of the answer [7.3]',
    async (body) => {
      const { transport, sent } = platform(200, body);
      const twoFactor = makeHttpTwoFactorGateway(transport);
      const request = { twoFaToken: 'a/b c', contactId: '7' };
      expect((await twoFactor.sendCode(request, NEVER_CANCELLED)).isOk()).toBe(true);
      expect(sent).toMatchObject([
        {
          url: 'https://login.example/api/session/2FA/Token/a%2Fb%20c/Code',
          method: 'POST',
          body: { '2FAToken': 'a/b c', ContactId: '7' },
        },
      ]);
    },
  );

  it.each([
    [400, 4002, {}],
    [401, 4011, {}],
    [500, 5000, { cause: { kind: 'unreachable', status: 500 } }],
  ])('tells of nothing but a code that was not sent: %i with %i [8.3]', async (status, code, cause) => {
    const { transport, sent } = platform(status, refusal(code));
    const request = { twoFaToken: 'T', contactId: '7' };
    const answer = await makeHttpTwoFactorGateway(transport).sendCode(request, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'code-not-sent', ...cause });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [429, 'too-many-attempts'],
    [503, 'service-busy'],
  ])('tells how long to wait before the code is sent again: %i', async (status, kind) => {
    const { transport } = platform(status, refusal(5002), { 'retry-after': '30' });
    const request = { twoFaToken: 'T', contactId: '7' };
    const answer = await makeHttpTwoFactorGateway(transport).sendCode(request, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual({
      kind: 'code-not-sent',
      seconds: 30,
      cause: { kind, seconds: 30 },
    });
  });

  it('verifies a code with the token, and reads a login answer [7.4]', async () => {
    const { transport, sent } = platform(200, '{"Session":"S","UserType":1,"PasswordChangeRequired":true}');
    const request = { twoFaToken: 'T', code: '123456' };
    const answer = await makeHttpTwoFactorGateway(transport).verifyCode(request, NEVER_CANCELLED);
    expect(answer._unsafeUnwrap()).toMatchObject({ session: 'S', userType: 1, passwordChangeRequired: true });
    expect(sent).toMatchObject([
      {
        url: 'https://login.example/api/session/2FA/VerifyAuthCode',
        method: 'POST',
        body: { token: 'T', code: '123456' },
      },
    ]);
  });

  it.each([
    [4002, 'code-refused'],
    [4020, 'account-suspended'],
    [4011, 'session-expired'],
    [4010, 'code-refused'],
    [4003, 'code-refused'],
  ])('tells the refusal %i of a code as %s [8.1, 8.2]', async (code, kind) => {
    const { transport } = platform(400, refusal(code));
    const request = { twoFaToken: 'T', code: '123456' };
    const answer = await makeHttpTwoFactorGateway(transport).verifyCode(request, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual(kind === 'session-expired' ? { kind } : { kind, code });
  });

  it('does not take a fault for a wrong code', async () => {
    const { transport, sent } = platform(503, '');
    const request = { twoFaToken: 'T', code: '123456' };
    const answer = await makeHttpTwoFactorGateway(transport).verifyCode(request, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', status: 503 });
    expect(sent).toHaveLength(1);
  });
});

const malformed = (what: string) => ({
  cause: { kind: 'malformed-answer', detail: `password answer ${what}` },
});

describe('the call for a new password', () => {
  const request = {
    username: 'DM1',
    oldPassword: ' Old-Horse-9',
    newPassword: 'New-Horse-99 ',
    session: { username: 'DM1', session: 'S' },
  };

  it('carries both passwords as they were typed, and the session of the login [7.5]', async () => {
    const { transport, sent } = platform(200, '{"IsPasswordChanged":true}');
    const answer = await makeHttpPasswordGateway(transport).change(request, NEVER_CANCELLED);
    expect(answer.isOk()).toBe(true);
    expect(sent).toMatchObject([
      {
        url: 'https://login.example/api/session/changePassword',
        method: 'POST',
        body: { userName: 'DM1', password: ' Old-Horse-9', newPassword: 'New-Horse-99 ' },
      },
    ]);
    expect(sent[0]?.headers.get('session')).toBe('S');
  });

  it.each([
    [200, '{"isPasswordChanged":true}', null],
    [200, '{"isPasswordChanged":false}', {}],
    [200, '{"isPasswordChanged":"yes"}', {}],
    [200, '{}', {}],
    [200, 'null', {}],
    [200, '', malformed('is empty')],
    [200, '<p>', malformed('is not JSON')],
    [404, '<p>', malformed('has the status 404')],
    [400, refusal(4002), {}],
    [429, '', { cause: { kind: 'unreachable', status: 429 } }],
    [500, '{"isPasswordChanged":true}', { cause: { kind: 'unreachable', status: 500 } }],
  ])('takes nothing but a plain yes for a changed password [4.17, 7.5]', async (status, body, failure) => {
    const { transport, sent } = platform(status, body);
    const answer = await makeHttpPasswordGateway(transport).change(request, NEVER_CANCELLED);
    expect(answer.isOk()).toBe(failure === null);
    if (failure !== null) {
      expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'password-not-changed', ...failure });
    }
    expect(sent).toHaveLength(1);
  });

  it('has no cause if its session could not be sent', async () => {
    const { transport, sent } = platform(200, '');
    const session = { username: 'DM1', session: 'a\nb' };
    const answer = await makeHttpPasswordGateway(transport).change({ ...request, session }, NEVER_CANCELLED);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'password-not-changed' });
    expect(sent).toEqual([]);
  });
});
