import { randomUUID } from 'node:crypto';
import { apiBaseOf, type DomainError, faultOf, type PlatformType, pathOf } from '@gatehouse-login/core';
import { failure } from '../../../driver/failure.ts';
import { writeOut } from '../../../report/sentence.ts';
import { type Findings, fault, fine, noAnswer, skipped } from '../../findings/finding.ts';
import type { Patient } from '../patient.ts';

/** What a platform answers to a wrong user name or password. It has looked at the app key before. */
const WRONG_CREDENTIALS = 4010;

/** Asks the API for the session of an invented user, once for each app key: only a known key gets as far as the user. */
export async function* checkAppKeys(patient: Patient): Findings {
  const { origin, configuration, mayTry } = patient;
  const isOne = configuration.appKey === configuration.appKeyWebTrader;
  if (!mayTry)
    return skipped('The API looks like production, so no login was tried there (--allow-production).');
  for (const platform of isOne ? (['webtrader'] as const) : (['webtrader', 'advantage'] as const)) {
    const error = await tryLogin(patient, platform);
    const key = platform === 'webtrader' ? 'appKeyWebTrader' : 'appKey';
    if (error?.kind === 'session-refused') {
      if (error.code === undefined || error.code === WRONG_CREDENTIALS) continue;
      yield fault(
        `The API refuses ${key} (code ${error.code}).`,
        'Every login fails, and visitors read that their password is wrong.',
        `Ask whoever runs the API which key this site has, and set ${key}.`,
      );
    } else if (error !== null) {
      const { problem } = failure(error, { origin, called: apiBaseOf(configuration) });
      const wrong = error.kind === 'token-missing' || error.kind === 'configuration-fault' ? fault : noAnswer;
      const message = `The session call fails: ${writeOut(problem?.message ?? '')}`;
      yield wrong(message, 'Nobody can log in.', writeOut(problem?.next ?? ''));
    }
  }
  return fine(isOne ? 'The API accepts the app key.' : 'The API accepts both app keys.');
}

async function tryLogin(
  { site, visit, configuration }: Patient,
  platformType: PlatformType,
): Promise<DomainError | null> {
  // The anti-forgery cookie comes with the page.
  await site.openPage(pathOf(visit.region, 'login'));
  // A redirect_uri is not looked at before the platform has answered.
  const capabilities = { ...configuration.capabilities, tradingview: false };
  const { runner } = site.startLogin({ ...configuration, capabilities });
  runner.send({ type: 'opened-at', step: 'login', visit: { ...visit, query: '' } });
  const form = await runner.settled();
  if (form.at !== 'login') return faultOf(form);
  const username = `gatehouse-doctor-${randomUUID().slice(0, 8)}`;
  const draft = { ...form.draft, tab: 'username', username, platformType } as const;
  runner.send({ type: 'submitted', draft, password: randomUUID().slice(0, 15), reference: '' });
  const end = await runner.settled();
  runner.dispose();
  return faultOf(end);
}
