import type { Section } from './row.ts';

const MENU = 'packages/web-react/src/widgets/language-menu/language-menu.behaviour.ts#menuStep';
const MENU_TEST = 'packages/web-react/src/widgets/language-menu/language-menu.behaviour.test.ts';
const TO_COME = 'The drop-down of the contacts is to come';

/** Generic widgets and streaming, section 4; roles, section 6. */
export const widgets: Section = {
  title: '4. Widgets, streaming; 6. Roles',
  rows: [
    {
      rule: 'A drop-down is open or closed',
      binds: 'site',
      by: ['packages/web-react/src/widgets/language-menu/LanguageMenu.tsx#LanguageMenu'],
      tests: [
        'packages/web-react/src/widgets/page-frame/page-frame.test.tsx > has a closed menu button named Language that shows the language in use in its own tongue',
      ],
      note: TO_COME,
    },
    {
      rule: 'It closes on a click or mouse-down outside and on loss of focus',
      binds: 'site',
      by: ['packages/web-react/src/widgets/language-menu/use-outside.ts#useOutside'],
      tests: ['tests/e2e/keyboard.test.ts > the language menu opens, moves, chooses and closes'],
      note: TO_COME,
    },
    {
      rule: 'It closes on Escape, and the focus returns to the trigger',
      binds: 'site',
      by: [MENU],
      tests: [`${MENU_TEST} > gives the focus back on Escape and lets Tab go its way`],
      note: TO_COME,
    },
    {
      rule: 'It closes on the wheel outside and when its overlay is taken away',
      binds: 'site',
      by: [],
      tests: [],
      note: TO_COME,
    },
    {
      rule: 'Arrow-down on the trigger moves the focus into the panel',
      binds: 'site',
      by: ['packages/web-react/src/widgets/language-menu/language-menu.behaviour.ts#openedBy'],
      tests: [
        `${MENU_TEST} > opens at its first item by arrow down, Enter and Space, at its last by arrow up, by nothing else`,
      ],
    },
    {
      rule: 'A select takes the picked option, closes and gives the focus back',
      binds: 'site',
      by: [],
      tests: [],
      note: TO_COME,
    },
    {
      rule: 'Items of a menu answer to Space and Enter',
      binds: 'site',
      by: [MENU],
      tests: [`${MENU_TEST} > chooses with Enter and Space`],
    },
    {
      rule: 'The statuses of a streaming connection',
      by: ['streaming/stream-status.ts#STREAM_STATUSES', 'streaming/stream-status.ts#isStable'],
      tests: [
        'streaming/stream-status.test.ts > are those of the specification, and the recovery of a lost session',
      ],
    },
    {
      rule: 'What leads from one status to the next',
      binds: 'nobody',
      by: [],
      tests: [],
      note: 'Not shown',
    },
    {
      rule: 'Subscription modes RAW, MERGE, DISTINCT, COMMAND',
      binds: 'streaming',
      by: ['streaming/stream-subscription.ts#SubscriptionMode', 'ports/market-stream.ts#MarketStream'],
      tests: [],
      note: 'The core has the words in its port’s types; their use is not shown',
    },
    {
      rule: 'Transports WS-STREAMING, HTTP-STREAMING, WS-POLLING, HTTP-POLLING, WS, HTTP',
      binds: 'streaming',
      by: [],
      tests: [],
      note: 'Their use is not shown; streaming is to come',
    },
    {
      rule: '6: there are no roles, and nothing else is shown of permissions',
      binds: 'nobody',
      by: [],
      tests: [],
      note: 'Nothing to keep',
    },
    {
      rule: '6: userType is passed on',
      by: [
        'session/login-answer.schema.ts#parseLoginAnswer',
        'use-cases/platform-destination.ts#makePlatformDestination',
      ],
      tests: [
        'session/login-answer.test.ts > passes statusCode and userType on without judging them',
        'session/login-answer.test.ts > takes a number that comes as a text',
        'use-cases/platform-destination.test.ts > pass a user type of zero on',
      ],
    },
    {
      rule: '6: operators carry flags: two-factor enabled, two-factor mandatory, DMA client',
      by: ['session/account.ts#AccountOperator', 'use-cases/choose-destination.ts#makeChooseDestination'],
      tests: [
        'session/account-flat.test.ts > becomes the form of spec 3, joined by its ids',
        'use-cases/choose-destination.test.ts > without one goes to the platform, after the check of mandatory two-factor authentication',
      ],
    },
  ],
};
