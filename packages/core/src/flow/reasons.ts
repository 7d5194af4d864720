import type { Edge } from './edge.ts';

/**
 * Why each edge exists, by its first state and its event. Separate from the edges, because the page needs the
 * flow but not its reasons.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'opening opened-at': 'The first address decides the first screen.',
  'login opened-at':
    'Another address shows its own screen. The same one, for example in another language, changes nothing else.',
  'two-factor opened-at':
    'A step stays if the history entry holds its key. Any other address gives it up, and only a new login leads back.',
  'signing-in opened-at':
    'Another language leaves the work alone. Another step, or a refused redirect, gives it up.',
  'leaving opened-at': 'The visitor is leaving, or the page cannot work.',
  'login submitted': 'Complete credentials are sent. The form itself reports empty fields.',
  'login draft-changed': 'What the visitor typed is kept while they move between screens.',
  'signing-in draft-changed': 'The draft of the current attempt counts.',
  'signing-in submitted': 'Single flight: a second submit changes nothing.',
  'signing-in session-opened':
    'The visitor is remembered or forgotten, as they chose, and their account is loaded.',
  'signing-in two-factor-required': 'The platform asks for a code.',
  'signing-in session-refused': 'Refused credentials have their own screen.',
  'signing-in sign-in-failed':
    'A fault keeps the form and says what to do. If the server names a waiting time, the form is locked for that time.',
  'cooling-down cooldown-ended': 'The waiting time is over.',
  'signing-in cancel-pressed': 'The visitor stops waiting. A late answer is dropped.',
  'login cancel-pressed': 'The answer came before the visitor could cancel.',
  'login-failed back-pressed':
    'Back to the login with the same query. What was held for later steps is dropped.',
  'two-factor contact-selected':
    'Selecting a contact sends the code there. Selecting another one replaces the call in progress; selecting the same one sends again only after a failure.',
  'two-factor resend-pressed':
    'The code is sent again to the chosen contact, unless the platform has asked to wait.',
  'sending-code resend-pressed': 'Single flight: one call at a time.',
  'verifying-code contact-selected': 'Single flight: one call at a time.',
  'verifying-code code-submitted': 'Single flight: a second submit changes nothing.',
  'sending-code code-sent': 'A message says that the code was sent.',
  'sending-code code-not-sent':
    'Every failure shows the same message. The contact stays chosen for another try.',
  'two-factor resend-ready': 'The platform’s wait before another code is over.',
  'login resend-ready': 'Nobody waits for a code here.',
  'two-factor code-submitted':
    'A complete code is verified. Without a chosen contact, a message asks for one and nothing is sent.',
  'verifying-code session-opened': 'A verified code continues like a login.',
  'verifying-code code-refused': 'A pop-up reports a refused code or a suspended account.',
  'verifying-code verification-failed':
    'A fault is shown in place and locks the form for as long as the server asks. An expired token leads back to the login, with a message.',
  'code-cooling-down cooldown-ended': 'The waiting time is over.',
  'code-cooling-down command-broke': 'Without a clock, nobody has to wait.',
  'cooling-down command-broke': 'Without a clock, nobody has to wait.',
  'leaving command-broke': 'Without a clock, Continue is offered at once.',
  'verifying-code cancel-pressed': 'The visitor stops waiting.',
  'verifying-code command-broke': 'A defect of ours fails closed.',
  'sending-code command-broke': 'A defect of ours fails closed.',
  'code-refused popup-closed': 'Closing clears the code. A suspended account leads back to the login.',
  'signing-in password-change-required':
    'A new password comes before everything else. The address of the platform is built while the session is fresh.',
  'force-password password-change-submitted':
    'Valid fields are sent. Whether the two new passwords match is checked here.',
  'changing-password password-change-submitted': 'Single flight: a second submit changes nothing.',
  'force-password form-cleared': 'An empty form has no mismatch.',
  'changing-password password-changed': 'The success view is shown.',
  'changing-password password-not-changed':
    'Every failure and an empty result show the same error view. Nothing is retried.',
  'changing-password command-broke': 'A defect of ours fails closed.',
  'changing-password cancel-pressed':
    'The visitor stops waiting. The change may have arrived, and the message says so.',
  'force-password cancel-pressed': 'The answer came before the visitor could cancel.',
  'password-not-changed error-closed': 'Back to the form, with what was typed.',
  'password-changed ok-pressed':
    'Goes to the platform, at the address built at sign-in. For a partner, the account is loaded first.',
  'loading-account session-gone': 'Without a session, the visitor logs in with the new password.',
  'loading-account account-loaded': 'The account decides where the visitor goes.',
  'loading-account account-failed':
    'Without the account, the visitor is not sent on. The session is dropped, and the login form is shown, locked if the server names a waiting time.',
  'choosing-destination destination-chosen': 'Success is recorded once, on leaving.',
  'choosing-destination destination-refused':
    'The visitor is never sent to an address that is not listed or not configured.',
  'leaving departure-stalled': 'Nothing has happened yet, so Continue is offered.',
  'leaving continue-pressed': 'Leaves again, to the same destination.',
  'signing-in page-restored': 'A page from the back/forward cache starts over, with no trace of the session.',
  'signing-in command-broke': 'A defect of ours fails closed.',
};

/** The reason of an edge. */
export const reasonOf = ({ from, on }: Edge): string => REASONS[`${from[0]} ${on}`] ?? '';
