import { type Case, FLAG, listOf, NUMBER, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

type Form = readonly [old: string, fresh: string, again: string];
interface Policy {
  readonly minimum: number;
  readonly maximum: number;
  /** Names of the classes that a new password needs. */
  readonly classes: readonly string[];
  readonly limitsOld?: boolean;
}

const FIELDS = ['oldPassword', 'newPassword', 'reEnterPassword'] as const;
const NAMES = ['Old Password', 'New Password', 'Re-enter Password'];
const SPECIFIED: Policy = {
  minimum: 8,
  maximum: 15,
  classes: ['uppercase', 'lowercase', 'digit', 'symbol'],
  limitsOld: true,
};
const help = ({ minimum, maximum }: Policy): string =>
  `Your new password should have a minimum of ${minimum} characters and maximum of ${maximum} characters. The password must contain at least one uppercase letter, one lowercase letter, one number and one symbol or special character.`;

/** `problems` has a word for each field: `required`, `length`, `format`, both, or none. */
const change = (
  form: Form,
  problems: readonly [string, string, string],
  reason: string,
  { submitted = false, policy }: { readonly submitted?: boolean; readonly policy?: Policy } = {},
): Case => {
  const lists = problems.map((text) => text.split(' ').filter(Boolean));
  const canSubmit = lists.every((list) => list.length === 0);
  const passwordsMatch = form[1] === form[2];
  const own = lists.map(([first], at) => {
    if (first === 'required') return `${NAMES[at]} - This field is required`;
    return first === undefined ? null : help(policy ?? SPECIFIED);
  });
  if (submitted && canSubmit && !passwordsMatch) own[2] = 'Passwords do not match';
  const named = (values: readonly unknown[]): object =>
    Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  return {
    input: { form: named(form), submitted, ...(policy === undefined ? {} : { policy }) },
    expected: { problems: named(lists), canSubmit, passwordsMatch, messages: named(own) },
    reason,
  };
};

const GOOD = 'Aa1!wxyz';
const OTHER = 'Bb2?wxyz';
const required = 'spec 5: each of the three fields is required';
const length = 'spec 5: length 8 to 15';
const format = 'spec 5: one of each class, in the new and the re-entered password';
const match =
  'spec 5: the two new passwords must match; the form says so on submit, after the fields’ own problems';
const configured = 'functional spec, passwords: numbers and classes as the configuration says';
const LONG: Policy = { minimum: 12, maximum: 64, classes: ['digit'] };

const cases: readonly Case[] = [
  change(['', '', ''], ['required', 'required', 'required'], required),
  change(['', '', ''], ['required', 'required', 'required'], required, { submitted: true }),
  change([GOOD, '', ''], ['', 'required', 'required'], required),
  change(['', GOOD, GOOD], ['required', '', ''], required),
  change([GOOD, GOOD, ''], ['', '', 'required'], required, { submitted: true }),
  change([GOOD, '', GOOD], ['', 'required', ''], required, { submitted: true }),
  change(['old-pass', GOOD, GOOD], ['', '', ''], 'spec 5: the old password needs no classes'),
  change(['short', GOOD, GOOD], ['length', '', ''], length),
  change(['x'.repeat(16), GOOD, GOOD], ['length', '', ''], length),
  change([GOOD, 'Aa1!', 'Aa1!'], ['', 'length', 'length'], length),
  change([GOOD, `${GOOD}12345678`, GOOD], ['', 'length', ''], length),
  change([GOOD, GOOD, `${GOOD}12345678`], ['', '', 'length'], length, { submitted: true }),
  change([GOOD, 'aaaaaaaa', GOOD], ['', 'format', ''], format),
  change([GOOD, GOOD, 'AAAAAAAA'], ['', '', 'format'], format),
  change([GOOD, 'aaa', 'aaa'], ['', 'length format', 'length format'], format),
  change([GOOD, OTHER, GOOD], ['', '', ''], match),
  change([GOOD, OTHER, GOOD], ['', '', ''], match, { submitted: true }),
  change([GOOD, OTHER, OTHER], ['', '', ''], match, { submitted: true }),
  change(['short', OTHER, GOOD], ['length', '', ''], match, { submitted: true }),
  change([GOOD, GOOD, GOOD], ['', '', ''], 'spec 5 does not compare the new password with the old one', {
    submitted: true,
  }),
  change([GOOD, ` ${GOOD}`, GOOD], ['', '', ''], 'spec 5: nothing is trimmed', { submitted: true }),
  ...(
    [
      [
        ['x', 'long enough 1', 'long enough 1'],
        ['', '', ''],
      ],
      [
        ['x', 'long enough, no number', 'too short 1'],
        ['', 'format', 'length'],
      ],
      [
        ['', '1'.repeat(64), '1'.repeat(65)],
        ['required', '', 'length'],
      ],
    ] as const
  ).map(([form, problems]) => change(form, problems, configured, { policy: LONG })),
  change(['x', GOOD, GOOD], ['length', '', ''], configured, { policy: { ...SPECIFIED, limitsOld: true } }),
  change(['x', GOOD, GOOD], ['', '', ''], configured, { policy: { ...SPECIFIED, limitsOld: false } }),
  change(['x', 'aaaaaaaa', 'AAAAAAAA'], ['', '', 'format'], configured, {
    policy: { ...SPECIFIED, limitsOld: false, classes: ['lowercase'] },
  }),
];

const eachField = (schema: object): object =>
  record(Object.fromEntries(FIELDS.map((field) => [field, schema])));

export const passwordChanges: VectorFile = {
  rule: 'What the form of a password change says, in English',
  cases,
  input: record(
    { form: eachField(TEXT), submitted: FLAG },
    {
      policy: record({ minimum: NUMBER, maximum: NUMBER, classes: listOf(TEXT) }, { limitsOld: FLAG }),
    },
  ),
  expected: record({
    problems: eachField(listOf({ enum: ['required', 'length', 'format'] })),
    canSubmit: FLAG,
    passwordsMatch: FLAG,
    messages: eachField(oneOf(TEXT, { type: 'null' })),
  }),
};
