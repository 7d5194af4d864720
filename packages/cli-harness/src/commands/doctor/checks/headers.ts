import { apiBaseOf } from '@gatehouse-login/core';
import { type Finding, fine } from '../finding.ts';
import type { Patient } from '../patient.ts';

/** Examines the headers of the login page. */
export function headerFindings(
  headers: Headers,
  patient: Pick<Patient, 'origin' | 'configuration'>,
): Finding[] {
  const findings = [...policyFindings(headers, patient), ...plainFindings(headers, patient)];
  return findings.length === 0
    ? [fine('headers', 'The policy and the headers of the page are as they should be.')]
    : findings;
}

const warning = (message: string, meaning: string, fix: string): Finding => ({
  check: 'headers',
  status: 'warning',
  message,
  meaning,
  fix,
});

function policyFindings(
  headers: Headers,
  { origin, configuration }: Pick<Patient, 'origin' | 'configuration'>,
): Finding[] {
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
  const sourcesOf = (name: string): readonly string[] =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const findings: Finding[] = [];
  const loose = sourcesOf('script-src').filter((source) => LOOSE.includes(source));
  if (loose.length > 0) {
    findings.push(
      warning(
        `The policy allows scripts from ${loose.join(' and ')}.`,
        'Markup that gets into the page could run scripts.',
        "Allow scripts from 'self' and by hash alone.",
      ),
    );
  }
  if (!directives.has('frame-ancestors') && !headers.has('x-frame-options')) {
    findings.push(
      warning(
        'The policy does not say who may frame the page.',
        'Another site could show the page in a frame and mislead visitors (clickjacking).',
        "Add frame-ancestors 'none'.",
      ),
    );
  }
  const { urls, useSso, streaming } = configuration;
  const needs: readonly (readonly [string, string | undefined, string])[] = [
    ['connect-src', apiBaseOf(configuration), 'the API'],
    ['connect-src', streaming.serverUrl, 'the streaming server'],
    ['form-action', useSso ? urls.sso : undefined, 'the single sign-on address'],
  ];
  for (const [name, url, what] of needs) {
    // form-action does not fall back to default-src.
    const sources = name === 'form-action' ? (directives.get(name) ?? ['*']) : sourcesOf(name);
    if (url === undefined || allows(sources, new URL(url).origin, origin)) continue;
    findings.push({
      check: 'headers',
      status: 'fault',
      message: `The policy does not allow ${what} in ${name}.`,
      meaning: 'The browser blocks it, and the login does not work.',
      fix: `Add ${new URL(url).origin} to ${name}.`,
    });
  }
  return findings;
}

const LOOSE = ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:'];

const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(/[;,]/)
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

const allows = (sources: readonly string[], target: string, own: string): boolean =>
  sources.some(
    (source) =>
      source === '*' ||
      source.replace(/\/.*$/, '') === new URL(target).host ||
      source === target ||
      (source === "'self'" && target === own) ||
      source === new URL(target).protocol,
  );

function plainFindings(
  headers: Headers,
  { origin, configuration }: Pick<Patient, 'origin' | 'configuration'>,
): Finding[] {
  const missing = (header: string, wanted: string, meaning: string): Finding =>
    warning(`The page is sent without ${header}: ${wanted}.`, meaning, `Send ${header}: ${wanted}.`);
  const has = (header: string, pattern: RegExp): boolean => pattern.test(headers.get(header) ?? '');
  const findings: Finding[] = [];
  if (!has('x-content-type-options', /^nosniff$/i))
    findings.push(missing('X-Content-Type-Options', 'nosniff', 'A browser may take a file for a script.'));
  if (!has('referrer-policy', /^no-referrer$/i))
    findings.push(
      missing('Referrer-Policy', 'no-referrer', 'Other sites learn the address, with its state.'),
    );
  if (!has('cache-control', /no-store|no-cache/i))
    findings.push(missing('Cache-Control', 'no-store', 'After a release, visitors may keep the old page.'));
  if (origin.startsWith('https:') && !has('strict-transport-security', /max-age=\d{8,}/i)) {
    const wanted = 'max-age=31536000; includeSubDomains';
    findings.push(missing('Strict-Transport-Security', wanted, 'A first visit may go over plain http.'));
  }
  if (configuration.capabilities.tradingview && has('cross-origin-opener-policy', /^same-origin$/i)) {
    findings.push({
      check: 'headers',
      status: 'fault',
      message: 'Cross-Origin-Opener-Policy is same-origin.',
      meaning: 'TradingView opens the login as a pop-up, and this cuts the pop-up off from its opener.',
      fix: 'Send Cross-Origin-Opener-Policy: unsafe-none for this brand.',
    });
  }
  return findings;
}
