import { parseAccount, parseLoginAnswer } from '@gatehouse-login/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from './support/runs.ts';
import { anyUnits } from './support/texts.ts';

const LOGIN_KEYS = [
  'session',
  'passwordChangeRequired',
  'is2FAEnabled',
  'is2FAMandatory',
  'twoFAToken',
  'additional2FAMethods',
  'additionalInfo',
  'allowedAccountOperator',
  'statusCode',
  'userType',
  '__proto__',
  'constructor',
];

const ACCOUNT_KEYS = [
  'logonUser',
  'logonUserName',
  'is2FAEnabledUser',
  'accountOperators',
  'accountOperatorId',
  'is2FAEnabledAO',
  'clientAccounts',
  'clientAccountId',
  'contracts',
  'contractId',
  'restrictions',
  'tradingAccounts',
  'linkedClientAccounts',
  'cashEquity',
  'id',
  '__proto__',
];

const leaf = fc.oneof(anyUnits, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant([]));

const oneOf = (keys: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...keys), fc.constantFrom('as-it-is', 'pascal', 'upper', 'lower'))
    .map(([name, casing]) => cased(name, casing));

/** JSON with an answer's own keys in any casing, and with values that may not fit. */
function shaped(keys: readonly string[]): fc.Arbitrary<unknown> {
  const key = oneOf(keys);
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.dictionary(key, tie('node'), { maxKeys: 8 }),
      fc.array(tie('node'), { maxLength: 4 }),
    ),
  }));
  return fc
    .dictionary(key, node, { maxKeys: 8 })
    .map((object): unknown => JSON.parse(JSON.stringify(object)));
}

function cased(name: string, casing: string): string {
  if (casing === 'pascal') return name.charAt(0).toUpperCase() + name.slice(1);
  if (casing === 'upper') return name.toUpperCase();
  return casing === 'lower' ? name.toLowerCase() : name;
}

const recased = (value: unknown, casing: string): unknown => {
  if (Array.isArray(value)) return value.map((entry) => recased(entry, casing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [cased(key, casing), recased(entry, casing)]),
  );
};

const fitting = fc.record({
  session: anyUnits.filter((text) => text !== ''),
  passwordChangeRequired: fc.boolean(),
  is2FAEnabled: fc.boolean(),
  twoFAToken: fc.option(anyUnits),
  additional2FAMethods: fc.array(
    fc.record({ contactId: fc.nat(), contactCategoryId: fc.nat(), value: anyUnits }),
    { maxLength: 5 },
  ),
  statusCode: fc.integer(),
  userType: fc.option(fc.integer()),
});

describe('the login answer', () => {
  it('is read from any JSON without throwing, and is a success only with a session or a token', () => {
    always([fc.oneof(fc.jsonValue(), shaped(LOGIN_KEYS))], (json) => {
      parseLoginAnswer(json).match(
        ({ session, twoFaToken }) => expect(Boolean(session) || Boolean(twoFaToken)).toBe(true),
        (error) => expect(error.kind).toBe('malformed-answer'),
      );
    });
  });

  it('is the same in every casing, and keeps its secrets to the letter', () => {
    always([fitting, fc.constantFrom('pascal', 'upper', 'lower')], (json, casing) => {
      const read = parseLoginAnswer(json)._unsafeUnwrap();
      expect(parseLoginAnswer(recased(json, casing))._unsafeUnwrap()).toEqual(read);
      expect(read).toMatchObject({
        session: json.session,
        twoFaToken: json.twoFAToken,
        userType: json.userType,
      });
      expect(read.additional2FaMethods.map(({ value }) => value)).toEqual(
        json.additional2FAMethods.map(({ value }) => value),
      );
    });
  });

  it('opens the session whatever stands in the fields that are passed on alone [3.6, 3.7]', () => {
    const others = fc.record({
      statusCode: fc.jsonValue(),
      userType: fc.jsonValue(),
      additionalInfo: fc.jsonValue(),
      allowedAccountOperator: fc.jsonValue(),
    });
    always([fitting, others], (json, passedOn) => {
      const read = parseLoginAnswer({ ...json, ...passedOn })._unsafeUnwrap();
      expect(read.session).toBe(json.session);
      for (const number of [read.statusCode, read.userType])
        expect(number === null || Number.isFinite(number)).toBe(true);
      expect(read.additionalInfo === null || typeof read.additionalInfo === 'string').toBe(true);
      expect(typeof read.allowedAccountOperator).toBe('boolean');
    });
  });

  it('says of a malformed answer nothing that stood in it', () => {
    always([shaped(LOGIN_KEYS), fc.constantFrom(...LOGIN_KEYS)], (json, key) => {
      const canary = { ...(json as object), [key]: { CANARY: 'CANARY' } };
      parseLoginAnswer(canary).mapErr(({ detail }) => expect(detail).not.toContain('CANARY'));
    });
  });
});

describe('the account', () => {
  it('is read from any JSON without throwing, and is whole', () => {
    always([fc.oneof(fc.jsonValue(), shaped(ACCOUNT_KEYS))], (json) => {
      parseAccount(json).match(
        (account) => {
          for (const { id, is2FAEnabledAO, is2FAMandatory } of account.accountOperators)
            expect([typeof id, typeof is2FAEnabledAO, typeof is2FAMandatory]).toEqual([
              'string',
              'boolean',
              'boolean',
            ]);
          expect(typeof account.is2FAEnabledUser).toBe('boolean');
        },
        (error) => expect(error.kind).toBe('malformed-answer'),
      );
    });
  });

  it('is none without one of its lists or objects, in whatever casing', () => {
    const lists = [
      'logonUser',
      'legalParties',
      'accountHolders',
      'accountOperators',
      'clientAccounts',
      'contracts',
      'restrictions',
      'tradingAccounts',
      'linkedClientAccounts',
      'linkedAccounts',
      'cashEquity',
    ];
    const foreign = fc
      .oneof(anyUnits, fc.constantFrom('is2FAEnabledUser', 'error', 'session', 'accountOperator'))
      .filter((key) => !lists.some((list) => list.toLowerCase() === key.toLowerCase()));
    always([fc.dictionary(foreign, fc.constant(null)), oneOf(lists)], (json, list) => {
      expect(parseAccount(json).isErr()).toBe(true);
      expect(parseAccount({ ...json, [list]: null }).isOk()).toBe(true);
    });
  });

  it('stays the same when it is read again', () => {
    always([shaped(ACCOUNT_KEYS)], (json) => {
      parseAccount(json).map((account) => expect(parseAccount(account)._unsafeUnwrap()).toEqual(account));
    });
  });
});
