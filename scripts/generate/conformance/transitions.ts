import type { Section } from './row.ts';

const FORCED = 'flow/edges/force-password.ts#forcePasswordEdges';
const CODES = 'flow/edges/two-factor.ts#twoFactorEdges';

/** What leads from the form to the platform, and back. */
export const transitions: Section = {
  title: '4. States and transitions',
  rows: [
    {
      rule: 'A login that demands a new password leads to /force-password with platform address and login data',
      by: ['use-cases/login-outcome.ts#loginOutcome', FORCED, 'wiring/held-secrets.ts#HeldSecrets'],
      tests: [
        'use-cases/sign-in.test.ts > is a forced change before all else',
        'flow/edges/force-password.test.ts > %s shows the form, and prepares the way to the platform',
        'wiring/held-secrets.test.ts > from the step that brings it',
        'wiring/force-password-flow.test.ts > goes by the address as it was built at sign-in, without an operator, and never through the sign-on post',
      ],
      note: 'The data stays in memory, out of the browser’s history',
    },
    {
      rule: 'Otherwise the account is fetched',
      by: ['flow/edges/login.ts#loginEdges', 'use-cases/load-account.ts#makeLoadAccount'],
      tests: [
        'flow/edges/login.test.ts > remembers the visitor as he wished, and fetches his account',
        'use-cases/loading.test.ts > shows the platform the user name and the session, and nothing else',
      ],
    },
    {
      rule: 'A first operator with two-factor leads into the tradingview flow',
      by: ['use-cases/choose-destination.ts#makeChooseDestination'],
      tests: [
        'use-cases/choose-destination.test.ts > with a redirect URI follows the tradingview flow only where the operator has it enabled',
        'use-cases/choose-destination.test.ts > follows the tradingview flow, whatever the operator says',
      ],
    },
    {
      rule: 'Else a success is recorded and the visitor goes to the platform',
      by: ['flow/edges/departure.ts#departureEdges'],
      tests: [
        'flow/edges/departure.test.ts > records the success, goes, and watches whether anything happens',
        'tests/properties/flow-walk.test.ts > records a success exactly where it leaves, and a fail exactly for refusals and failed account calls',
      ],
    },
    {
      rule: 'Web Trader is entered by a form post where SSO is set up, other ways directly',
      by: [
        'use-cases/platform-destination.ts#makePlatformDestination',
        'redirect/destination.ts#FormPostDestination',
      ],
      tests: [
        'use-cases/platform-destination.test.ts > posts four fields, the platform address among them',
        'use-cases/platform-destination.test.ts > plays no part when %s',
      ],
    },
    {
      rule: 'A failed account call is recorded as a fail',
      by: ['flow/edges/departure.ts#departureEdges', 'tracking/tracking-event.ts#TrackingEvent'],
      tests: [
        'flow/edges/departure.test.ts > that could not be loaded ($kind) is recorded as a fail, and nobody is sent on (spec 4)',
        'wiring/whole-flow.test.ts > is not sent on without his account',
        'wiring/two-factor-flow.test.ts > is recorded as a fail, the session dropped, and the login says what to do',
      ],
    },
    {
      rule: 'Two-factor mandatory and not set up leads to my account, with session, user name and ‘tradingview’',
      by: [
        'use-cases/choose-destination.ts#makeChooseDestination',
        'redirect/my-account.ts#buildMyAccountUrl',
      ],
      tests: [
        'use-cases/choose-destination.test.ts > follows the tradingview flow, whatever the operator says',
        'redirect/destination.test.ts > has its three placeholders filled, the source being tradingview',
      ],
    },
    {
      rule: 'Otherwise the visitor goes to redirect_uri, with the session as code, and state if there was one',
      by: [
        'redirect/authorization-redirect.ts#buildAuthorizationRedirect',
        'redirect/authorization-request.ts#readAuthorizationRequest',
      ],
      tests: [
        'redirect/authorization-redirect.test.ts > of %s with code %s and state %s is %s',
        'use-cases/platform-destination.test.ts > holds the session as code, and the state as it came',
        'tests/properties/redirects.test.ts > is read back by the browser exactly: code and state once, the partner’s own query before them',
      ],
    },
    {
      rule: 'An invalid redirect_uri is an error',
      by: [
        'redirect/authorization-redirect.ts#checkRedirectUri',
        'flow/edges/opening.ts#enter',
        'flow/edges/departure.ts#departureEdges',
      ],
      tests: [
        'redirect/redirect-uri-exact.test.ts > is compared whole: no prefix, no suffix, no character more or less',
        'flow/edges/opening.test.ts > of %s with an unlisted redirect URI asks for nothing',
        'flow/edges/departure.test.ts > never happens to an address that is not listed',
        'tests/properties/redirects.test.ts > never accepts a trick, unless the trick is another listed address',
      ],
    },
    {
      rule: 'Selecting a contact sends the code',
      by: [CODES, 'use-cases/send-code.ts#makeSendCode'],
      tests: [
        'flow/edges/two-factor.test.ts > sends the code there, the old message gone',
        'wiring/two-factor-flow.test.ts > sends the code to the chosen contact and takes the visitor in',
        'use-cases/second-steps.test.ts > hands token and contact on, and nothing else',
      ],
    },
    {
      rule: 'The message says whether it was sent',
      by: [CODES],
      tests: [
        'flow/edges/two-factor.test.ts > is told of when it worked (spec 8)',
        'flow/edges/two-factor.test.ts > is told of when it failed, whatever the reason, the contact kept',
      ],
    },
    {
      rule: 'A verified code goes the way of a login',
      by: [CODES, 'use-cases/login-outcome.ts#verifiedOutcome', 'use-cases/verify-code.ts#makeVerifyCode'],
      tests: [
        'flow/edges/two-factor.test.ts > goes the way of a login: the account is fetched, behind the same screen',
        'flow/edges/two-factor.test.ts > may demand a new password',
        'flow/edges/two-factor.test.ts > never asks for another code',
        'wiring/two-factor-flow.test.ts > follows the second table: an operator who demands it leads to my-account',
        'use-cases/second-steps.test.ts > has no two-factor row: is2FaEnabled %j',
      ],
    },
    {
      rule: '4002 leaves the visitor on the page with a message',
      by: [CODES],
      tests: [
        'flow/edges/two-factor.test.ts > leaves the visitor on the page once the pop-up of 4002 is closed',
        'wiring/two-factor-flow.test.ts > may be typed again after 4002, with the same token',
      ],
    },
    {
      rule: '4020 leads back to the login once the pop-up is closed',
      by: [CODES],
      tests: [
        'flow/edges/two-factor.test.ts > leads back to the login once the pop-up of 4020 is closed, and not before',
        'wiring/two-factor-flow.test.ts > closes the account after 4020, and no code is taken any more',
      ],
    },
    {
      rule: 'Closing the pop-up clears the code',
      by: [CODES],
      tests: ['flow/edges/two-factor.test.ts > never puts the code into a state'],
      note: 'No state holds a code; emptying the field is the site’s',
    },
    {
      rule: 'The mismatch flag is set on submit',
      by: [FORCED],
      tests: [
        'flow/edges/force-password.test.ts > sets the mismatch flag where the two new ones differ, and sends nothing',
        'flow/edges/force-password.test.ts > takes the flag back with the next submit that is right',
      ],
    },
    {
      rule: 'A changed password shows the success view; a failure or an empty result the error view',
      by: [
        FORCED,
        'session/password-changed.schema.ts#parsePasswordChanged',
        'use-cases/change-password.ts#makeChangePassword',
      ],
      tests: [
        'flow/edges/force-password.test.ts > well shows the success view',
        'flow/edges/force-password.test.ts > badly, for whatever reason, shows the error view, and is sent again by nobody',
        'tests/contracts/step-gateways.test.ts > takes nothing but a plain yes for a changed password',
      ],
    },
    {
      rule: 'Close leads back to the form',
      by: [FORCED],
      tests: [
        'flow/edges/force-password.test.ts > badly leads back to the form by Close, with nothing dropped',
        'wiring/force-password-flow.test.ts > that failed may be tried again after Close',
      ],
    },
    {
      rule: 'Clear resets the form',
      by: [FORCED],
      tests: ['tests/contracts/specified-values.test.ts > takes the mismatch away and asks for nothing'],
      note: 'The mismatch goes; what is typed is in no state, so emptying the fields is the site’s',
    },
    {
      rule: 'The forced change needs what history holds of the login',
      by: ['flow/edges/opening.ts#openingEdges'],
      tests: [
        'flow/edges/pending-addresses.test.ts > %s stays, in another language, with the key that history holds of it',
        'flow/edges/pending-addresses.test.ts > %s is gone with another key, or none: login, a status text, the query kept',
        'flow/edges/pending-addresses.test.ts > cannot be entered by its address, with any key',
      ],
    },
    {
      rule: 'The spinner counts up on show, down on hide, never below zero',
      by: ['spinner/spinner-counter.ts#makeSpinnerCounter'],
      tests: [
        'spinner/spinner-counter.test.ts > goes up on show and down on hide',
        'spinner/spinner-counter.test.ts > never falls below zero',
        'tests/properties/small-things.test.ts > never falls below zero, and tells of each change',
      ],
    },
    {
      rule: 'The tab is kept across screens',
      by: ['flow/state.ts#carryOver', 'session/credentials.ts#Draft'],
      tests: [
        'flow/edges/login.test.ts > keeps the tab that it was made by',
        'flow/edges/opening.test.ts > of another step shows that one, the draft kept',
      ],
    },
    {
      rule: 'Login-failed can return to the query of before',
      by: ['address/location.ts#Visit', 'flow/edges/login.ts#loginEdges'],
      tests: [
        'wiring/whole-flow.test.ts > is told so on login-failed, and returns with the query as it was',
        'tests/properties/flow-walk.test.ts > has a screen to show at any time, and keeps the visit that was opened last until it leaves',
      ],
      note: 'Each state carries its visit, the query with it, so no second navigation has to be remembered',
    },
    {
      rule: 'Each state answers each event, by a step or by a refusal',
      by: ['flow/transition.ts#transition', 'flow/transition.ts#EDGES', 'flow/explore.ts#explore'],
      tests: [
        'flow/table.test.ts > at %s hears or refuses %s by name',
        'flow/table.test.ts > leaves no state without a way on but one that a reload alone can mend',
        'tests/properties/flow-walk.test.ts > keeps every secret out of every state, and out of what is recorded',
        'flow/exhaustive.test.ts > has an answer for every event in every state: a step along its one edge, or a refusal by name',
        'flow/exhaustive.test.ts > leaves no state without a way out, but where the site itself has to be mended',
        'flow/exhaustive.test.ts > lets no session, password, code or token into a state, a record, a memory or a query',
        'tests/properties/whole-flow.test.ts > throws nothing, comes to rest, and shows no secret to anything but the platform',
      ],
      note: 'No sentence of the specification’s; without it the others would not be a whole',
    },
  ],
};
