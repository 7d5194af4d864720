import type { Control } from './control.ts';

const TRANSPORT = 'packages/adapters-http/src/transport';
const CORE = 'packages/core/src';
const GATEWAYS = 'packages/adapters-http/src/gateways';
const FORM = 'packages/web-react/src/screens/login/LoginForm.tsx';

/** What is sent with a call, what is not, and what becomes of the answer. */
export const CALLS: readonly Control[] = [
  {
    id: 18,
    control: 'The anti-forgery header goes with changes to our own resolved origin, and nowhere else',
    references: 'ASVS 3.5.1; CVE-2025-66035, CVE-2023-45857',
    built: [`${TRANSPORT}/anti-forgery.ts`],
    proof: {
      file: `${TRANSPORT}/anti-forgery.test.ts`,
      title: 'anti-forgery header > never goes to another one, spelt %j',
    },
    plant: {
      file: `${TRANSPORT}/anti-forgery.ts`,
      find: 'url.origin === parseUrl(origin)?.origin',
      replace: 'url.href.startsWith(origin)',
    },
  },
  {
    id: 19,
    control: 'User name and session go in headers to relative paths of the API only',
    references: 'specification, section 7',
    built: [`${TRANSPORT}/session-headers.ts`, `${TRANSPORT}/request-rule.ts`],
    proof: {
      file: `${TRANSPORT}/request-rule.test.ts`,
      title: 'session headers > stay off the absolute address %j',
    },
    plant: {
      file: `${TRANSPORT}/session-headers.ts`,
      find: "target !== 'api'",
      replace: "target === 'file'",
    },
  },
  {
    id: 20,
    control: 'Calls follow no redirect',
    references: 'ASVS 15.3.2; RFC 9700 4.12',
    built: [`${TRANSPORT}/send.ts`],
    proof: {
      file: 'tests/contracts/transport-faults.test.ts',
      title: 'the %s call > follows no %i, and sends nothing on',
    },
    plant: { file: `${TRANSPORT}/send.ts`, find: "redirect: 'error'", replace: "redirect: 'follow'" },
  },
  {
    id: 25,
    control: 'A change of the password always sends the old one',
    references: 'ASVS 6.2.3',
    built: [`${GATEWAYS}/password-gateway.ts`],
    proof: {
      file: 'tests/contracts/step-gateways.test.ts',
      title:
        'the call for a new password > carries both passwords as they were typed, and the session of the login',
    },
    plant: { file: `${GATEWAYS}/password-gateway.ts`, find: ' password: oldPassword,', replace: '' },
  },
  {
    id: 37,
    control: 'Answers have a known shape, a limited size and depth, and only a session is a success',
    references: 'ASVS 15.3.5',
    built: [`${TRANSPORT}/body.ts`, `${CORE}/session/login-answer.ts`, `${CORE}/use-cases/login-outcome.ts`],
    proof: {
      file: `${TRANSPORT}/body.test.ts`,
      title: 'body > stops being read at the limit, and is cancelled',
    },
    plant: {
      file: `${TRANSPORT}/body.ts`,
      find: 'if (length > MAX_BODY_BYTES) {',
      replace: 'if (length > 100 * MAX_BODY_BYTES) {',
    },
  },
  {
    id: 41,
    control: 'One call at a time, and none while the platform asks to wait',
    references: 'ASVS 2.4.1, 6.6.3',
    built: [
      `${CORE}/flow/edges/login.ts`,
      `${CORE}/flow/edges/fault.ts`,
      `${CORE}/login/resend-waits.ts`,
      `${TRANSPORT}/retry-after.ts`,
    ],
    proof: {
      file: `${CORE}/flow/edges/login.test.ts`,
      title:
        'submitting the login form (functional spec, after sign-in) > during a cool-down changes nothing',
    },
    plant: {
      file: `${CORE}/flow/edges/login.ts`,
      find: "edge(['login'], 'submitted', ",
      replace: "edge(['login', 'cooling-down'], 'submitted', ",
    },
  },
  {
    id: 21,
    control: 'Credentials are sent in the body of a POST, even without scripts',
    references: 'ASVS 14.2.1',
    built: [`${GATEWAYS}/session-gateway.ts`, FORM],
    proof: {
      file: 'packages/web-react/src/screens/login/LoginScreen.test.tsx',
      title:
        'the login screen, rendered without a document > is one real form that never puts a password into an address',
    },
    plant: { file: FORM, find: 'method="post"', replace: 'method="get"' },
  },
  {
    id: 42,
    control: 'Errors are told in our own words, and a defect of ours fails closed',
    references: 'ASVS 16.5.1 to 16.5.4',
    built: [
      `${CORE}/errors/message-of.ts`,
      `${CORE}/flow/edges/departure.ts`,
      'packages/web-react/src/page/LastResort.tsx',
    ],
    proof: {
      file: `${CORE}/flow/edges/departure.test.ts`,
      title: 'a defect of ours > during $at fails closed',
    },
    plant: {
      file: `${CORE}/flow/edges/departure.ts`,
      find: "fault: { kind: 'unreachable' } },\n    commands: [FORGET],",
      replace: "fault: { kind: 'unreachable' } },\n    commands: [],",
    },
  },
];
