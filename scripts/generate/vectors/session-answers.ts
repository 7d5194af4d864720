import { type Case, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

const EMPTY = {
  session: null,
  passwordChangeRequired: false,
  is2FaEnabled: false,
  is2FAMandatory: false,
  twoFaToken: null,
  additional2FaMethods: [],
  additionalInfo: null,
  allowedAccountOperator: false,
  statusCode: null,
  userType: null,
};
const read = (input: unknown, fields: object, reason: string): Case => ({
  input,
  expected: { ...EMPTY, ...fields },
  reason,
});
const malformed = (input: unknown, place: string, reason: string): Case => ({
  input,
  expected: { malformed: `login answer${place}` },
  reason,
});
const casing = 'functional spec, answers: any casing; if two keys differ only in case, the first counts';
const tolerant = 'functional spec, answers: unknown fields are ignored, missing ones and null are empty';
const passed = 'spec 3: passed on but not evaluated, so that a wrong type does not matter';
const wrong = 'functional spec, answers: a wrong type is an answer that nobody expects';
const needs = 'functional spec, answers: a session or a two-factor token';
const S = { session: 'S' };

const full = {
  session: 'S-1',
  passwordChangeRequired: true,
  is2FaEnabled: true,
  is2FAMandatory: true,
  twoFaToken: 'T-1',
  additional2FaMethods: [
    { contactId: '7', contactCategoryId: '2', value: 'a***@b.example' },
    { contactId: '8', contactCategoryId: 'sms', value: '***123' },
  ],
  additionalInfo: 'text',
  allowedAccountOperator: true,
  statusCode: 1,
  userType: 4,
};
const pascal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pascal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.slice(0, 1).toUpperCase() + key.slice(1), pascal(one)]),
  );
};

const cases: readonly Case[] = [
  read(full, full, 'spec 3: the answer to the session call'),
  read(pascal(full), full, casing),
  read({ SESSION: 'S', twofatoken: 'T' }, { session: 'S', twoFaToken: 'T' }, casing),
  read({ session: 'first', Session: 'second' }, { session: 'first' }, casing),
  read(S, S, tolerant),
  read({ twoFaToken: 'T' }, { twoFaToken: 'T' }, needs),
  read({ ...S, further: { a: [1] }, Password: 'x' }, S, tolerant),
  read(
    Object.fromEntries(Object.keys(EMPTY).map((key) => [key, key === 'session' ? 'S' : null])),
    S,
    tolerant,
  ),
  read({ session: '', twoFaToken: 'T' }, { session: '', twoFaToken: 'T' }, needs),
  read(
    { ...S, additional2FaMethods: [{ contactId: 7, contactCategoryId: 2 }, {}] },
    {
      ...S,
      additional2FaMethods: [
        { contactId: '7', contactCategoryId: '2', value: '' },
        { contactId: '', contactCategoryId: '', value: '' },
      ],
    },
    'functional spec, answers: an identifier may be a number or a text',
  ),
  read(
    { ...S, statusCode: '-12', userType: '3' },
    { ...S, statusCode: -12, userType: 3 },
    'a number may be a text',
  ),
  read(
    { ...S, statusCode: 'x', userType: true, additionalInfo: 5, allowedAccountOperator: 'yes' },
    S,
    passed,
  ),
  read({ ...S, statusCode: '1.5', userType: '' }, S, passed),
  read({ ...S, statusCode: { a: 1 }, additionalInfo: [] }, S, passed),
  ...[null, 5, true, 'S', [], [S]].map((input) => malformed(input, '', wrong)),
  ...[{}, { session: null }, { session: '' }, { session: '', twoFaToken: '' }, { statusCode: 0 }].map(
    (input) => malformed(input, ': no session', needs),
  ),
  malformed({ session: 5 }, ': session', wrong),
  malformed({ ...S, twoFaToken: {} }, ': twofatoken', wrong),
  malformed({ ...S, passwordChangeRequired: 'true' }, ': passwordchangerequired', wrong),
  malformed({ ...S, is2FaEnabled: 1 }, ': is2faenabled', wrong),
  malformed({ ...S, is2FAMandatory: [] }, ': is2famandatory', wrong),
  malformed({ ...S, additional2FaMethods: {} }, ': additional2famethods', wrong),
  malformed({ ...S, additional2FaMethods: ['x'] }, ': additional2famethods.0', wrong),
  malformed(
    { ...S, additional2FaMethods: [{ contactId: '1', value: 5 }] },
    ': additional2famethods.0.value',
    wrong,
  ),
];

export const sessionAnswers: VectorFile = {
  rule: 'What a successful answer to the session call says',
  cases,
  input: {},
  expected: oneOf(
    record(Object.fromEntries(Object.keys(EMPTY).map((key) => [key, {}]))),
    record({ malformed: TEXT }),
  ),
};
