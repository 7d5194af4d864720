import { apiBaseOf } from '@gatehouse-login/core';
import { type Found, fault, found, orFine, warning } from '../finding.ts';
import type { Patient } from '../patient.ts';

type PagePatient = Pick<Patient, 'origin' | 'configuration'>;

/** Examines the headers of the login page. */
export const headerFindings = (headers: Headers, patient: PagePatient): readonly Found[] =>
  orFine(
    [...policyFindings(headers, patient), ...plainFindings(headers, patient)],
    'The policy and the headers of the page are as they should be.',
  );

const LOOSE = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'];

function policyFindings(headers: Headers, { origin, configuration }: PagePatient): readonly Found[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) {
    return [
      warning(
        'The page has no Content-Security-Policy.',
        'Markup that gets into the page could run scripts, and other sites could frame the page.',
        'Send the policy of docs/operating.md with every page.',
      ),
    ];
  }
  const directives = parsePolicy(policy);
  const fallback = directives.get('default-src') ?? ['*'];
  const loose = (directives.get('script-src') ?? fallback).filter((source) => LOOSE.includes(source));
  const mayFrame = !directives.has('frame-ancestors') && !headers.has('x-frame-options');
  const blocked = (url: string | undefined, what: string, name: string, sources: readonly string[]) =>
    url === undefined || allows(sources, new URL(url), origin)
      ? []
      : [
          fault(
            `The policy does not allow ${what} in ${name}.`,
            'The browser blocks it, and the login does not work.',
            `Add ${new URL(url).origin} to ${name}.`,
          ),
        ];
  const connections = directives.get('connect-src') ?? fallback;
  const { urls, useSso, streaming } = configuration;
  return [
    ...found(
      loose.length > 0,
      warning(
        `The policy allows scripts from ${loose.join(' and ')}.`,
        'Markup that gets into the page could run scripts.',
        "Allow scripts from 'self' and by hash alone.",
      ),
    ),
    ...found(
      mayFrame,
      warning(
        'The policy does not say who may frame the page.',
        'Another site could show the page in a frame and mislead visitors (clickjacking).',
        "Add frame-ancestors 'none'.",
      ),
    ),
    ...blocked(apiBaseOf(configuration), 'the API', 'connect-src', connections),
    ...blocked(streaming.serverUrl, 'the streaming server', 'connect-src', connections),
    // form-action does not fall back to default-src.
    ...blocked(
      useSso ? urls.sso : undefined,
      'the single sign-on address',
      'form-action',
      directives.get('form-action') ?? ['*'],
    ),
  ];
}

const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(/[;,]/)
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

const allows = (sources: readonly string[], target: URL, own: string): boolean =>
  sources.some(
    (source) =>
      ['*', target.origin, target.protocol].includes(source) ||
      source.replace(/\/.*$/, '') === target.host ||
      (source === "'self'" && target.origin === own),
  );

function plainFindings(headers: Headers, { origin, configuration }: PagePatient): readonly Found[] {
  const lacks = (header: string, wanted: string, good: RegExp, meaning: string): readonly Found[] =>
    found(
      !good.test(headers.get(header) ?? ''),
      warning(`The page is sent without ${header}: ${wanted}.`, meaning, `Send ${header}: ${wanted}.`),
    );
  const isCutOff = headers.get('cross-origin-opener-policy')?.toLowerCase() === 'same-origin';
  return [
    ...lacks('X-Content-Type-Options', 'nosniff', /^nosniff$/i, 'A browser may take a file for a script.'),
    ...lacks(
      'Referrer-Policy',
      'no-referrer',
      /^no-referrer$/i,
      'Other sites learn the address, with its state.',
    ),
    ...lacks(
      'Cache-Control',
      'no-store',
      /no-store|no-cache/i,
      'After a release, visitors may keep the old page.',
    ),
    ...(origin.startsWith('https:')
      ? lacks(
          'Strict-Transport-Security',
          'max-age=31536000; includeSubDomains',
          /max-age=\d{8,}/i,
          'A first visit may go over plain http.',
        )
      : []),
    ...found(
      configuration.capabilities.tradingview && isCutOff,
      fault(
        'Cross-Origin-Opener-Policy is same-origin.',
        'TradingView opens the login as a pop-up, and this cuts the pop-up off from its opener.',
        'Send Cross-Origin-Opener-Policy: unsafe-none for this brand.',
      ),
    ),
  ];
}
