import type { Section } from './row.ts';

const WORDS = 'tests/contracts/specified-values.test.ts > says of %s: %s';

/** The error catalogue. */
export const errors: Section = {
  title: '8. The error catalogue',
  rows: [
    {
      rule: 'Two-factor 4002: ‘Your code was not valid. Please try again.’',
      by: [
        'errors/message-of.ts#messageOf',
        'messages/english.ts#ENGLISH',
        'flow/edges/two-factor.ts#twoFactorEdges',
      ],
      tests: [
        WORDS,
        'flow/edges/two-factor.test.ts > of %s shows the pop-up',
        'tests/contracts/step-gateways.test.ts > tells the refusal %i of a code as %s',
      ],
    },
    {
      rule: 'Two-factor 4020: ‘Your account has been suspended for security reasons. Please contact customer services.’, then the login',
      by: [
        'errors/message-of.ts#messageOf',
        'messages/english.ts#ENGLISH',
        'flow/edges/two-factor.ts#twoFactorEdges',
      ],
      tests: [
        WORDS,
        'flow/edges/two-factor.test.ts > leads back to the login once the pop-up of 4020 is closed, and not before',
        'tests/contracts/step-gateways.test.ts > tells the refusal %i of a code as %s',
      ],
    },
    {
      rule: 'A code could not be sent: ‘There was a problem sending the authentication code to you. Please try again.’',
      by: [
        'errors/message-of.ts#messageOf',
        'messages/english.ts#ENGLISH',
        'flow/edges/two-factor.ts#twoFactorEdges',
      ],
      tests: [
        WORDS,
        'flow/edges/two-factor.test.ts > is told of when it failed, whatever the reason, the contact kept',
      ],
    },
    {
      rule: 'A code was sent: ‘The authentication code has been sent to you.’',
      by: ['messages/english.ts#ENGLISH', 'flow/edges/two-factor.ts#twoFactorEdges'],
      tests: [WORDS, 'flow/edges/two-factor.test.ts > is told of when it worked (spec 8)'],
    },
    {
      rule: 'A password could not be changed: ‘There was an error changing your password’',
      by: [
        'errors/message-of.ts#messageOf',
        'messages/english.ts#ENGLISH',
        'flow/edges/force-password.ts#forcePasswordEdges',
      ],
      tests: [
        WORDS,
        'flow/edges/force-password.test.ts > badly, for whatever reason, shows the error view, and is sent again by nobody',
      ],
    },
    {
      rule: 'An invalid redirect URI: ‘Invalid redirectUri provided’',
      by: ['errors/message-of.ts#messageOf', 'messages/english.ts#ENGLISH'],
      tests: [
        'messages/messages.test.ts > %s is the specification’s to the letter (spec 2, 8)',
        'packages/web-react/src/screens/login/LoginScreen.test.tsx > is refused on the login screen by an alert, and no form asks for anything',
      ],
    },
    {
      rule: 'A failed login: the messages of section 2',
      by: ['messages/english.ts#ENGLISH', 'forgot-password/login-failed-offer.ts#loginFailedOffer'],
      tests: [
        'messages/messages.test.ts > %s is the specification’s to the letter (spec 2, 8)',
        'flow/edges/login.test.ts > leads to login-failed, recorded once, and remembers nobody',
      ],
    },
    {
      rule: 'Other answers of the session call',
      by: ['errors/error-table.ts#ERROR_TABLE', 'flow/edges/login.ts#loginEdges'],
      tests: [
        'errors/message-of.test.ts > %j reads %j',
        'flow/edges/login.test.ts > of %s locks the form for as long as the server says',
        'tests/contracts/transport-faults.test.ts > every transport fault ends in a domain error that passes on no word of the server',
      ],
      note: 'Not shown; ours stand in unknowns.md',
    },
  ],
};
