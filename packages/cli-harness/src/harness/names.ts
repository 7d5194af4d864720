import type { InputNames } from '../report/inputs.ts';

/** What advice calls each value of a request, in the names of the options. */
export const IN_OPTIONS: InputNames = {
  'allow-production': '`allowProduction`',
  brand: '`brand`',
  ca: '`ca`',
  'ca file': '`ca`',
  config: '`config`',
  contact: '`contact`',
  follow: '`follow`',
  region: '`region`',
  timeout: '`timeout`',
  user: '`username`',
  'a password': 'Give the option `password`.',
  'a code': 'Give the option "code": a function that provides it.',
  'a new password': 'Give the option "newPassword".',
  'a phone number': "Give both parts, such as `phone: { countryCode: '86', number: '13800138000' }`.",
};
