import { describe, expect, it } from 'vitest';
import { parseLoginAnswer } from './login-answer.schema.ts';

const V2 = {
  session: 'D1E2A3D4-1111',
  passwordChangeRequired: false,
  allowedAccountOperator: false,
  statusCode: 0,
  is2FAEnabled: false,
  twoFAToken: null,
  additional2FAMethods: [],
};

const V1 = {
  Session: 'D1E2A3D4-1111',
  PasswordChangeRequired: false,
  AllowedAccountOperator: false,
  StatusCode: 1,
  AdditionalInfo: null,
  Is2FAEnabled: false,
  TwoFAToken: null,
  Additional2FAMethods: null,
  UserType: 1,
};

const read = (json: unknown) => parseLoginAnswer(json)._unsafeUnwrap();

describe('the login answer', () => {
  it('is read from version 2, in camelCase [3.6, 3.7]', () => {
    expect(read(V2)).toEqual({
      session: 'D1E2A3D4-1111',
      passwordChangeRequired: false,
      is2FaEnabled: false,
      is2FAMandatory: false,
      twoFaToken: null,
      additional2FaMethods: [],
      additionalInfo: null,
      allowedAccountOperator: false,
      statusCode: 0,
      userType: null,
    });
  });

  it('is read from version 1, in PascalCase [3.6, 3.7]', () => {
    expect(read(V1)).toEqual({ ...read(V2), statusCode: 1, userType: 1 });
  });

  it.each([
    {
      is2FAEnabled: true,
      twoFAToken: 'T',
      additional2FAMethods: [{ contactId: 1, contactCategoryId: 2, value: 'v' }],
    },
    {
      is2FaEnabled: true,
      twoFaToken: 'T',
      additional2FaMethods: [{ contactId: '1', contactCategoryId: '2', value: 'v' }],
    },
    {
      Is2FAEnabled: true,
      TwoFAToken: 'T',
      Additional2FAMethods: [{ ContactId: 1, ContactCategoryId: 2, Value: 'v' }],
    },
    {
      IS2FAENABLED: true,
      TWOFATOKEN: 'T',
      ADDITIONAL2FAMETHODS: [{ CONTACTID: 1, CONTACTCATEGORYID: 2, VALUE: 'v' }],
    },
  ])('takes the two-factor fields in each of their spellings [3.5, 3.6, 3.7]', (json) => {
    expect(read(json)).toMatchObject({
      session: null,
      is2FaEnabled: true,
      twoFaToken: 'T',
      additional2FaMethods: [{ contactId: '1', contactCategoryId: '2', value: 'v' }],
    });
  });

  it('passes statusCode and userType on without judging them [3.7, 6.2]', () => {
    for (const statusCode of [0, 1, 2, -1, 4010, 1.5])
      expect(read({ ...V2, statusCode }).statusCode).toBe(statusCode);
    for (const userType of [0, 1, 7, -3]) expect(read({ ...V2, userType }).userType).toBe(userType);
  });

  it('takes a number that comes as a text', () => {
    expect(read({ ...V2, statusCode: '0', userType: '1' })).toMatchObject({ statusCode: 0, userType: 1 });
    expect(read({ ...V2, userType: '-12' }).userType).toBe(-12);
  });

  it.each(
    [
      'ok',
      '',
      ' ',
      '1.5',
      '0x1',
      '1e3',
      '9'.repeat(16),
      true,
      {},
      [],
      [1],
      { a: 1 },
      Number.POSITIVE_INFINITY,
    ].map((value) => ({ value })),
  )('leaves out what does not fit where it is passed on alone: $value', ({ value }) => {
    expect(read({ ...V2, statusCode: value, userType: value })).toEqual({ ...read(V2), statusCode: null });
    if (typeof value !== 'string') expect(read({ ...V2, additionalInfo: value }).additionalInfo).toBeNull();
    if (value !== true)
      expect(read({ ...V2, allowedAccountOperator: value }).allowedAccountOperator).toBe(false);
  });

  it('passes flags and additional information on [3.6]', () => {
    const answer = read({
      ...V2,
      passwordChangeRequired: true,
      is2FAMandatory: true,
      allowedAccountOperator: true,
      additionalInfo: 'x',
    });
    expect(answer).toMatchObject({
      passwordChangeRequired: true,
      is2FAMandatory: true,
      allowedAccountOperator: true,
      additionalInfo: 'x',
    });
  });

  it('takes missing and null for no', () => {
    expect(read({ session: 'S' })).toEqual({ ...read(V2), session: 'S', statusCode: null });
    const nulls = Object.fromEntries(Object.keys(V1).map((key) => [key, null]));
    expect(read({ ...nulls, Session: 'S' })).toEqual(read({ session: 'S' }));
  });

  it('keeps the session to the letter [3.7]', () => {
    const session = ' {a}+b/c==é&"<\'> ';
    expect(read({ session }).session).toBe(session);
  });

  it('ignores unknown fields', () => {
    expect(Object.keys(read({ ...V2, extra: 1, password: 'p' }))).not.toContain('extra');
  });
});

