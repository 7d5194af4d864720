import type { Control } from './control.ts';

const DOCUMENTS = 'packages/web-react/src/documents';
const POLICY = `${DOCUMENTS}/content-security-policy.ts`;
const HEADERS = `${DOCUMENTS}/document-headers.ts`;
const TEST = `${DOCUMENTS}/document-headers.test.ts`;

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
];
