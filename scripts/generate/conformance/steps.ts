import type { Section } from './row.ts';

/** The two-factor screen and the forced change of a password. */
export const steps: Section = {
  title: '2. Two-factor, forced password change',
  rows: [
    {
      rule: '‘Back to login’ leaves the two-factor screen',
      by: ['flow/edges/login.ts#loginEdges'],
      tests: [
        'flow/edges/two-factor.test.ts > at %s by the link leads back to the login, with nothing held',
        'messages/messages.test.ts > %s is the specification’s to the letter (spec 2, 8)',
      ],
    },
    {
      rule: 'There is an input for the code',
      by: ['two-factor/code.ts#isCodeComplete', 'digits/clean-code.ts#cleanCode'],
      tests: ['two-factor/code.test.ts > may be any six: %j', 'digits/clean-code.test.ts > %j is %j'],
    },
    {
      rule: 'A drop-down lists the contacts, sorted by category',
      by: ['two-factor/contact.ts#sortedContacts', 'flow/edges/login.ts#loginEdges'],
      tests: [
        'two-factor/contact.test.ts > are sorted by category',
        'flow/edges/two-factor.test.ts > offers the contacts sorted by category, none preselected',
      ],
      note: 'The control itself is the site’s',
    },
    {
      rule: 'A status message stands on the screen',
      by: ['flow/state.ts#TwoFactorView', 'flow/edges/two-factor.ts#twoFactorEdges'],
      tests: ['flow/edges/two-factor.test.ts > is told of when it worked (spec 8)'],
    },
    {
      rule: '‘Submit code’ is disabled while the code is invalid',
      by: ['two-factor/code.ts#isCodeComplete', 'flow/edges/two-factor.ts#twoFactorEdges'],
      tests: [
        'two-factor/code.test.ts > is not complete as %j',
        'flow/edges/two-factor.test.ts > of another length, %j, sends nothing',
      ],
      note: 'The core sends no such code; the button is the site’s',
    },
    {
      rule: 'A refused code is told in a pop-up with an OK',
      by: ['flow/edges/two-factor.ts#twoFactorEdges'],
      tests: ['flow/edges/two-factor.test.ts > of %s shows the pop-up'],
    },
    {
      rule: 'Title and three fields of the change form, each with its SHOW and HIDE',
      by: ['messages/english.ts#ENGLISH', 'password-policy/password-change.ts#PASSWORD_FIELDS'],
      tests: [
        'messages/messages.test.ts > name a required field and its toggle after the pattern of spec 5',
        'messages/messages.test.ts > %s is the specification’s to the letter (spec 2, 8)',
        'password-policy/password-messages.test.ts > name each required field',
      ],
      note: 'Words and order are the core’s; the toggle itself is the site’s',
    },
    {
      rule: 'Submit sends the change',
      by: [
        'password-policy/password-change.ts#checkPasswordChange',
        'flow/edges/force-password.ts#forcePasswordEdges',
      ],
      tests: [
        'password-policy/password-change.test.ts > can be submitted when no field is invalid',
        'flow/edges/force-password.test.ts > sends both passwords as they were typed, with the user name of the login',
        'use-cases/second-steps.test.ts > hands both passwords on as they were typed, once',
      ],
    },
    {
      rule: 'Clear empties the form',
      by: ['flow/edges/force-password.ts#forcePasswordEdges', 'flow/event.ts#Event'],
      tests: ['tests/contracts/specified-values.test.ts > takes the mismatch away and asks for nothing'],
      note: 'The event is the core’s; the fields and the button are the site’s, and to come',
    },
    {
      rule: 'The error view has Close',
      by: ['flow/edges/force-password.ts#forcePasswordEdges'],
      tests: [
        'flow/edges/force-password.test.ts > badly leads back to the form by Close, with nothing dropped',
      ],
    },
    {
      rule: 'The success view says ‘Your password was successfully changed’, and its OK leads to the platform',
      by: ['flow/edges/force-password.ts#forcePasswordEdges', 'messages/english.ts#ENGLISH'],
      tests: [
        'flow/edges/force-password.test.ts > well shows the success view',
        'flow/edges/force-password.test.ts > of %s goes on by what was held',
        'wiring/force-password-flow.test.ts > fetches the account and goes back to the partner',
      ],
    },
    {
      rule: 'The header shows the brand’s logo',
      binds: 'site',
      by: ['packages/web-react/src/widgets/brand-header/BrandHeader.tsx#BrandHeader'],
      tests: [
        'packages/web-react/src/widgets/page-frame/page-frame.test.tsx > begins with the brand, by name',
      ],
    },
    {
      rule: 'A risk disclaimer shows on /ie, the German one for culture 7',
      binds: 'site',
      by: ['configuration/configuration.schema.ts#parseConfiguration', 'locale/culture.ts#cultureOf'],
      tests: [
        'configuration/defaults.test.ts > is taken over to the letter',
        'locale/locale.test.ts > %s is %d, %s',
      ],
      note: 'The core reads the addresses and knows the culture; the picture is to come',
    },
  ],
};
