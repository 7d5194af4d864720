import type { Configuration, Visit } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { reconnect } from '../../driver/failure.ts';
import type { Rehearse } from '../../driver/rehearsal.ts';
import type { Site } from '../../driver/site.ts';
import type { Io } from '../../io.ts';
import { writeOut } from '../../report/sentence.ts';
import { type Found, noAnswer } from '../findings/finding.ts';

/** A site that is examined. */
export interface Patient {
  readonly site: Site;
  readonly io: Io;
  readonly origin: string;
  readonly configuration: Configuration;
  readonly visit: Visit;
  /** The deadline of a request in milliseconds. */
  readonly patience: number;
  readonly authorities: string | undefined;
  readonly rehearse: Rehearse;
  /** Whether a login may be tried at the API. */
  readonly mayTry: boolean;
}

/** Sends a request, without following redirects. `what` names the address in the finding that nothing answers. */
export async function ask(
  { site, io, patience }: Patient,
  url: string,
  what: string,
  request: RequestInit = {},
): Promise<Result<Response, Found>> {
  const limits = [AbortSignal.timeout(patience), ...(io.signal === undefined ? [] : [io.signal])];
  try {
    const signal = AbortSignal.any(limits);
    return ok(await site.fetch(url, { ...request, redirect: 'manual', cache: 'no-store', signal }));
  } catch (error) {
    const fault = site.failureOf(error, url);
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return err(
      noAnswer(
        `${what} does not answer${isLate ? ' in time' : ''}: ${url}`,
        'Visitors who need it are stuck.',
        fault === null
          ? 'Check the address, and that its server runs and can be reached from here.'
          : writeOut(reconnect(fault)),
      ),
    );
  }
}

/** Sends a GET request of which only the status and the headers are of interest. */
export async function look(patient: Patient, url: string, what: string): Promise<Result<Response, Found>> {
  const asked = await ask(patient, url, what);
  await asked.unwrapOr(null)?.body?.cancel();
  return asked;
}
