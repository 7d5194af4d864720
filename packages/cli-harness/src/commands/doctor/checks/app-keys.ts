import { randomUUID } from 'node:crypto';
import { apiBaseOf, type DomainError, faultOf, type PlatformType, pathOf } from '@gatehouse-login/core';
import { failure } from '../../../driver/ending.ts';
import { writeOut } from '../../../report/sentence.ts';
import { type Found, fault, noAnswer, orFine, skipped } from '../finding.ts';
import type { Patient } from '../patient.ts';

/** What a platform answers to a wrong user name or password. It has looked at the app key before. */
const WRONG_CREDENTIALS = 4010;

/** Asks the API for the session of an invented user, once for each app key: only a known key gets as far as the user. */
export async function checkAppKeys(patient: Patient): Promise<readonly Found[]> {
  const { appKey, appKeyWebTrader } = patient.configuration;
  if (!patient.mayTry)
    return [skipped('The API looks like production, so no login was tried there (--allow-production).')];
  const webtrader = await tryKey('appKeyWebTrader', 'webtrader', patient);
  if (appKey === appKeyWebTrader) return orFine(webtrader, 'The API accepts the app key.');
  const advantage = await tryKey('appKey', 'advantage', patient);
  return orFine([...webtrader, ...advantage], 'The API accepts both app keys.');
}

async function tryKey(key: string, platform: PlatformType, patient: Patient): Promise<readonly Found[]> {
  const error = await tryLogin(patient, platform);
  if (error === null) return [];
  if (error.kind === 'session-refused') {
    if (error.code === undefined || error.code === WRONG_CREDENTIALS) return [];
    return [
      fault(
        `The API refuses ${key} (code ${error.code}).`,
        'Every login fails, and visitors read that their password is wrong.',
        `Ask whoever runs the API which key this site has, and set ${key}.`,
      ),
    ];
  }
  const { origin, configuration } = patient;
  const { problem } = failure(error, { origin, called: apiBaseOf(configuration) });
  const wrong = error.kind === 'token-missing' || error.kind === 'configuration-fault' ? fault : noAnswer;
  const message = `The session call fails: ${writeOut(problem?.message ?? '')}`;
  return [wrong(message, 'Nobody can log in.', writeOut(problem?.next ?? ''))];
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
