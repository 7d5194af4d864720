import { cultureOf, type Region, resetPage } from '@gatehouse-login/core';
import { type Findings, fault, fine, skipped } from '../../findings/finding.ts';
import { look, type Patient } from '../patient.ts';
import { allows, parsePolicy } from './policy.ts';

/** Checks that the provider's forgot-password pages can be framed by the login page. */
export async function* checkFrames(patient: Patient): Findings {
  const { configuration, origin, visit } = patient;
  const { regions } = configuration.capabilities;
  const shown = (regions.length === 0 ? [null] : regions).map((region: Region | null) =>
    resetPage(region, configuration, cultureOf(visit.language)),
  );
  const framed = new Set(shown.flatMap((page) => (page?.kind === 'frame' ? [page.url] : [])));
  if (framed.size === 0) return skipped('The page shows nothing in a frame.');
  for (const url of framed) {
    const answer = await look(patient, url, 'The page for forgotten passwords');
    if (answer.isErr()) {
      yield answer.error;
      continue;
    }
    // `checkAddresses` reports missing pages.
    const refusal = answer.value.ok ? refusalIn(answer.value.headers, origin) : null;
    if (refusal !== null)
      yield fault(
        `The page for forgotten passwords refuses to be framed (${refusal}): ${new URL(url).origin}`,
        'Visitors who forgot their password see an empty frame.',
        `Have its provider send frame-ancestors ${origin}, or set useSingleTabLogin and take brandName out of brandsWithForgotPasswordFrame: then it opens in a new tab.`,
        'urls.forgotPasswordUrls',
      );
  }
  return fine('The pages for forgotten passwords can be framed.');
}

/**
 * Returns the header that forbids framing by another origin, or null. `frame-ancestors` overrides X-Frame-Options (CSP 3,
 * 6.4.2.2).
 */
function refusalIn(headers: Headers, origin: string): string | null {
  const ancestors = parsePolicy(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors !== undefined)
    return allows(ancestors, new URL(origin), '') ? null : `frame-ancestors ${ancestors.join(' ')}`;
  const option = headers.get('x-frame-options');
  return /^\s*(?:deny|sameorigin)\s*$/i.test(option ?? '') ? `X-Frame-Options: ${option}` : null;
}
