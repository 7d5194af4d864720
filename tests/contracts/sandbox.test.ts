import {
  makeHttpAccountGateway,
  makeHttpPasswordGateway,
  makeHttpSessionGateway,
  makeHttpTwoFactorGateway,
} from '@gatehouse-login/adapters-http';
import { NEVER_CANCELLED } from '@gatehouse-login/core';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiDocument, type ApiJudge, judgedFetch, makeApiJudge } from './api-document.ts';
import { quickTransport } from './quick-transport.ts';

let sandbox: Sandbox;
let document: ApiDocument;
let judge: ApiJudge;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  document = (await (await fetch(`${sandbox.home}/_gatehouse/openapi.json`)).json()) as ApiDocument;
  judge = makeApiJudge(document);
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.dispose());

const guarded = { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' };
const personOf = (id: string) => {
  const person = sandbox.people.find((known) => known.id === id);
  expect(person, id).toBeDefined();
  return { username: person?.username ?? '', password: person?.password ?? '' };
};

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...structuredClone(document) });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('notices a field too many, a field too few and a wrong type', () => {
    const { operation } = judge.operation('POST', '/session/deleteSession') ?? {};
    const problems = (body: object) =>
      operation && judge.answer('x', operation, 200, 'text/json', JSON.stringify(body));
    expect(problems({ LoggedOut: true })).toEqual([]);
    for (const wrong of [{}, { LoggedOut: 'yes' }, { LoggedOut: true, more: 1 }, { loggedOut: true }]) {
      expect(problems(wrong)).toHaveLength(1);
    }
  });
});

