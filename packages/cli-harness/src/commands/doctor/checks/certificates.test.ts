import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { aConfiguration } from '@gatehouse-login/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CERTIFICATE, KEY } from '../../../testing/certificate.ts';
import { collect } from '../../findings/finding.ts';
import { checkCertificates } from './certificates.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the end of a certificate', () => {
  it.each([
    ['2030-01-01', 'ok', 'Valid for another'],
    ['2126-10-20', 'warning', 'ends in 9 days'],
    ['2126-11-10', 'fault', 'ended 12 days ago'],
  ])('is seen from %s as %s', async (today, status, told) => {
    const server = createServer({ cert: CERTIFICATE, key: KEY });
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
    const origin = `https://localhost:${port}`;
    const urls = {
      ...aConfiguration().urls,
      apiEnv: 'live',
      redirects: {},
      forgotPasswordUrls: {},
      forgotUsernameUrls: {},
    };
    const { sso: _sso, myAccountUrl: _account, reloadURL: _reload, ...plain } = urls;
    const configuration = aConfiguration({ origin, urls: plain, streaming: {} });
    const [finding, ...more] = await collect(
      checkCertificates({
        origin,
        configuration,
        patience: 5000,
        authorities: undefined,
      }),
    );
    server.close();
    expect(more).toEqual([]);
    expect(finding?.message).toContain(told);
    expect(finding?.status).toBe(status);
  });
});
