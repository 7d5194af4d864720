import type { Configuration, Visit } from '@gatehouse-login/core';
import { reconnect } from '../../driver/advice.ts';
import type { Rehearse } from '../../driver/rehearsal.ts';
import type { Site } from '../../driver/site.ts';
import type { Io } from '../../io.ts';
import { writeOut } from '../../report/sentence.ts';
import type { CheckName, Finding } from './finding.ts';

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

/** An answer, or the finding that there is none. */
export type Asked = { readonly answer: Response } | { readonly finding: Finding };

/** Sends a GET request, without following redirects. `what` names the address in the finding. */
export const get = (
  patient: Pick<Patient, 'site' | 'io' | 'patience'>,
  url: string,
  check: CheckName,
  what: string,
): Promise<Asked> => ask(patient, url, check, what, {});

/** Sends a request, without following redirects. `what` names the address in the finding. */
export async function ask(
  { site, io, patience }: Pick<Patient, 'site' | 'io' | 'patience'>,
  url: string,
  check: CheckName,
  what: string,
  request: RequestInit,
): Promise<Asked> {
  const limits = [AbortSignal.timeout(patience), ...(io.signal === undefined ? [] : [io.signal])];
  try {
    const signal = AbortSignal.any(limits);
    return { answer: await site.fetch(url, { ...request, redirect: 'manual', cache: 'no-store', signal }) };
  } catch (error) {
    const fault = site.failureOf(error, url);
    const late = error instanceof Error && error.name === 'TimeoutError';
    const reason = late ? 'in time' : '';
    return {
      finding: {
        check,
        status: 'no answer',
        message: `${what} does not answer${reason === '' ? '' : ` ${reason}`}: ${url}`,
        meaning: 'Visitors who need it are stuck.',
        fix:
          fault === null
            ? 'Check the address, and that its server runs and can be reached from here.'
            : writeOut(reconnect(fault)),
      },
    };
  }
}