describe('every answer of the sandbox', () => {
  it('is as the document says, whoever asks for what', async () => {
    const notes: string[] = [];
    const seen = new Set<string>();
    const call = judgedFetch(judge, notes, seen, false);
    const base = `${sandbox.brands.kq}/api`;
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const response = await call(base + path, {
        method: 'POST',
        headers: { ...guarded, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return (await response.json().catch(() => ({}))) as Record<string, string>;
    };
    const gets = [
      'v2/UserAccount/ClientAndTradingAccount',
      'margin/ClientAccountMargin',
      'cfd/markets',
      'spread/markets',
    ];
    const search = 'market/search?SearchByMarketName=true&Query=usd';
    // People with faults that replace or spoil an answer break the contract on purpose.
    const honest = sandbox.people.filter(
      ({ faults, hostile }) => faults === undefined && hostile === undefined,
    );
    for (const { username, password } of honest) {
      const answer = await post('/v2/Session', { username, password, appKey: 'Mercury' });
      let { session } = answer;
      const token = answer.twoFAToken;
      if (token) {
        await post(`/session/2FA/Token/${token}/Code`, { '2FAToken': token, ContactId: 501 });
        await post(`/session/2FA/Token/${token}/Code`, { '2FAToken': token, ContactId: 9 });
        await post('/session/2FA/VerifyAuthCode', { token, code: 'wrong!' });
        const code = sandbox.inbox().find((message) => message.username === username)?.code ?? '';
        session = (await post('/session/2FA/VerifyAuthCode', { token, code })).Session ?? '';
      }
      const headers = { UserName: username, Session: session ?? '' };
      for (const path of [...gets, search, 'cfd/markets?MaxResults=x'])
        await call(`${base}/${path}`, { headers });
      const change = { userName: username, password, newPassword: 'Fresh-Paint1' };
      await post('/session/changePassword', { ...change, newPassword: 'weak' }, headers);
      await post('/session/changePassword', change, headers);
      await post('/v2/Session/validate', headers);
      await post('/session/validate', headers);
      await post('/session/deleteSession', '', headers);
    }
    for (const path of Object.keys(document.paths)) {
      const plain = path.replace('{token}', 'made-up');
      for (const body of ['', '{', '[]', '{}', '{"username":7}', '{"UserName":"x","Session":"y"}']) {
        if (document.paths[path]?.post) await post(plain, body);
      }
      if (document.paths[path]?.get) await call(base + plain);
      if (document.paths[path]?.post) await call(base + plain, { method: 'POST', body: '{}' });
      if (document.paths[path]?.post) await post(plain, 'x'.repeat(300_000));
    }
    expect(notes).toEqual([]);
    for (const wanted of [
      'POST /v2/Session 200',
      'POST /v2/Session 401',
      'POST /v2/Session 403',
      'POST /v2/Session 413',
      'POST /session/2FA/Token/{token}/Code 400',
      'POST /session/2FA/VerifyAuthCode 400',
      'POST /session/changePassword 400',
      'GET /cfd/markets 400',
      'GET /v2/UserAccount/ClientAndTradingAccount 401',
    ]) {
      expect([...seen]).toContain(wanted);
    }
    const answered = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path} 200`),
    );
    expect([...seen]).toEqual(expect.arrayContaining(answered));
  });
});

describe('every request of our adapters [7.3, 7.4]', () => {
  it('is as the document says, and its answer is understood', async () => {
    const notes: string[] = [];
    const seen = new Set<string>();
    const origin = sandbox.brands['city-index'];
    const judged = judgedFetch(judge, notes, seen, true);
    const withCookie: typeof fetch = (input, init) =>
      judged(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie: guarded.cookie },
      });
    const transport = quickTransport(origin, { fetch: withCookie, cookie: () => 'a' });
    const sessions = makeHttpSessionGateway(transport);
    const codes = makeHttpTwoFactorGateway(transport);
    const enter = (id: string) =>
      sessions.open({ ...personOf(id), appKey: 'Mercury', appVersion: '1.0.0' }, NEVER_CANCELLED);

    const refused = await sessions.open(
      { ...personOf('plain'), password: 'wrong', appKey: 'Mercury', appVersion: '1.0.0' },
      NEVER_CANCELLED,
    );
    expect(refused._unsafeUnwrapErr()).toMatchObject({ kind: 'session-refused', code: 4010 });

    const asked = (await enter('two-factor'))._unsafeUnwrap();
    const twoFaToken = asked.twoFaToken ?? '';
    const contactId = String(asked.additional2FaMethods[1]?.contactId);
    expect((await codes.sendCode({ twoFaToken, contactId }, NEVER_CANCELLED)).isOk()).toBe(true);
    const wrong = await codes.verifyCode({ twoFaToken, code: 'wrong!' }, NEVER_CANCELLED);
    expect(wrong._unsafeUnwrapErr().kind).toBe('code-refused');
    const code = sandbox.inbox()[0]?.code ?? '';
    const verified = (await codes.verifyCode({ twoFaToken, code }, NEVER_CANCELLED))._unsafeUnwrap();
    expect(verified.session).toMatch(/^[0-9a-f-]{36}$/);
    const again = await codes.verifyCode({ twoFaToken, code }, NEVER_CANCELLED);
    expect(again._unsafeUnwrapErr().kind).toBe('session-expired');

    const { username, password } = personOf('forced-change');
    const session = { username, session: (await enter('forced-change'))._unsafeUnwrap().session ?? '' };
    const change = { username, oldPassword: password, session };
    const passwords = makeHttpPasswordGateway(transport);
    const reused = await passwords.change({ ...change, newPassword: password }, NEVER_CANCELLED);
    expect(reused._unsafeUnwrapErr().kind).toBe('password-not-changed');
    expect((await passwords.change({ ...change, newPassword: 'Fresh-Paint1' }, NEVER_CANCELLED)).isOk()).toBe(
      true,
    );

    const data = await makeHttpAccountGateway(transport).load(session, NEVER_CANCELLED);
    expect(data._unsafeUnwrap().accountOperators).toHaveLength(1);
    expect((await sessions.close(session)).isOk()).toBe(true);
    const gone = await makeHttpAccountGateway(transport).load(session, NEVER_CANCELLED);
    expect(gone._unsafeUnwrapErr().kind).toBe('session-expired');

    expect(notes).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(10);
  });

  it('meets a suspended account after three wrong codes', async () => {
    const origin = sandbox.brands['city-index'];
    const headers = { cookie: guarded.cookie };
    const withCookie: typeof fetch = (input, init) =>
      fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } });
    const transport = quickTransport(origin, { fetch: withCookie, cookie: () => 'a' });
    const request = { ...personOf('two-factor'), appKey: 'Mercury', appVersion: '1.0.0' };
    const asked = (await makeHttpSessionGateway(transport).open(request, NEVER_CANCELLED))._unsafeUnwrap();
    const kinds: string[] = [];
    for (let tried = 0; tried < 3; tried += 1) {
      const outcome = await makeHttpTwoFactorGateway(transport).verifyCode(
        { twoFaToken: asked.twoFaToken ?? '', code: 'wrong!' },
        NEVER_CANCELLED,
      );
      kinds.push(outcome._unsafeUnwrapErr().kind);
    }
    expect(kinds).toEqual(['code-refused', 'code-refused', 'account-suspended']);
    const barred = await makeHttpSessionGateway(transport).open(request, NEVER_CANCELLED);
    expect(barred._unsafeUnwrapErr()).toMatchObject({ kind: 'session-refused', code: 4020 });
  });
});
