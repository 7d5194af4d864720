import { apiBaseOf, CONFIGURATION_FILE, pathOf } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { limitedBody } from '../../../driver/limited-body.ts';
import { type Found, fault, fine, skipped, warning } from '../../findings/finding.ts';
import { ask, look, type Patient } from '../patient.ts';

/** A site whose login page was asked for, and whose app keys are being tried. */
export interface PagePatient extends Patient {
  readonly page: ReturnType<typeof readPage>;
  readonly appKeys: Promise<readonly Found[]>;
}

/** The login page as it is served. */
export interface ServedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Asks for the login page. */
export async function readPage(patient: Patient): Promise<Result<ServedPage, Found>> {
  const asked = await ask(patient, pageOf(patient), 'The login page');
  if (asked.isErr()) return err(asked.error);
  const { status, headers } = asked.value;
  return ok({ status, headers, html: String((await limitedBody(asked.value)) ?? '') });
}

const SKEW = 60_000;
const COOKIE = 'XSRF-TOKEN';

/** The address of the login page. */
export const pageOf = ({ origin, visit }: Patient): string => `${origin}${pathOf(visit.region, 'login')}`;

/** Compares the clock of the site's server with that of this machine. */
export async function checkClock(patient: Patient): Promise<Found> {
  const before = Date.now();
  const asked = await look(patient, `${patient.origin}/${CONFIGURATION_FILE}`, CONFIGURATION_FILE);
  if (asked.isErr()) return asked.error;
  const told = Date.parse(asked.value.headers.get('date') ?? '');
  if (Number.isNaN(told)) return skipped('The server does not say what time it has (Date).');
  // The header counts whole seconds.
  const skew = told - (before + Date.now()) / 2;
  if (Math.abs(skew) < SKEW) return fine('The server has the same time as this machine.');
  const seconds = Math.round(Math.abs(skew) / 1000);
  return warning(
    `The clock of the server is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} that of this machine.`,
    'Codes, sessions and certificates may expire too early or too late.',
    'Synchronise both clocks with a time server.',
  );
}

/** Examines the anti-forgery cookie of the login page. */
export async function checkAntiForgery(patient: PagePatient): Promise<Found | readonly Found[]> {
  const { origin, configuration, appKeys } = patient;
  const page = await patient.page;
  // `checkHeaders` says what is wrong with the page itself.
  if (page.isErr()) return [];
  if (new URL(apiBaseOf(configuration)).origin !== origin)
    return skipped('The API has another origin, which never gets the header.');
  const cookie = page.value.headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));
  if (cookie === undefined) {
    if ((await appKeys).some(({ status }) => status === 'ok'))
      return fine(`The page sets no ${COOKIE} cookie, and the API asks for no header.`);
    return warning(
      `The page sets no ${COOKIE} cookie.`,
      'Calls go out without the X-XSRF-TOKEN header. An API that asks for it refuses every login.',
      'Let the site set the cookie with its page, or make sure that its API needs no header.',
    );
  }
  if (/;\s*httponly/i.test(cookie)) {
    return fault(
      `The ${COOKIE} cookie is HttpOnly.`,
      'The page cannot read it, so calls go out without the header.',
      `Set ${COOKIE} without HttpOnly.`,
    );
  }
  if (origin.startsWith('https:') && !/;\s*secure/i.test(cookie)) {
    return warning(
      `The ${COOKIE} cookie is not Secure.`,
      'A browser would send it over plain http, too.',
      `Set ${COOKIE} with Secure and SameSite.`,
    );
  }
  return fine(`The page sets ${COOKIE}.`);
}
