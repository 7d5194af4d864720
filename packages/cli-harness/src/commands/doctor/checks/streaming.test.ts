import { parseConfiguration } from '@gatehouse-login/core';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { captureIo } from '../../../testing/capture-io.ts';
import { collect } from '../../findings/finding.ts';
import type { Patient } from '../patient.ts';
import { checkStreaming } from './streaming.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.dispose());

const examine = async (streaming: object | null = {}, change: Partial<Patient> = {}) => {
  const origin = sandbox.brands.kq;
  const urls = { apiEnv: 'live', redirects: { webtrader: 'https://trade.example/' } };
  const file = {
    brand: 'kq',
    urls,
    ...(streaming === null ? {} : { streaming: { serverUrl: sandbox.home, ...streaming } }),
  };
  const findings = await collect(
    checkStreaming({
      configuration: parseConfiguration(file, { origin })._unsafeUnwrap(),
      io: captureIo().io,
      site: { fetch: globalThis.fetch, failureOf: () => null },
      origin,
      mayTry: true,
      patience: 1_000,
      ...change,
    } as Patient),
  );
  return findings.map(({ status, message }) => `${status}: ${message}`);
};

const answering = (text: string, init: ResponseInit = {}): Partial<Patient> =>
  ({ site: { fetch: async () => new Response(text, init), failureOf: () => null } }) as object;

describe('the doctor’s look at the streaming server', () => {
  it('finds that it speaks TLCP and refuses a session that does not exist, and leaves none there', async () => {
    expect(await examine()).toEqual([
      'ok: The streaming server speaks TLCP and refuses a session that does not exist (code 1).',
    ]);
    expect(sandbox.stream.sessions()).toBe(0);
  });

  it('finds an adapter set that it does not know', async () => {
    expect(await examine({ adapterSet: 'ANOTHER' })).toEqual([
      'fault: The streaming server does not know the adapter set ANOTHER (code 2).',
    ]);
  });

  it('finds a code that pages take for something else', async () => {
    sandbox.stream.fault({ kind: 'refuse', code: -7, count: 1 });
    expect((await examine())[0]).toMatch(/^warning: .* with code -7, not with 1\.$/);
  });

  it('finds a server that lets anybody in', async () => {
    expect((await examine({}, answering('CONOK,S1,50000,5000,*\r\n')))[0]).toMatch(
      /^warning: .* accepts a session/,
    );
  });

  it.each(['<!doctype html>', '', 'x'.repeat(5_000)])('finds what is no streaming server', async (text) => {
    expect((await examine({}, answering(text)))[0]).toMatch(
      /^fault: The streaming server does not speak TLCP/,
    );
  });

  it('finds that pages of the site may not read its answers', async () => {
    const found = await examine(
      {},
      answering('CONERR,1,x\r\n', { headers: { 'access-control-allow-origin': '*' } }),
    );
    expect(found[1]).toContain(`does not let pages of ${sandbox.brands.kq} read its answers`);
  });

  it('finds a server that is silent, or not there', async () => {
    sandbox.stream.fault({ kind: 'silence' });
    expect(await examine({}, { patience: 300 })).toHaveLength(1);
    sandbox.stream.clearFaults();
    const gone = await examine({ serverUrl: 'http://localhost:9' });
    expect(gone[0]).toMatch(/^no answer: The streaming server does not answer/);
  });

  it('leaves out what is not configured, and what looks like production', async () => {
    expect((await examine(null))[0]).toMatch(/^skipped: .*no streaming server/);
    expect((await examine({}, { mayTry: false }))[0]).toMatch(/^skipped: .*production/);
  });

  it('takes a refusal of this machine for one, not for another protocol', async () => {
    expect((await examine({}, answering('<html>', { status: 403 })))[0]).toMatch(
      /^warning: The streaming server, or something before it, answers this machine with HTTP 403: /,
    );
  });
});
