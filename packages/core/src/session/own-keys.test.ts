import { afterEach, describe, expect, it } from 'vitest';
import { parseAccount } from './account.schema.ts';
import { parseLoginAnswer } from './login-answer.schema.ts';
import { parsePasswordChanged } from './password-changed.schema.ts';

describe('inherited keys are no answer', () => {
  it('of the session call', () => {
    const lent = { passwordChangeRequired: true, twoFaToken: 'evil', additional2FaMethods: [{ value: 'v' }] };
    expect(parseLoginAnswer({ session: 'S', __proto__: lent })._unsafeUnwrap()).toEqual(
      parseLoginAnswer({ session: 'S' })._unsafeUnwrap(),
    );
    expect(parseLoginAnswer({ __proto__: { session: 'evil' } }).isErr()).toBe(true);
  });

  it('of the account call', () => {
    const lent = {
      is2FAEnabledUser: true,
      cashEquity: { token: 'evil' },
      logonUser: { displayName: 'evil' },
    };
    const operators = [{ id: 1, __proto__: { is2FAMandatory: true } }];
    expect(parseAccount({ accountOperators: operators, __proto__: lent })._unsafeUnwrap()).toEqual(
      parseAccount({ accountOperators: [{ id: 1 }] })._unsafeUnwrap(),
    );
    expect(parseAccount(Object.create({ accountOperators: [] })).isErr()).toBe(true);
  });

  it('of a password’s change', () => {
    expect(parsePasswordChanged({ __proto__: { isPasswordChanged: true } }).isErr()).toBe(true);
  });
});

describe('a polluted Object.prototype', () => {
  const POLLUTION: Record<string, unknown> = {
    session: 'evil',
    twofatoken: 'evil',
    passwordchangerequired: true,
    is2faenableduser: true,
    is2famandatory: true,
    is2faenabledao: true,
    logonuser: { username: 'evil' },
    cashequity: { token: 'evil' },
    clientaccounttoken: { token: 'evil' },
    restrictions: { closeonly: true },
    contract: { isnigo: true },
    accountoperators: [{ id: 'evil' }],
    nanos: 7,
    ispasswordchanged: true,
  };
  const clean = () => {
    for (const key of Object.keys(POLLUTION)) Reflect.deleteProperty(Object.prototype, key);
  };
  afterEach(clean);

  it('lends nothing', () => {
    const creation = { clientAccountCreationDate: { seconds: 1 } };
    const read = () =>
      JSON.stringify([
        parseLoginAnswer({ session: 'S' }),
        parseLoginAnswer({}).isErr(),
        parseAccount({ clientAccounts: [{ id: 1, ...creation }], tradingAccounts: [{}], cashEquity: {} }),
        parseAccount({}).isErr(),
        parsePasswordChanged({}).isErr(),
      ]);
    const honest = read();
    for (const [key, value] of Object.entries(POLLUTION))
      Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true });
    const polluted = read();
    clean();
    expect(polluted).toBe(honest);
    expect(honest).not.toContain('evil');
  });
});
