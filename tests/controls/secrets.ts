import type { Control } from './control.ts';

const CORE = 'packages/core/src';
const SCREENS = 'packages/web-react/src/screens';
const LOGIN_SCREEN = `${SCREENS}/login/LoginScreen.test.tsx`;

/** Passwords, codes and sessions: how they are asked for, and where they never are. */
export const SECRETS: readonly Control[] = [
  {
    id: 22,
    control: 'Password fields are password fields, and password managers can tell them apart',
    references: 'ASVS 6.2.6, 6.2.7',
    built: [
      'packages/web-react/src/widgets/password-field/PasswordField.tsx',
      'packages/web-react/src/widgets/code-field/CodeField.tsx',
      `${SCREENS}/login/LoginForm.tsx`,
    ],
    proof: {
      file: LOGIN_SCREEN,
      title: 'the login screen, rendered without a document > tells password managers what is what',
    },
    plant: {
      file: `${SCREENS}/login/LoginForm.tsx`,
      find: 'autoComplete="current-password"',
      replace: 'autoComplete="new-password"',
    },
  },
  {
    id: 23,
    control: 'A password is sent as it was typed: not trimmed, converted or normalised',
    references: 'ASVS 6.2.8',
    built: [`${CORE}/use-cases/sign-in.ts`, `${SCREENS}/login/login-draft.ts`],
    proof: {
      file: `${CORE}/use-cases/sign-in.test.ts`,
      title: 'the session call > carries the password as it was typed: %j',
    },
    plant: {
      file: `${CORE}/use-cases/sign-in.ts`,
      find: '.open({ username, password,',
      replace: '.open({ username, password: password.trim(),',
    },
  },
  {
    id: 24,
    control: 'A new password has 8 to 15 characters of four classes',
    references: 'specification, section 5; ASVS 6.2.1, 6.2.5, 6.2.9',
    built: [`${CORE}/password-policy/password-policy.ts`],
    proof: {
      file: 'tests/properties/password-policy.test.ts',
      title: 'password policy > agrees with the rule written out a second time',
    },
    plant: {
      file: `${CORE}/password-policy/password-policy.ts`,
      find: 'minimum: 8,',
      replace: 'minimum: 7,',
    },
    weaker: 'The rule for passwords',
  },
  {
    id: 27,
    control: 'The address of a later step shows it only in the login that it belongs to',
    references: 'ASVS 2.3.1',
    built: [`${CORE}/flow/edges/opening.ts`, `${CORE}/driver/history.ts`],
    proof: {
      file: `${CORE}/flow/edges/pending-addresses.test.ts`,
      title:
        'a step that needs an earlier one (functional spec, after sign-in) > %s is gone with another key, or none: login, a status text, the query kept',
    },
    plant: {
      file: `${CORE}/flow/edges/opening.ts`,
      find: 'ticket !== undefined && ticket === state.reference;',
      replace: 'ticket !== null;',
    },
  },
  {
    id: 29,
    control: 'The browser’s storage has the four values of a remembered visitor and nothing else',
    references: 'ASVS 14.3.3; specification, section 3',
    built: [`${CORE}/use-cases/remember-visitor.ts`, 'packages/adapters-http/src/storage/versioned-store.ts'],
    proof: {
      file: `${CORE}/use-cases/remember-visitor.test.ts`,
      title: 'remembering a visitor > uses the four keys of the specification, for a year',
    },
    plant: {
      file: `${CORE}/use-cases/remember-visitor.ts`,
      find: "'phonePrefix', 'phoneNumber'] as const",
      replace: "'phonePrefix', 'phoneNumber', 'tab'] as const",
    },
  },
  {
    id: 30,
    control: 'Sessions, tokens and fields are dropped on the way back, on failure and out of the cache',
    references: 'ASVS 14.3.1',
    built: [
      `${CORE}/login/held.ts`,
      `${CORE}/login/perform.ts`,
      'packages/web-react/src/page/use-restored.ts',
    ],
    proof: {
      file: `${CORE}/login/held.test.ts`,
      title: 'nothing is held > after %s, from the code',
    },
    plant: {
      file: `${CORE}/login/perform.ts`,
      find: 'const { open } = held;\n    Object.assign(held, nothingHeld());',
      replace: 'const { open } = held;',
    },
  },
  {
    id: 32,
    control: 'Logs and reports name no secret, by the name of its field or by its value',
    references: 'ASVS 16.2.5, 16.4.1',
    built: [
      'packages/cli-harness/src/journal/redact.ts',
      'packages/cli-harness/src/journal/secret-names.ts',
      'packages/cli-harness/src/report/vault.ts',
    ],
    proof: {
      file: 'packages/cli-harness/src/journal/redact.test.ts',
      title:
        'the redaction of a body > masks what a field names as a secret, in any casing, and remembers it',
    },
    plant: {
      file: 'packages/cli-harness/src/journal/redact.ts',
      find: 'if (kind !== null && isPlain(inner)) return [name, hide(String(inner), kind)];',
      replace: '',
    },
  },
  {
    id: 33,
    control: 'Tracking events hold no user name, session, phone number or query',
    references: 'ASVS 14.2.3',
    built: [`${CORE}/flow/tracking.ts`, 'packages/web-react/src/composition/data-layer-tracker.ts'],
    proof: {
      file: 'tests/properties/flow-walk.test.ts',
      title: 'any walk through the flow > records neither the user name nor the query',
    },
    plant: {
      file: `${CORE}/flow/tracking.ts`,
      find: 'region: visit.region,',
      replace: 'region: visit.query,',
    },
  },
  {
    id: 26,
    control: 'Every refused login looks the same',
    references: 'ASVS 6.3.8',
    built: [`${SCREENS}/login-failed/LoginFailedScreen.tsx`, `${CORE}/flow/edges/login.ts`],
    proof: {
      file: 'tests/e2e/refusal.test.ts',
      title: 'refused credentials > look the same for a wrong password, an unknown name and a locked account',
    },
    plant: {
      file: `${SCREENS}/login-failed/ConnectedLoginFailed.tsx`,
      find: 'contact={contact}',
      replace: 'contact={contact || state.fault?.code !== 4010}',
    },
  },
  {
    id: 28,
    control: 'A session is taken from the answer to this sign-in only',
    references: 'ASVS 7.2.4',
    built: [`${CORE}/login/perform.ts`, `${CORE}/login/held.ts`],
    proof: {
      file: `${CORE}/login/perform.test.ts`,
      title: 'performing a sign-in > goes on with the session of its own answer, whatever was open before',
    },
    plant: {
      file: `${CORE}/login/perform.ts`,
      find: 'held.open = parameters;',
      replace: 'held.open ??= parameters;',
    },
  },
  {
    id: 31,
    control: 'The page’s memory holds no password once the next screen shows',
    references: 'ASVS 11.7.2',
    built: [
      `${SCREENS}/login/LoginForm.tsx`,
      'packages/web-react/src/widgets/password-field/PasswordField.tsx',
    ],
    proof: {
      file: 'tests/e2e/memory.test.ts',
      title: 'the page’s memory holds no password a second after the next screen shows',
    },
    plant: {
      file: `${SCREENS}/login/LoginForm.tsx`,
      find: 'const problems = problemsIn(values);',
      replace: 'const problems = problemsIn(Object.assign(window, { last: values }).last);',
    },
  },
];
