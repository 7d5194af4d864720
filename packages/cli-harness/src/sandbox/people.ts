import { loginNames, type Person } from './person.ts';

/** The demo people, as data. Each password satisfies the rule of spec 5. */
export const people: readonly Person[] = [
  {
    id: 'plain',
    username: 'DM100001',
    password: 'Copper-Kite1',
    about:
      'Signs in and reaches the platform. Any other password is refused; five wrong ones lock the account.',
  },
  {
    id: 'locked',
    username: 'DM100002',
    password: 'Frozen-Gate2',
    locked: true,
    about: 'Is locked from the start: refused with the same answer as a wrong password.',
  },
  {
    id: 'slow',
    username: 'DM100003',
    password: 'Patient-Oak3',
    session: { kind: 'slow', ms: 3000 },
    about: 'Signs in, but the answer takes about three seconds.',
  },
  {
    id: 'fault',
    username: 'DM100004',
    password: 'Broken-Lamp4',
    session: { kind: 'server-error' },
    about: 'The session call answers 500.',
  },
  {
    id: 'too-many',
    username: 'DM100005',
    password: 'Crowded-Bus5',
    session: { kind: 'too-many', retryAfter: '5' },
    about: 'The session call answers 429 and asks to wait five seconds.',
  },
  {
    id: 'busy',
    username: 'DM100006',
    password: 'Market-Noon6',
    session: { kind: 'busy', retryAfter: '5' },
    about: 'The session call answers 503 and asks to wait five seconds.',
  },
  {
    id: 'malformed',
    username: 'DM100007',
    password: 'Tangled-Yarn7',
    session: { kind: 'html' },
    about: 'The session call answers 200 with a web page instead of JSON.',
  },
  {
    id: 'account-fault',
    username: 'DM100008',
    password: 'Hollow-Tree8',
    account: { kind: 'server-error' },
    about: 'Gets a session, then the account call answers 500.',
  },
  {
    id: 'two-factor',
    username: 'DA200001',
    password: 'Double-Lock1',
    twoFactor: true,
    about: 'Is asked for a code, by e-mail or SMS, before there is a session.',
  },
  {
    id: 'two-factor-enabled-operator',
    username: 'DA200002',
    password: 'Silver-Key22',
    operator: { is2FAEnabledAO: true },
    about: 'Signs in; the first account operator has two-factor enabled.',
  },
  {
    id: 'two-factor-mandatory',
    username: 'DA200003',
    password: 'Must-Enrol33',
    operator: { is2FAEnabledAO: true, is2FAMandatory: true },
    about: 'Signs in; two-factor is mandatory and not set up, so the way leads to My account.',
  },
  {
    id: 'forced-change',
    username: 'DA200004',
    password: 'Old-Winter44',
    passwordChangeRequired: true,
    about: 'Signs in and must change the password first.',
  },
  {
    id: 'phone',
    username: 'DM300001',
    password: 'Golden-Fish1',
    countryCode: '86',
    phone: '13800138000',
    brand: 'forex-chinese',
    about: 'Signs in by phone, country code 86, or by user name.',
  },
  {
    id: 'hostile',
    username: 'DM400001',
    password: 'Sharp-Glass1',
    hostile: true,
    about: 'Signs in; names in the account answer hold markup, which must stay plain text.',
  },
];

/** The person who signs in under a name, whatever its case. */
export const personNamed = (name: string): Person | undefined => {
  const wanted = name.toLowerCase();
  return people.find((person) => loginNames(person).some((known) => known.toLowerCase() === wanted));
};

/** The account operator's id of a person: one each, in the order of the table. */
export const operatorIdOf = (person: Person): number => 410001 + people.indexOf(person);
