import { BRAND_TABLE, type BrandTable, ENGLISH, englishText, type Message } from '@gatehouse-login/core';

/** Everything in which Larkfield differs from other brands. */
export const BRANDS: BrandTable = {
  ...BRAND_TABLE,
  larkfield: { ...BRAND_TABLE['city-index'], regions: ['en-uk'], resetsInternally: false },
};

/** Larkfield's own words. A key that is not here keeps the core's, and a key that the core does not have does not compile. */
const TEXTS = {
  ...ENGLISH,
  'login.heading': 'Good to see you',
  'login.lead': 'Sign in to your Larkfield account.',
  'field.username': 'Client number',
  'login.submit': 'Sign in',
  'login.busy': 'Signing in …',
  'loginFailed.username': 'This client number and password do not belong together.',
  'twoFactor.heading': 'Confirm that it is you',
  'twoFactor.lead': 'Open your authenticator app and type the code that it shows for Larkfield.',
  // Nothing was sent: the app shows codes all the time.
  'twoFactor.codeSent': 'Open your authenticator app and type the code that it shows for Larkfield.',
  'field.code': 'Code from the app',
  'twoFactor.submit': 'Confirm',
  'error.code-refused':
    'This is not the code that your app shows now. Please wait for the next one and type that.',
  'error.code-not-sent': 'We cannot check codes at the moment. Please try again.',
  'error.account-suspended': 'After three wrong codes we have locked your account. Please call your adviser.',
  'error.unreachable': 'We cannot be reached at the moment. Please try again.',
  'action.backToLogin': 'Back to sign in',
} as const satisfies Record<keyof typeof ENGLISH, string>;

/** Returns a text in Larkfield's words. */
export const text = (key: Message['key'], values: Message['values'] = {}): string =>
  englishText({ key, values }, TEXTS);
