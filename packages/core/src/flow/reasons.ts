import type { Edge } from './edge.ts';

/**
 * Why each edge is there, by its first state and its event. They stand apart from the edges, since the page runs the
 * flow and never tells of it.
 */
export const REASONS: Readonly<Record<string, string>> = {
  'opening opened-at': 'The first address decides the first screen.',
  'login opened-at':
    'Another address shows its own screen; the same one, in another language say, leaves all as it is.',
  'two-factor opened-at':
    'With its own key a step stays; going elsewhere gives it up, and only a new login leads there again.',
  'signing-in opened-at':
    'Another language leaves the work alone; another step, or a redirect that is refused, gives it up.',
  'leaving opened-at': 'The page is being left, or cannot work.',
  'login submitted': 'Complete credentials are sent; the form itself tells of empty fields.',
  'login draft-changed': 'What was typed is kept while the visitor comes and goes.',
  'signing-in draft-changed': 'The draft of the attempt counts.',
  'signing-in submitted': 'Single flight: a second submit changes nothing.',
  'signing-in session-opened':
    'The visitor is remembered, or forgotten, as he wished, and his account is fetched.',
  'signing-in two-factor-required': 'The platform asks for a code.',
  'signing-in session-refused': 'Refused credentials have a screen of their own.',
  'signing-in sign-in-failed':
    'A fault keeps the form and says what to do; a server that names a time locks it for so long.',
  'cooling-down cooldown-ended': 'The time is over.',
  'signing-in cancel-pressed': 'The visitor gives up waiting; a late answer is dropped.',
  'login cancel-pressed': 'The answer was faster than the visitor.',
  'login-failed back-pressed':
    'Back to the login with the query as it was; what was held for later steps is dropped.',
  'two-factor contact-selected':
    'Selecting a contact sends the code there; another one takes the place of a sending under way.',
  'two-factor resend-pressed': 'The code is sent once more, to the chosen contact.',
  'sending-code resend-pressed': 'Single flight: one call at a time.',
  'verifying-code contact-selected': 'Single flight: one call at a time.',
  'verifying-code code-submitted': 'Single flight: a second submit changes nothing.',
  'sending-code code-sent': 'The message says so.',
  'sending-code code-not-sent': 'Any failure has the one message; the contact stays chosen for another try.',
  'two-factor code-submitted':
    'A complete code is verified; without a chosen contact the message asks for one and nothing is sent.',
  'verifying-code session-opened': 'A verified code goes the way of a login.',
  'verifying-code code-refused': 'A refused code, or a suspended account, is told in a pop-up.',
  'verifying-code verification-failed':
    'A fault is told in place, and locks the form for as long as the server asks for; an expired token leads back to the login, which says so.',
  'code-cooling-down cooldown-ended': 'The time is over.',
  'code-cooling-down command-broke': 'Without a clock nobody is kept waiting.',
  'cooling-down command-broke': 'Without a clock nobody is kept waiting.',
  'leaving command-broke': 'Without a clock the way on is offered at once.',
  'verifying-code cancel-pressed': 'The visitor gives up waiting.',
  'verifying-code command-broke': 'A defect of ours fails closed.',
  'sending-code command-broke': 'A defect of ours fails closed.',
  'code-refused popup-closed': 'Closing clears the code; a suspended account is led back to the login.',
  'signing-in password-change-required':
    'A new password comes before everything else; the way to the platform is prepared while the session is fresh.',
  'force-password password-change-submitted':
    'Valid fields are sent; the mismatch of the two new passwords is judged here.',
  'changing-password password-change-submitted': 'Single flight: a second submit changes nothing.',
  'force-password form-cleared': 'An empty form has nothing that could not match.',
  'changing-password password-changed': 'The success view.',
  'changing-password password-not-changed':
    'Any failure and an empty result are the one error view; nothing is sent again by itself.',
  'changing-password command-broke': 'A defect of ours fails closed.',
  'password-not-changed error-closed': 'Back to the form, with what was typed.',
  'password-changed ok-pressed':
    'To the platform by the address built at sign-in; for a partner the account is fetched first.',
  'loading-account session-gone': 'Without a session the new password opens the way.',
  'loading-account account-loaded': 'The account decides where the visitor goes.',
  'loading-account account-failed':
    'Without the account nobody is sent on: the session is dropped, the form asks again, at once or when the server allows.',
  'choosing-destination destination-chosen': 'Success is recorded once, on leaving.',
  'choosing-destination destination-refused':
    'An address that is not listed, or not configured, is never gone to.',
  'leaving departure-stalled': 'Nothing has happened: the visitor can go on himself.',
  'leaving continue-pressed': 'The visitor goes on himself.',
  'signing-in page-restored':
    'A page out of the back/forward cache starts over, with no trace of the session.',
  'signing-in command-broke': 'A defect of ours fails closed.',
};

/** The reason of an edge. */
export const reasonOf = ({ from, on }: Edge): string => REASONS[`${from[0]} ${on}`] ?? '';
