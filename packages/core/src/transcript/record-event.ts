import type { Configuration } from '../configuration/configuration.ts';
import type { DomainError } from '../errors/domain-error.ts';
import type { Event, EventOf } from '../flow/event.ts';
import type { State } from '../flow/state.ts';
import { resetPage } from '../forgot-password/forgot-links.ts';
import { cultureOf } from '../locale/culture.ts';
import { checkPasswordChange } from '../password-policy/password-change.ts';
import { readAuthorizationRequest } from '../redirect/authorization-request.ts';
import { usernameOf } from '../session/credentials.ts';
import { codeOf, isCodeComplete } from '../two-factor/code.ts';
import type { RecordedEvent } from './entry.ts';
import { placeOf } from './record-state.ts';
import { withoutAbsent } from './without-absent.ts';

type Facts = { readonly [Name in keyof RecordedEvent]?: RecordedEvent[Name] | undefined };

/**
 * Returns what may be known of an event that was sent to a state: its kind, and those facts about it that the flow decides
 * by. What was typed, and what the platform said, is left behind here.
 */
export const recordEvent = (event: Event, state: State, configuration: Configuration): RecordedEvent => ({
  type: event.type,
  ...withoutAbsent(factsOf(event, state, configuration)),
});

function factsOf(event: Event, state: State, configuration: Configuration): Facts {
  switch (event.type) {
    case 'opened-at':
      return ofAddress(event, state, configuration);
    case 'submitted': {
      const { draft, password, reference } = event;
      return {
        tab: draft.tab,
        platform: draft.platformType,
        remember: draft.rememberMe,
        complete: usernameOf(draft) !== '' && password !== '',
        reference: ownReference(reference),
      };
    }
    case 'two-factor-required':
      return {
        contacts: event.methods.filter(({ contactId }) => contactId !== '').length,
        seconds: event.resendSeconds,
      };
    case 'contact-selected':
      return { contact: 'contacts' in state ? placeOf(event.contactId, state.contacts) : undefined };
    case 'code-submitted':
      return { complete: isCodeComplete(codeOf(event.code)) };
    case 'password-change-submitted': {
      const { canSubmit, passwordsMatch } = checkPasswordChange(event.form, configuration.passwordPolicy);
      return { complete: canSubmit, matches: passwordsMatch };
    }
    case 'destination-chosen':
      return { purpose: event.purpose, host: plain(event.host, HOST) };
    default:
      return 'error' in event ? ofFault(event.error) : {};
  }
}

function ofAddress(
  { step, visit, ticket }: EventOf<'opened-at'>,
  state: State,
  configuration: Configuration,
): Facts {
  const { capabilities, redirectUris } = configuration;
  const redirect = readAuthorizationRequest(capabilities, visit.query, redirectUris).match(
    (request) => (request === null ? undefined : ('listed' as const)),
    () => 'refused' as const,
  );
  const own = state.at === 'opening' ? undefined : state.reference;
  const key = ticket === undefined ? undefined : ticket === own ? ('own' as const) : ('other' as const);
  const reset =
    step === 'reset' ? resetPage(visit.region, configuration, cultureOf(visit.language))?.kind : undefined;
  return { step, language: visit.language, region: visit.region ?? undefined, redirect, reset, key };
}

/** What may be known of a fault. Its words, such as the detail of a malformed answer, are left out. */
function ofFault(error: DomainError): Facts {
  const cause = 'cause' in error ? error.cause : undefined;
  const behind = typeof cause === 'object' ? cause : undefined;
  return {
    fault: error.kind,
    code: 'code' in error ? error.code : undefined,
    status: 'status' in error ? error.status : behind && 'status' in behind ? behind.status : undefined,
    seconds: 'seconds' in error ? error.seconds : undefined,
    cause: typeof cause === 'object' ? cause.kind : cause,
    field: 'field' in error && error.field !== undefined ? plain(error.field, FIELD) : undefined,
  };
}

/** A reference that a program has made up may hold anything. */
const ownReference = (reference: string): string | undefined => plain(reference, REFERENCE);

const plain = (text: string, pattern: RegExp): string | undefined => (pattern.test(text) ? text : undefined);

/** What `makeReference` makes. */
export const REFERENCE = /^[a-z]{4}-\d{4}$/;
/** A host with its port. */
export const HOST = /^[\w.:[\]-]{1,260}$/;
/** A path in the configuration, such as `urls.redirects`. */
export const FIELD = /^[A-Za-z][\w.-]{0,80}$/;
