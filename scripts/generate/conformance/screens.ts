import type { Section } from './row.ts';

/** Routes, login-failed and the forgotten password. */
export const screens: Section = {
  title: '2. Routes, login-failed, forgotten password',
  rows: [
    {
      rule: 'City-index brands live under en-uk, en-sg and en-au; other paths lead to /en-uk',
      by: ['brand/brand-table.ts#BRAND_TABLE', 'address/location.ts#readLocation'],
      tests: [
        'brand/brand-table.test.ts > gives %s the regions %j',
        'address/location.test.ts > %s sends its root and every path without a region to /en-uk',
      ],
    },
    {
      rule: 'Forex brands live under en-uk, en-us, en-ca, en, ie and jp; other paths lead to /en-uk',
      by: ['brand/brand-table.ts#BRAND_TABLE', 'address/location.ts#readLocation'],
      tests: [
        'brand/brand-table.test.ts > gives %s the regions %j',
        'address/location.test.ts > does not lend one brand the regions of another',
      ],
    },
    {
      rule: 'kq, forex-chinese and every brand that is left have no region in their paths',
      by: ['brand/brand-table.ts#BRAND_TABLE', 'address/location.ts#regionRoot'],
      tests: [
        'address/location.test.ts > routes of a brand without region prefixes (spec 2)',
        'address/location.test.ts > %s shows /%s as the step %s',
      ],
    },
    {
      rule: 'An empty child route and login are the login screen',
      by: ['address/location.ts#STEPS', 'address/location.ts#readLocation'],
      tests: ['address/location.test.ts > %s shows /%s/%s as the step %s'],
    },
    {
      rule: 'The login screen is loaded lazily',
      binds: 'site',
      by: [],
      tests: [],
      note: 'Routes are data that the core reads; which file of the page comes when is the bundle’s, and its budget is checked by the build',
    },
    {
      rule: 'login-failed, reset, tfa and force-password are the other child routes',
      by: ['address/location.ts#STEPS', 'flow/projection.ts#stepOf', 'flow/projection.ts#screenOf'],
      tests: [
        'address/location.test.ts > %s shows /%s/%s as the step %s',
        'flow/table.test.ts > %s shows the screen %s at the step %j',
      ],
    },
    {
      rule: 'Anything else leads back to the root',
      by: ['address/location.ts#readLocation'],
      tests: [
        'address/location.test.ts > %s sends everything else to /',
        'address/location.test.ts > sends an unknown child of a known region to the default region, not to that region',
        'tests/properties/addresses.test.ts > is a step of that brand, or leads to its own root with the query kept',
      ],
    },
    {
      rule: 'Every route hides the spinner on entry',
      by: ['flow/runner.ts#createRunner', 'spinner/spinner-counter.ts#makeSpinnerCounter'],
      tests: [
        'flow/runner-cancellation.test.ts > hides the spinner at once and settles, even where the work does not hear of it',
        'flow/runner-cancellation.test.ts > happens by going elsewhere too',
      ],
      note: 'An address that ends the work takes back what that work had shown; work that goes on behind its own screen stays shown',
    },
    {
      rule: 'On the first navigation a lang outside the region’s login leads to the login with lang alone',
      by: ['address/location.ts#readFirstLocation'],
      tests: [
        'address/first-navigation.test.ts > takes /en-us/%s with a lang to the region’s login, keeping lang alone',
        'address/first-navigation.test.ts > is a rule of the first navigation alone',
        'address/first-navigation.test.ts > comes after the fallback of unknown paths, so that a redirect_uri is not lost',
      ],
    },
    {
      rule: 'A region may have its own addresses for forgotten passwords and user names',
      by: [
        'forgot-password/forgot-links.ts#forgotPasswordTarget',
        'forgot-password/forgot-links.ts#forgotUsernameUrl',
      ],
      tests: [
        'forgot-password/forgot-links.test.ts > of %s in %j with %j',
        'forgot-password/forgot-links.test.ts > of %s in %j is %j',
        'packages/sandbox/src/brands/brand-configuration.test.ts > has forgotten-username addresses for forex en-us, en-ca and forex-chinese alone (spec 2)',
      ],
    },
    {
      rule: 'kq and forex-chinese lead to their own /reset',
      by: ['brand/brand-table.ts#BRAND_TABLE', 'forgot-password/forgot-links.ts#forgotPasswordTarget'],
      tests: [
        'brand/brand-table.test.ts > resets internally for kq and forex-chinese',
        'forgot-password/forgot-links.test.ts > of %s in %j with %j',
      ],
    },
    {
      rule: 'Language and region come from lang',
      by: ['locale/language.ts#languageOf', 'address/location.ts#readLocation'],
      tests: [
        'address/location.test.ts > %s %s%s speaks %s',
        'address/location.test.ts > chooses the region that lang names, and keeps the query',
        'locale/locale.test.ts > lang=%j is %s',
      ],
    },
    {
      rule: 'Arabic runs from right to left',
      by: ['locale/direction.ts#directionOf'],
      tests: [
        'locale/locale.test.ts > of %s',
        'tests/e2e/languages.test.ts > in Arabic mirror the page; user names run left to right all the same',
      ],
    },
    {
      rule: 'Fields and layout of the login screen',
      binds: 'nobody',
      by: [],
      tests: [],
      note: 'Not shown; ours stand in unknowns.md',
    },
    {
      rule: 'Login-failed says ‘Incorrect Username or Password’ or ‘Incorrect phone number or password’, by the active tab',
      by: ['messages/english.ts#ENGLISH', 'flow/edges/login.ts#loginEdges'],
      tests: [
        'messages/messages.test.ts > %s is the specification’s to the letter (spec 2, 8)',
        'flow/edges/login.test.ts > keeps the tab that it was made by',
        'flow/edges/opening.test.ts > of login-failed is worded for the brand’s default tab',
        'packages/web-react/src/screens/screens.test.tsx > says what was incorrect in the words of the tab',
      ],
    },
    {
      rule: '‘Please try again’ and ‘Back to login’ lead to the region’s root with the query as it was',
      by: ['flow/edges/login.ts#loginEdges', 'address/location.ts#regionRoot'],
      tests: [
        'flow/edges/login.test.ts > by going back from %s returns to the login with the query, and nothing is held',
        'wiring/whole-flow.test.ts > is told so on login-failed, and returns with the query as it was',
        'packages/web-react/src/screens/screens.test.tsx > leads back by a link and by a button',
      ],
    },
    {
      rule: '‘or you can reset your password’ is barred for forex, whs and kq, and needs the switch of the configuration',
      by: ['forgot-password/login-failed-offer.ts#loginFailedOffer'],
      tests: [
        'forgot-password/login-failed-offer.test.ts > %s: reset %j, Client Management %j',
        'forgot-password/login-failed-offer.test.ts > %s: nothing when it is switched off',
        'brand/brand-table.test.ts > bars the reset sentence for forex, whs and kq exactly',
      ],
    },
    {
      rule: '‘Login Failed - Please try again and/or contact Client Management.’ may show with the same switch',
      by: ['forgot-password/login-failed-offer.ts#loginFailedOffer'],
      tests: ['forgot-password/login-failed-offer.test.ts > %s: reset %j, Client Management %j'],
    },
    {
      rule: 'The forgot-password link leads to the region’s address, else to /reset',
      by: ['forgot-password/forgot-links.ts#forgotPasswordTarget'],
      tests: [
        'forgot-password/forgot-links.test.ts > of %s in %j with %j',
        'forgot-password/forgot-links.test.ts > is switched off by showForgotPassword',
      ],
    },
    {
      rule: 'Close on the forgotten-password screen leads to the region’s root',
      by: ['flow/edges/login.ts#loginEdges', 'address/location.ts#regionRoot'],
      tests: [
        'flow/edges/login.test.ts > by going back from %s returns to the login with the query, and nothing is held',
        'tests/e2e/routes.test.ts > lead from reset back to the region’s root by Close, and forth by the browser',
      ],
    },
    {
      rule: 'The provider’s page is framed for listed brands, or with dual login and single-tab login both off',
      by: ['forgot-password/forgot-links.ts#resetPage'],
      tests: [
        'forgot-password/reset-page.test.ts > with dual login $dualLoginSupported, single tab $useSingleTabLogin, listed $listed',
        'forgot-password/reset-page.test.ts > is listed by the brand’s name to the letter',
        'flow/edges/pending-addresses.test.ts > shows the provider’s page in its frame, told of the language',
      ],
    },
    {
      rule: 'The frame is 530 px high, 600 px for forex-chinese',
      by: ['brand/brand-table.ts#BRAND_TABLE', 'forgot-password/forgot-links.ts#resetPage'],
      tests: [
        'brand/brand-table.test.ts > frames the forgot-password page 600 px high for forex-chinese, 530 px elsewhere',
      ],
    },
    {
      rule: 'Else the page opens in a new tab and the visitor is at the login, the spinner hidden',
      by: ['forgot-password/forgot-links.ts#resetPage', 'flow/edges/opening.ts#enter'],
      tests: [
        'flow/edges/pending-addresses.test.ts > stays at the login where the page opens in a new tab: the visitor’s own click opens it',
      ],
      note: 'Nothing is worked on there, so nothing is shown',
    },
    {
      rule: 'The frame’s address gets theme and cu only where it has none',
      by: ['forgot-password/forgot-links.ts#resetPageUrl'],
      tests: [
        'forgot-password/forgot-links.test.ts > %s becomes %s: theme and cu only where absent',
        'tests/properties/platform-addresses.test.ts > has each of theme and cu exactly once, the provider’s own first, and all else as it was',
      ],
    },
    {
      rule: 'cu is ja-jp or zh-chs where that is the culture, else en-EN',
      by: ['forgot-password/forgot-links.ts#resetPageUrl'],
      tests: ['forgot-password/forgot-links.test.ts > is told the culture %s as %s'],
    },
  ],
};