describe('an answer that is no success', () => {
  it.each([
    ['no object', null],
    ['no object', 'text'],
    ['no object', 7],
    ['no object', true],
    ['a list', []],
    ['a list', [V2]],
    ['nothing in it', {}],
    ['no session', { ...V2, session: undefined }],
    ['an empty session', { ...V2, session: '' }],
    ['a null session', { ...V2, session: null }],
    ['an empty token', { twoFAToken: '', is2FAEnabled: true }],
    ['a session that is no text', { ...V2, session: 5 }],
    ['a session that is an object', { ...V2, session: { value: 'x' } }],
    ['a token that is no text', { ...V2, twoFAToken: 5 }],
    ['a flag that is a text', { ...V2, passwordChangeRequired: 'false' }],
    ['a flag that is a number', { ...V2, is2FAEnabled: 1 }],
    ['contacts that are no list', { ...V2, additional2FAMethods: 'a' }],
    ['a contact that is no object', { ...V2, additional2FAMethods: ['a'] }],
    ['a contact with a wrong value', { ...V2, additional2FAMethods: [{ value: {} }] }],
    ['an inherited session', Object.create({ session: 'evil' })],
    ['a session under __proto__', JSON.parse('{"__proto__": {"session": "evil"}}')],
  ])('has %s', (_why, json) => {
    expect(parseLoginAnswer(json)._unsafeUnwrapErr().kind).toBe('malformed-answer');
  });

  it('names the place, never a value', () => {
    const { detail } = parseLoginAnswer({
      session: { secret: 'CANARY' },
      Password: 'CANARY',
    })._unsafeUnwrapErr();
    expect(detail).toMatch(/session/);
    expect(detail).not.toContain('CANARY');
  });
});

describe('a hostile answer', () => {
  it('costs nothing: ten thousand contacts are cut off at a hundred', () => {
    const additional2FAMethods = Array.from({ length: 10_000 }, (_, index) => ({
      contactId: index,
      value: 'v',
    }));
    const { additional2FaMethods } = read({ ...V2, additional2FAMethods });
    expect(additional2FaMethods).toHaveLength(100);
    expect(additional2FaMethods.at(-1)?.contactId).toBe('99');
  });

  it('is not even looked at beyond the cut', () => {
    const additional2FAMethods = [...Array.from({ length: 100 }, () => ({ value: 'v' })), 'nonsense'];
    expect(parseLoginAnswer({ ...V2, additional2FAMethods }).isOk()).toBe(true);
  });

  it('stays inert text', () => {
    const value = '<img src=x onerror=alert(1)>';
    expect(read({ ...V2, additional2FAMethods: [{ value }] }).additional2FaMethods[0]?.value).toBe(value);
  });

  it('of any depth is answered, not thrown at', () => {
    const deep: unknown = JSON.parse(`{"session":"S","x":${'[{"a":'.repeat(30_000)}1${'}]'.repeat(30_000)}}`);
    expect(parseLoginAnswer(deep)._unsafeUnwrap().session).toBe('S');
  });
});
