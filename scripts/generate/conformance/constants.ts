import type { Section } from './row.ts';

/** Business constants and limits. */
export const constants: Section = {
  title: '9. Constants and limits',
  rows: [
    {
      rule: 'Passwords of 8 to 15 characters',
      by: ['password-policy/password-policy.ts#PASSWORD_POLICY'],
      tests: ['password-policy/password-policy.test.ts > is 8 to 15 characters of four classes'],
    },
    {
      rule: 'Codes of 6 characters',
      by: ['two-factor/code.ts#CODE_LENGTH'],
      tests: ['two-factor/code.test.ts > has six characters'],
    },
    {
      rule: 'An expiry of 31536000000 ms',
      by: ['use-cases/remember-visitor.ts#REMEMBERED_FOR'],
      tests: [
        'use-cases/remember-visitor.test.ts > uses the four keys of the specification, for a year',
        'packages/adapters-http/src/storage/versioned-store.test.ts > forgets a value after a year, and removes it',
      ],
    },
    {
      rule: 'The default app key is Mercury',
      by: ['configuration/configuration.schema.ts#parseConfiguration'],
      tests: ['configuration/defaults.test.ts > is completed with harmless defaults (spec 3, 9)'],
    },
    {
      rule: 'KQ Markets is framed for forgotten passwords',
      by: ['forgot-password/forgot-links.ts#resetPage'],
      tests: [
        'forgot-password/reset-page.test.ts > is listed by the brand’s name to the letter',
        'packages/sandbox/src/brands/brand-configuration.test.ts > gives kq the name that is listed for framing, and one platform',
      ],
      note: 'Which names are listed says the configuration',
    },
    {
      rule: 'Frames are 530 and 600 px high',
      by: ['brand/brand-table.ts#BRAND_TABLE'],
      tests: [
        'brand/brand-table.test.ts > frames the forgot-password page 600 px high for forex-chinese, 530 px elsewhere',
      ],
    },
    {
      rule: 'Containers are 470 px wide, 350 px for two-factor; the header is 73 px high',
      binds: 'site',
      by: [],
      tests: [],
      note: 'Figures of the style sheet tokens.css; the two-factor screen is to come',
    },
    {
      rule: 'A background worker is registered when all is stable, or after 30000 ms',
      binds: 'site',
      by: [],
      tests: [],
      note: 'To come',
    },
    {
      rule: 'A select’s panel is at most 24rem high, 2 px off and as wide as its trigger at least',
      binds: 'site',
      by: ['packages/web-react/src/widgets/language-menu/LanguageMenu.tsx#LanguageMenu'],
      tests: [],
      note: 'The language menu has the height; the drop-down of the contacts is to come',
    },
    {
      rule: 'Scroll bar: its track, the padding beside it, and from when on it shows',
      binds: 'site',
      by: [],
      tests: [],
      note: 'To come; the page scrolls by the browser’s own bar',
    },
    {
      rule: 'Translations: en, en-gb, en-us, zh, ja, de, pl, es; en by default',
      by: ['locale/translation-files.ts#translationFiles', 'locale/language.ts#DEFAULT_LANGUAGE'],
      tests: [
        'locale/translation-files.test.ts > for English with lang %j and region %j are %j',
        'locale/translation-files.test.ts > lay %s over English',
        'packages/web-react/src/screens/translations.test.ts > exist for every language that the page speaks',
      ],
      note: 'And ar, which section 1 lists',
    },
    {
      rule: 'Decimal separators: a dot for en, zh, ja; a comma for ar, de, es, pl',
      by: ['locale/separators.ts#separatorsOf'],
      tests: ['locale/separators.test.ts > of %s are %s for decimals and U+%i for groups'],
    },
    {
      rule: 'Group separators: comma for en, zh, ja; the Arabic one for ar; dot for de and es; non-breaking space for pl',
      by: ['locale/separators.ts#separatorsOf'],
      tests: ['locale/separators.test.ts > of %s are %s for decimals and U+%i for groups'],
    },
    {
      rule: 'Defaults of streaming: content length, keep-alive, timeouts, polling',
      binds: 'streaming',
      by: [],
      tests: [],
      note: 'Their meaning is not shown; unknowns.md reads them. To come',
    },
    {
      rule: 'Throttles of 20 ms for resizing and scrolling',
      binds: 'site',
      by: [],
      tests: [],
      note: 'Nothing of the page listens to either',
    },
  ],
};
