import type { FaultCall } from './fault.ts';
import { hostileCopy, hostileText, withPollution } from './hostile.ts';

const wrongTypes: Readonly<Record<FaultCall, unknown>> = {
  session: {
    session: 42,
    passwordChangeRequired: 'no',
    is2FAEnabled: [],
    additional2FAMethods: 'none',
    userType: {},
  },
  account: {
    logonUser: 7,
    accountOperators: 'none',
    tradingAccounts: { 0: null },
    clientAccounts: [1, 'two', null],
  },
  config: { brand: 7, brandName: [], appKey: {}, urls: 'none', redirectUris: 3 },
  translations: ['not', { a: 'table' }, 1],
};

/** The JSON of a `wrong-type` answer: the right names with values of the wrong types. */
export const wrongTypeBody = (call: FaultCall): string => JSON.stringify(wrongTypes[call]);

const contacts = (): object[] =>
  Array.from({ length: 10_000 }, (_, index) => ({
    contactId: index,
    contactCategoryId: index % 3,
    value: hostileText(index),
  }));

/** Keys whose value decides where the site finds the platform: kept, or no screen would show the rest. */
const essentials = new Set([
  'brand',
  'appKey',
  'urls',
  'defaultTheme',
  'redirectUris',
  'riskDisclaimerSvgUrls',
]);

const hostileFields = (honest: object): object =>
  Object.fromEntries(
    Object.entries(honest).map(([name, value]) => [name, essentials.has(name) ? value : hostileCopy(value)]),
  );

/**
 * The JSON of a `hostile` answer. For `session` it is a contact list of ten thousand with a session of
 * markup; for the others the honest answer with its texts replaced.
 */
export const hostileBody = (call: FaultCall, honest: object): string => {
  if (call !== 'session') return withPollution(hostileFields(honest));
  return withPollution({
    session: hostileText(1),
    passwordChangeRequired: false,
    allowedAccountOperator: false,
    statusCode: 0,
    is2FAEnabled: false,
    twoFAToken: null,
    additional2FAMethods: contacts(),
    additionalInfo: hostileText(0),
    userType: 1,
  });
};
