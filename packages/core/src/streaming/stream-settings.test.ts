import { describe, expect, it } from 'vitest';
import { parseAccount } from '../session/account.schema.ts';
import { streamSettingsOf } from './stream-settings.ts';

const accountWith = (contractType: number, isDMAClient: boolean) =>
  parseAccount({
    clientAccounts: [
      { clientAccountId: 7, contractId: 1 },
      { clientAccountId: 8, contractId: 2 },
    ],
    contracts: [
      { contractId: 1, contractType },
      { contractId: 2, contractType: 1 },
    ],
    accountOperators: [{ accountOperatorId: 4, isDMAClient }, { isDMAClient: !isDMAClient }],
  })._unsafeUnwrap();

const settings = (contractType: number, isDMAClient: boolean) =>
  streamSettingsOf({ appVersion: '1', account: accountWith(contractType, isDMAClient) });

describe('the settings of a page with a stream [3.45]', () => {
  it('are those of the first client account and the first operator', () => {
    expect(settings(1, true)).toMatchObject({ isDemoAccount: true, isDmaAccount: true });
    expect(settings(0, false)).toMatchObject({ isDemoAccount: false, isDmaAccount: false });
    expect(settings(2, false).isDemoAccount, 'a test account is no demo account').toBe(false);
    expect(settings(0, false).getClientAccountId()).toBe('7');
  });

  it('do without an account', () => {
    const none = streamSettingsOf({ appVersion: '0.1.0', account: null });
    expect({ ...none, getClientAccountId: none.getClientAccountId() }).toEqual({
      appVersion: '0.1.0',
      getClientAccountId: null,
      isDemoAccount: false,
      isDmaAccount: false,
      formatsQuantities: true,
      requestTimeout: 10_000,
      reopenDelay: 5_000,
      drawThrottle: 250,
    });
  });

  it('take the times of the configuration, and the flag of quantities, as they are [3.44]', () => {
    const streaming = { requestTimeout: 1, reopenDelay: 0, drawThrottle: 3 };
    expect(
      streamSettingsOf({ appVersion: '1', account: null, streaming, formatsQuantities: false }),
    ).toMatchObject({ ...streaming, formatsQuantities: false });
  });
});
