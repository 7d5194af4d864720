import type { Ending } from '../report/ending.ts';
import type { Outcome } from '../report/outcome.ts';
import { type Problem, tellProblem } from '../report/problem.ts';
import type { Report } from '../report/report.ts';
import type { Vault } from '../report/vault.ts';
import { reportOf } from '../signing-in/report-of.ts';

import type { SignIn, SignInRequest } from '../signing-in/sign-in.ts';
import { makeSecret } from '../terminal/secret.ts';
import { contactOf } from './codes.ts';
import { IN_OPTIONS } from './names.ts';
import type { NotSignedIn, SignInDestination, SignInError, SignInOutcome } from './outcome.ts';

/** The outcome of a sign-in. */
export function outcomeOf(signed: SignIn, request: SignInRequest, vault: Vault): SignInOutcome {
  const { driver, site, configuration } = signed;
  const report = reportOf(signed, request, vault, IN_OPTIONS);
  const { brand, region, language, platform, steps, followed, destination: view } = report;
  const reference = signed.reference ?? '';
  const transcript = withoutLeak(driver?.transcript() ?? null, vault);
  const attempt = { brand, region, language, platform, reference, steps, transcript };
  const departure = driver?.departure() ?? null;
  const session = driver?.session()?.session;
  const { outcome } = report;
  if (outcome === 'signed-in' && departure !== null && view !== undefined && session !== undefined) {
    const reveal: SignInDestination['reveal'] = () => ({
      url: departure.url,
      fields: departure.fields === undefined ? null : { ...departure.fields },
    });
    const cookies = site?.cookies() ?? [];
    return {
      ...attempt,
      outcome,
      site: configuration?.origin ?? '',
      destination: { ...view, reveal },
      session: makeSecret(session),
      ...(followed === undefined ? {} : { followed: openedAt(followed) }),
      cookies: () => cookies,
      storageState: () => ({ cookies: [...cookies], origins: [] }),
    };
  }
  const error = errorOf(report.error ?? NO_ERROR);
  if (outcome === 'two-factor-required') {
    const contacts = driver?.shown().contacts.map(contactOf) ?? [];
    return { ...attempt, outcome, error, contacts };
  }
  return { ...attempt, outcome: nameOf(outcome), error };
}

/** A transcript, unless a secret of this sign-in is in it. */
const withoutLeak = (transcript: string | null, vault: Vault): string | null =>
  transcript === null || vault.leakIn(transcript) !== null ? null : transcript;

const openedAt = ({ status, origin, path }: NonNullable<Report['followed']>) => ({ status, origin, path });

/** Returns the outcome of an invalid request. */
export const unusable = ({ problem = NO_ERROR }: Pick<Ending, 'problem'> = {}): NotSignedIn => ({
  outcome: 'usage',
  brand: null,
  region: null,
  language: null,
  platform: null,
  reference: '',
  steps: [],
  transcript: null,
  error: errorOf(tellProblem(problem, undefined, IN_OPTIONS)),
});

const errorOf = ({ details: _details, ...problem }: Problem<string>): SignInError => problem;

/** Returns the outcome for an unexpected exception. Its message may contain a secret, so only its name is reported. */
export const broken = (error: unknown): NotSignedIn => ({
  ...unusable(),
  outcome: 'defect',
  error: errorOf({
    ...NO_ERROR,
    message: `The harness crashed (${error instanceof Error ? error.name : typeof error}).`,
  }),
});

const NO_ERROR: Problem<string> = {
  kind: 'defect',
  retryable: false,
  message: 'The sign-in ended without a destination and without an error.',
  next: 'Please report it to whoever gave you Gatehouse.',
};

function nameOf(outcome: Exclude<Outcome, 'two-factor-required'>): NotSignedIn['outcome'] {
  switch (outcome) {
    // These belong to commands that do something else, and a sign-in without a destination is a defect.
    case 'signed-in':
    case 'passed':
    case 'warned':
    case 'failed':
    case 'streamed':
    case 'expectation-failed':
      return 'defect';
    default:
      return outcome;
  }
}
