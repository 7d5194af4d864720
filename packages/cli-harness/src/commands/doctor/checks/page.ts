import { apiBaseOf, CONFIGURATION_FILE, pathOf } from '@gatehouse-login/core';
import { type CheckName, type Finding, fine, skipped } from '../finding.ts';
import { get, type Patient } from '../patient.ts';
import { headerFindings } from './headers.ts';

const SKEW = 60_000;
const COOKIE = 'XSRF-TOKEN';

/** Examines what the page's own answer shows: the server's clock, the anti-forgery cookie and the headers. */
export async function checkPage(patient: Patient): Promise<Finding[]> {
  const { origin, visit } = patient;
  const url = `${origin}${pathOf(visit.region, 'login')}`;
  const asked = await get(patient, url, 'headers', 'The login page');
  if ('finding' in asked) return [asked.finding];
  const { answer } = asked;
  await answer.body?.cancel();
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.includes('html') === true;
  const headers: Finding[] = isPage
    ? headerFindings(answer.headers, patient)
    : [
        {
          check: 'headers',
          status: 'fault',
          message: `The login page is answered with HTTP ${answer.status}: ${url}`,
          meaning: 'Visitors do not see a login page.',
          fix: 'Deploy the built page, with a fallback to index.html for every path.',
        },
      ];
  return [...(await clockFindings(patient)), ...cookieFindings(answer.headers, patient), ...headers];
}

async function clockFindings(patient: Patient): Promise<Finding[]> {
  const before = Date.now();
  const asked = await get(patient, `${patient.origin}/${CONFIGURATION_FILE}`, 'clock', CONFIGURATION_FILE);
  if ('finding' in asked) return [asked.finding];
  await asked.answer.body?.cancel();
  const told = Date.parse(asked.answer.headers.get('date') ?? '');
  if (Number.isNaN(told)) return [skipped('clock', 'The server does not say what time it has (Date).')];
  // The header counts whole seconds.
  const skew = told - (before + Date.now()) / 2;
  if (Math.abs(skew) < SKEW) return [fine('clock', 'The server has the same time as this machine.')];
  const seconds = Math.round(Math.abs(skew) / 1000);
  return [
    {
      check: 'clock',
      status: 'warning',
      message: `The clock of the server is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} that of this machine.`,
      meaning: 'Codes, sessions and certificates may expire too early or too late.',
      fix: 'Synchronise both clocks with a time server.',
    },
  ];
}

/** The finding that the page sets no cookie. It does not matter if the API asks for no header. */
export const COOKIE_MISSING: Finding = {
  check: 'anti-forgery',
  status: 'warning',
  message: `The page sets no ${COOKIE} cookie.`,
  meaning: 'Calls go out without the X-XSRF-TOKEN header. An API that asks for it refuses every login.',
  fix: 'Let the site set the cookie with its page, or make sure that its API needs no header.',
};

function cookieFindings(headers: Headers, { origin, configuration }: Patient): Finding[] {
  const check: CheckName = 'anti-forgery';
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));
  const isOurs = new URL(apiBaseOf(configuration)).origin === origin;
  if (!isOurs) return [skipped(check, 'The API has another origin, which never gets the header.')];
  if (cookie === undefined) return [COOKIE_MISSING];
  if (/;\s*httponly/i.test(cookie)) {
    return [
      {
        check,
        status: 'fault',
        message: `The ${COOKIE} cookie is HttpOnly.`,
        meaning: 'The page cannot read it, so calls go out without the header.',
        fix: `Set ${COOKIE} without HttpOnly.`,
      },
    ];
  }
  if (origin.startsWith('https:') && !/;\s*secure/i.test(cookie)) {
    return [
      {
        check,
        status: 'warning',
        message: `The ${COOKIE} cookie is not Secure.`,
        meaning: 'A browser would send it over plain http, too.',
        fix: `Set ${COOKIE} with Secure and SameSite.`,
      },
    ];
  }
  return [fine(check, `The page sets ${COOKIE}.`)];
}
