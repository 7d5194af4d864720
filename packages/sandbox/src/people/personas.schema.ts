import * as z from 'zod/mini';
import { BRAND_IDS } from '../brands/brands.ts';
import { personFaultSchema } from '../faults/fault.schema.ts';
import { CURRENCY_IDS } from './currencies.ts';
import { STATES } from './person.ts';

function about<Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}
const text = (pattern: RegExp, rule: string) => z.string(rule).check(z.regex(pattern, rule));
const flag = z.optional(z.boolean('must be true or false'));

const contact = about(
  z.union([
    z.strictObject({ kind: z.literal('email'), to: text(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address') }),
    z.strictObject({
      kind: z.literal('sms'),
      to: text(/^\+?[\d\s]{5,20}$/, 'must be a phone number, in quotes'),
    }),
  ]),
  'Where codes can be sent to.',
);

const operator = about(
  z.strictObject({
    is2FAEnabledAO: about(flag, 'Two-factor is on for the operator.'),
    is2FAMandatory: about(flag, 'Two-factor is mandatory.'),
    isNfaEnabledClient: flag,
    isFifo: flag,
    isDMAClient: flag,
    daysUntilExpiryForDemo: z.optional(z.number()),
  }),
  'Flags of an account operator.',
);

const currencies = Object.keys(CURRENCY_IDS);
const account = z.strictObject({
  currency: z.optional(z.enum(currencies, `must be one of: ${currencies.join(', ')}`)),
  culture: about(z.optional(z.int()), 'The id of a culture, such as 69 (English) or 16 (Japanese).'),
  contract: z.optional(z.enum(['live', 'demo', 'test'])),
  closeOnly: flag,
  tradingAccounts: z.optional(z.array(z.enum(['CFD', 'Spread Betting', 'Cash Equity', 'Crypto']))),
});

const person = z.strictObject({
  id: text(/^[a-z][a-z0-9-]{0,60}$/, 'must be lower-case letters, digits and hyphens'),
  username: text(/^\S{1,64}$/, 'must be a text without spaces; put digits in quotes'),
  password: text(/^.{1,64}$/su, 'must be a text; put digits in quotes'),
  about: about(text(/\S/, 'must say what happens when this person signs in'), 'What happens, in a sentence.'),
  displayName: z.optional(z.string()),
  phone: z.optional(text(/^\d{4,15}$/, 'must be digits, in quotes')),
  countryCode: z.optional(text(/^\d{1,4}$/, 'must be digits, in quotes')),
  brand: about(z.optional(z.enum(BRAND_IDS)), 'The brand to try this person on.'),
  state: about(z.optional(z.enum(STATES)), 'How the account stands from the start.'),
  passwordChangeRequired: flag,
  formerPasswords: z.optional(z.array(z.string())),
  twoFactor: about(flag, 'A code is asked for before there is a session.'),
  contacts: z.optional(z.array(contact)),
  userType: z.optional(z.int()),
  operators: about(z.optional(z.array(operator)), 'None, one or many; one without flags by default.'),
  account: z.optional(account),
  linkedAccounts: z.optional(z.array(account)),
  faults: about(z.optional(z.array(personFaultSchema)), 'What goes wrong once the password was right.'),
  hostile: about(flag, 'Names in the account answer hold markup.'),
});

/** A personas file. */
export const personasSchema = z.strictObject({
  people: z.array(person, 'must be a list of people').check(z.minLength(1, 'must name at least one person')),
});

/** The JSON Schema of a personas file, for editors. */
export function personasJsonSchema(): object {
  return {
    ...z.toJSONSchema(personasSchema, { target: 'draft-2020-12' }),
    title: 'People of the Gatehouse sandbox',
  };
}
