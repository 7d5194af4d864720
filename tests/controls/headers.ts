import type { Control } from './control.ts';

const DOCUMENTS = 'packages/web-react/src/documents';
const POLICY = `${DOCUMENTS}/content-security-policy.ts`;
const HEADERS = `${DOCUMENTS}/document-headers.ts`;
const TEST = `${DOCUMENTS}/document-headers.test.ts`;
const ANSWERS = 'packages/cli-harness/src/server/answers.ts';
const WALLS = 'tests/e2e/page-security.test.ts';

/** What the headers of a document demand of a browser, and what never becomes markup. */
export const HEADER_CONTROLS: readonly Control[] = [
  {
    id: 8,
    control: 'No text becomes markup or code',
    references: 'ASVS 1.3.2, 3.2.2',
    built: ['tests/architecture/page-rules.ts', POLICY],
    proof: {
      file: 'tests/architecture/architecture.test.ts',
      title: 'the house > makes no markup and no code of texts',
    },
    plant: {
      file: 'packages/web-react/src/boot/name-progress.ts',
      find: '.replaceChildren(label);',
      replace: ".insertAdjacentHTML('beforeend', label);",
    },
  },
  {
    id: 10,
    control: 'A content security policy without `unsafe-` and wildcards; it can report',
    references: 'ASVS 3.4.3, 3.4.7',
    built: [POLICY, `${DOCUMENTS}/policy-sources.ts`],
    proof: {
      file: TEST,
      title: 'the content security policy of a document > never says unsafe, and has no wildcard',
    },
    plant: {
      file: POLICY,
      find: `['script-src', ["'self'", `,
      replace: `['script-src', ["'self'", "'unsafe-inline'", `,
    },
  },
  {
    id: 12,
    control: 'HTTPS is demanded for a year, subdomains included',
    references: 'ASVS 3.4.1; RFC 6797',
    built: [HEADERS],
    proof: {
      file: TEST,
      title:
        'the other headers of a document > demand HTTPS for a year where the document has it, and only there',
    },
    plant: { file: HEADERS, find: '31_536_000', replace: '3_600' },
  },
  {
    id: 15,
    control: 'The page is isolated from its opener, except where a TradingView login is a pop-up',
    references: 'ASVS 3.4.8',
    built: [HEADERS],
    proof: {
      file: TEST,
      title:
        'the other headers of a document > isolate it, but not from the page that opened a TradingView login',
    },
    plant: {
      file: HEADERS,
      find: "? 'unsafe-none' : 'same-origin'",
      replace: "? 'unsafe-none' : 'unsafe-none'",
    },
  },
  {
    id: 16,
    control: 'Features of the browser that the page does not use are off',
    references: 'ASVS 3.1.1',
    built: [`${DOCUMENTS}/permissions-policy.ts`],
    proof: {
      file: TEST,
      title: 'the other headers of a document > switch off the features that the page does not use',
    },
    plant: { file: `${DOCUMENTS}/permissions-policy.ts`, find: "  'camera',\n", replace: '' },
  },
  {
    id: 9,
    control: 'Trusted Types are demanded, with one policy that makes one address',
    references: 'ASVS 3.4.3',
    built: [POLICY, 'packages/web-react/src/boot/register-worker.ts'],
    proof: { file: WALLS, title: 'the page’s own walls > stop scripts that are made of text' },
    plant: { file: POLICY, find: `    ['require-trusted-types-for', ["'script'"]],\n`, replace: '' },
  },
  {
    id: 11,
    control: 'No page of another origin, or of ours, can frame the login',
    references: 'ASVS 3.4.6; RFC 9700 4.16',
    built: [POLICY, HEADERS],
    proof: { file: WALLS, title: 'the page’s own walls > keep the page out of frames' },
    plant: {
      file: POLICY,
      find: `['frame-ancestors', ["'none'"]]`,
      replace: `['frame-ancestors', ['*']]`,
    },
  },
  {
    id: 13,
    control: 'No browser guesses the type of any answer',
    references: 'ASVS 3.4.4, 4.1.1',
    built: [HEADERS, ANSWERS],
    proof: {
      file: 'packages/cli-harness/src/server/answers.test.ts',
      title:
        'the headers of an answer that is no document > forbid guessing its type, framing it and telling where one came from: %s',
    },
    plant: { file: ANSWERS, find: "    'x-content-type-options': 'nosniff',\n", replace: '' },
  },
  {
    id: 14,
    control: 'No other site learns where its visitor came from',
    references: 'ASVS 3.4.5; RFC 9700 4.2',
    built: [HEADERS, ANSWERS, 'packages/adapters-http/src/transport/send.ts'],
    proof: { file: TEST, title: 'the other headers of a document > have %s: %s' },
    plant: {
      file: HEADERS,
      find: "'referrer-policy': 'no-referrer'",
      replace: "'referrer-policy': 'origin'",
    },
    weaker: 'The session in an address',
  },
  {
    id: 17,
    control:
      'No document is kept; files with a hash in their name are kept for ever, and others asked for again',
    references: 'ASVS 14.3.2',
    built: [HEADERS, ANSWERS],
    proof: { file: TEST, title: 'the other headers of a document > have %s: %s' },
    plant: { file: HEADERS, find: "'cache-control': 'no-store'", replace: "'cache-control': 'private'" },
  },
];
