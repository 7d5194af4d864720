import { apiBaseOf } from '@gatehouse-login/core';
import { type Findings, type Found, fault, fine, warning } from '../../findings/finding.ts';
import { type PagePatient, pageOf } from './page.ts';
import { allows, parsePolicy } from './policy.ts';

const LOOSE = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'];

/** Examines the headers of the login page. */
export async function* checkHeaders(patient: PagePatient): Findings {
  const page = await patient.page;
  if (page.isErr()) return page.error;
  const { status, headers } = page.value;
  if (status !== 200 || !headers.get('content-type')?.includes('html')) {
    return fault(
      `The login page is answered with HTTP ${status}: ${pageOf(patient)}`,
      'Visitors do not see a login page.',
      'Deploy the built page, with a fallback to index.html for every path.',
    );
  }
  yield* policyFindings(headers, patient);
  yield* plainFindings(headers, patient);
  return fine('The policy and the headers of the page are as they should be.');
}

function* policyFindings(headers: Headers, { origin, configuration }: PagePatient): Generator<Found> {
  const policy = headers.get('content-security-policy');
  if (policy === null) {
    return yield warning(
      'The page has no Content-Security-Policy.',
      'Markup that gets into the page could run scripts, and other sites could frame the page.',
      'Send the policy of docs/guides/operate.md with every page.',
    );
  }
  const directives = parsePolicy(policy);
  const fallback = directives.get('default-src') ?? ['*'];
  const loose = (directives.get('script-src') ?? fallback).filter((source) => LOOSE.includes(source));
  if (loose.length > 0) {
    yield warning(
      `The policy allows scripts from ${loose.join(' and ')}.`,
      'Markup that gets into the page could run scripts.',
      "Allow scripts from 'self' and by hash alone.",
    );
  }
  if (!directives.has('frame-ancestors') && !headers.has('x-frame-options')) {
    yield warning(
      'The policy does not say who may frame the page.',
      'Another site could show the page in a frame and mislead visitors (clickjacking).',
      "Add frame-ancestors 'none'.",
    );
  }
  const { urls, useSso, streaming, telemetry } = configuration;
  const connections = directives.get('connect-src') ?? fallback;
  // It does not fall back to default-src.
  const forms = directives.get('form-action') ?? ['*'];
  const needs = [
    ['connect-src', connections, apiBaseOf(configuration), 'the API'],
    ['connect-src', connections, streaming.serverUrl, 'the streaming server'],
    ['connect-src', connections, telemetry?.url, 'the address of telemetry'],
    ['form-action', forms, useSso ? urls.sso : undefined, 'the single sign-on address'],
  ] as const;
  for (const [name, sources, url, what] of needs) {
    if (url === undefined || allows(sources, new URL(url), origin)) continue;
    yield fault(
      `The policy does not allow ${what} in ${name}.`,
      'The browser blocks it, and what needs it does not work.',
      `Add ${new URL(url).origin} to ${name}.`,
    );
  }
}

const YEAR = 'max-age=31536000; includeSubDomains';

/** Headers, what each should be, what does as well, and what follows if it is missing. */
const PLAIN = [
  ['X-Content-Type-Options', 'nosniff', /^nosniff$/i, 'A browser may take a file for a script.'],
  ['Referrer-Policy', 'no-referrer', /^no-referrer$/i, 'Other sites learn the address, with its state.'],
  ['Cache-Control', 'no-store', /no-store|no-cache/i, 'After a release, visitors may keep the old page.'],
  ['Strict-Transport-Security', YEAR, /max-age=\d{8,}/i, 'A first visit may go over plain http.'],
] as const;

function* plainFindings(headers: Headers, { origin, configuration }: PagePatient): Generator<Found> {
  for (const [header, wanted, good, meaning] of PLAIN) {
    const isNeeded = wanted !== YEAR || origin.startsWith('https:');
    if (isNeeded && !good.test(headers.get(header) ?? ''))
      yield warning(`The page is sent without ${header}: ${wanted}.`, meaning, `Send ${header}: ${wanted}.`);
  }
  const isCutOff = headers.get('cross-origin-opener-policy')?.toLowerCase() === 'same-origin';
  if (configuration.capabilities.tradingview && isCutOff) {
    yield fault(
      'Cross-Origin-Opener-Policy is same-origin.',
      'TradingView opens the login as a pop-up, and this cuts the pop-up off from its opener.',
      'Send Cross-Origin-Opener-Policy: unsafe-none for this brand.',
    );
  }
}
