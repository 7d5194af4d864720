import { randomUUID } from 'node:crypto';
import {
  apiBaseOf,
  type Configuration,
  type DomainError,
  faultOf,
  type PlatformType,
  pathOf,
} from '@gatehouse-login/core';
import { failure } from '../../../driver/ending.ts';
import { writeOut } from '../../../report/sentence.ts';
import { type Finding, fine, skipped } from '../finding.ts';
import type { Patient } from '../patient.ts';

/** What a platform answers to a wrong user name or password. It has looked at the app key before. */
const WRONG_CREDENTIALS = 4010;

/** Asks the API for the session of an invented user, once for each app key: only a known key gets as far as the user. */
export async function checkAppKeys(patient: Patient): Promise<Finding[]> {
  const { configuration, mayTry } = patient;
  if (!mayTry) {
    return [
      skipped('app keys', 'The API looks like production, so no login was tried there (--allow-production).'),
    ];
  }
  const platforms: readonly PlatformType[] =
    configuration.appKey === configuration.appKeyWebTrader ? ['webtrader'] : ['webtrader', 'advantage'];
  const findings: Finding[] = [];
  for (const platform of platforms) {
    const error = await tryLogin(patient, configuration, platform);
    const finding = findingOf(platform === 'webtrader' ? 'appKeyWebTrader' : 'appKey', error, patient);
    if (finding !== null) findings.push(finding);
  }
  const accepted = platforms.length === 1 ? 'The API accepts the app key.' : 'The API accepts both app keys.';
  return findings.length === 0 ? [fine('app keys', accepted)] : findings;
}

async function tryLogin(
  { site, visit }: Patient,
  configuration: Configuration,
  platformType: PlatformType,
): Promise<DomainError | null> {
  // The anti-forgery cookie comes with the page.
  await site.openPage(pathOf(visit.region, 'login'));
  // A redirect_uri is not looked at before the platform has answered.
  const { runner } = site.startLogin({
    ...configuration,
    capabilities: { ...configuration.capabilities, tradingview: false },
  });
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

function findingOf(
  key: string,
  error: DomainError | null,
  { origin, configuration }: Patient,
): Finding | null {
  const check = 'app keys' as const;
  if (error?.kind === 'session-refused') {
    if (error.code === undefined || error.code === WRONG_CREDENTIALS) return null;
    return {
      check,
      status: 'fault',
      message: `The API refuses ${key} (code ${error.code}).`,
      meaning: 'Every login fails, and visitors read that their password is wrong.',
      fix: `Ask whoever runs the API which key this site has, and set ${key}.`,
    };
  }
  if (error === null) return null;
  const { problem } = failure(error, { origin, called: apiBaseOf(configuration) });
  return {
    check,
    status: error.kind === 'token-missing' || error.kind === 'configuration-fault' ? 'fault' : 'no answer',
    message: `The session call fails: ${writeOut(problem?.message ?? '')}`,
    meaning: 'Nobody can log in.',
    fix: writeOut(problem?.next ?? ''),
  };
}
