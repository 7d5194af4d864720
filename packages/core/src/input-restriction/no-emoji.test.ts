import { describe, expect, it } from 'vitest';
import { applyEdit } from './edit.ts';
import { withoutEmoji } from './no-emoji.ts';

const STRIPPED = [
  ...'😀😂🥰🤔🙈💩👻🎉🚀🍕⚽⌚⏰⭐⛔✅❌❓➕🀄🃏🆎🈚🔥🫠🦰🏻🏿',
  '❤️',
  '☺️',
  '☹️',
  '✈️',
  '☎️',
  '▶️',
  '↔️',
  '‼️',
  'ℹ️',
  'Ⓜ️',
  '㊙️',
  '〰️',
  '〽️',
  '©️',
  '®️',
  '™️',
  '☝️',
  '✌️',
  '1️⃣',
  '9️⃣',
  '0️⃣',
  '#️⃣',
  '*️⃣',
  '5⃣',
  '#⃣',
  '*⃣',
  '👍🏻',
  '👍🏿',
  '☝🏽',
  '✌🏾',
  '🕵🏼',
  '🧑🏽',
  '👋🏻',
  '🇩🇪',
  '🇵🇱',
  '🇺🇳',
  '🇽🇰',
  '🇩',
  '🇿🇿',
  '🇩🇪🇵',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🏴󠁵󠁳󠁣󠁡󠁿',
  '🏴',
  '👨‍👩‍👧',
  '👨‍👩‍👧‍👦',
  '👩🏽‍💻',
  '🧑🏻‍🤝‍🧑🏿',
  '👩‍❤️‍💋‍👨',
  '❤️‍🔥',
  '❤‍🔥',
  '🏳️‍🌈',
  '🏳‍🌈',
  '🏳️‍⚧️',
  '🏴‍☠️',
  '👁️‍🗨️',
  '👁‍🗨',
  '🤷🏾‍♀️',
  '⛹️‍♂️',
  '⛹‍♂',
  '⛹🏻‍♀️',
  '🐻‍❄️',
  '🐦‍⬛',
  '🙂‍↔️',
  '⛓️‍💥',
  '🧑‍🧑‍🧒',
  '🕵',
  '🌶',
  '🏖',
  '🖐',
  '👁',
  '🅰',
  '🈂',
  '🗨',
  '🕊',
  '🧑\u200D',
  '😀\uFE0E',
  '😀\uFE0F',
  '\uFE0F',
  '\u20E3',
  '😀😀😀',
  '🫩',
];

const KEPT = [
  '',
  'abc',
  '0123456789',
  '#',
  '*',
  '©',
  '®',
  '™',
  '1#2*3',
  '© 2024 ™',
  '#1',
  '**',
  '+1 (555) 010-9999',
  'ÄÖÜß',
  'ñ¿¡',
  'żółć',
  'Ωя',
  '漢字かなカナ',
  '한국어',
  'العربية',
  '٠١٢٣',
  '۰۱۲',
  'नमस्ते',
  'ไทย',
  '←',
  '→',
  '★',
  '☆',
  '✓',
  '✗',
  '♪',
  '€',
  '£',
  '½',
  '²',
  '∞',
  '≠',
  '…',
  '—',
  '•',
  '°',
  '§',
  '¶',
  '†',
  '♥',
  '☎',
  '✔',
  '↔',
  'ℹ',
  '‼',
  '▶',
  '☀',
  '♀',
  '♂',
  '㊗',
  '♥\uFE0E',
  '☎\uFE0E',
  '✔\uFE0E',
  'ෆ්\u200Dය',
  'क्\u200Dष',
  'ه\u200D',
  'می\u200Cخواهم',
  'e\u0301',
  'a\u20DD',
  '𝒜𝟙',
  '𠮷',
  '𓀀',
  '🄰',
  '🀀',
  '🂡',
  '\uD83D',
  '\uDE00',
  'a\u200Bb',
  '\u00A0',
  '<script>',
  ':-)',
  ';)',
  '^_^',
  '\0',
];

describe('no emoji [5.17]', () => {
  it.each(STRIPPED)('strips %s', (emoji) => {
    expect(withoutEmoji(emoji)).toBe('');
    expect(withoutEmoji(`a${emoji}b`)).toBe('ab');
    expect(withoutEmoji(`${emoji}漢${emoji}`)).toBe('漢');
  });

  it.each(['\uD83D😀\uDE00', '\uD83D\uD83D😀\uDE00\uDE00', '\uD83D\u20E3\uFE0F\uDE00'])(
    'leaves no emoji that halves around another made',
    (text) => {
      expect(withoutEmoji(text)).toBe('');
    },
  );

  it.each(KEPT)('keeps %j', (text) => {
    expect(withoutEmoji(text)).toBe(text);
    expect(withoutEmoji(`😀${text}😀`)).toBe(text);
  });

  it.each([
    ['1\uFE0F', '1', 'emoji style without a keycap leaves the digit'],
    ['12️⃣3', '13', 'a keycap takes its own digit'],
    ['❤️♥', '♥', 'a sequence ends where it ends'],
    ['😀♥', '♥', 'text beside an emoji stays'],
    ['1😀\u20E3', '1', 'no keycap comes together'],
    ['♥😀\uFE0F', '♥', 'no emoji style comes together'],
    ['☝😀🏻', '☝', 'no skin tone comes together'],
    ['🇩😀🇪', '', 'no flag comes together'],
    ['ه\u200D😀', 'ه\u200D', 'a joiner of the script before an emoji stays'],
    ['a\u{E0067}\u{E007F}b', 'ab', 'tags without a flag go'],
  ])('makes of %j %j: %s', (text, left) => {
    expect(withoutEmoji(text)).toBe(left);
  });

  it('strips every RGI emoji of one or two characters that Unicode lists, and each with a skin tone', () => {
    const parts: string[] = [];
    for (let code = 0; code < 0x110000; code += 1) {
      const character = String.fromCodePoint(code);
      if (/[\p{Emoji}\p{Emoji_Component}]/u.test(character)) parts.push(character);
    }
    // Created at run time, because the type checker's target does not know the flag.
    const isRgi: RegExp = Reflect.construct(RegExp, ['^\\p{RGI_Emoji}$', 'v']);
    const ends = ['', '\uFE0F', '🏻', '🏼', '🏽', '🏾', '🏿', '\uFE0F\u20E3'];
    const listed = parts.flatMap((part) => ends.map((end) => part + end)).filter((each) => isRgi.test(each));
    expect(listed.length).toBeGreaterThan(2_000);
    expect(listed.filter((each) => withoutEmoji(each) !== '')).toEqual([]);
  });

  it('strips what is shown as a picture, and of all other assigned characters only parts of emoji', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x110000; code += 1) {
      const character = String.fromCodePoint(code);
      if (/\p{Cn}/u.test(character)) continue;
      const isStripped = withoutEmoji(character) === '';
      const isPicture = /\p{Emoji_Presentation}/u.test(character);
      const mayBeStripped =
        /[\p{Emoji}\p{Emoji_Component}]/u.test(character) && !/[0-9#*©®™\u200D]/u.test(character);
      if ((isPicture && !isStripped) || (isStripped && !mayBeStripped)) wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });

  it('strips code points that Unicode keeps free for pictures to come', () => {
    let free = 0;
    for (let code = 0x1f000; code < 0x20000; code += 1) {
      const character = String.fromCodePoint(code);
      if (!/\p{Cn}/u.test(character) || !/\p{Extended_Pictographic}/u.test(character)) continue;
      free += 1;
      expect(withoutEmoji(character)).toBe('');
    }
    expect(free).toBeGreaterThan(100);
  });

  it.each(['keypress', 'paste', 'input'] as const)('never refuses, by %s either', (type) => {
    const edit = (value: string, start: number, end: number, data: string) =>
      applyEdit(
        { rule: 'noEmoji' },
        'en',
        { value, selectionStart: start, selectionEnd: end },
        { type, data },
      )._unsafeUnwrap();
    expect(edit('ab', 1, 1, '😀')).toBe('ab');
    expect(edit('ab', 1, 1, 'x😀y')).toBe('axyb');
    expect(edit('abc', 1, 2, '😀')).toBe('ac');
    expect(edit('a😀b', 4, 4, 'c')).toBe('abc');
    expect(edit('a😀b', 2, 2, 'c')).toBe('a\uD83Dc\uDE00b');
    expect(edit('\uD83D', 1, 1, '\uDE00')).toBe('');
    expect(edit('1,234', 0, 0, '5')).toBe('51,234');
  });

  it.each([
    '1'.repeat(300_000) + '\u20E3'.repeat(300_000),
    '♥\u200D'.repeat(300_000),
    'a\u200D'.repeat(300_000),
    `😀${'\uFE0F'.repeat(500_000)}`,
  ])('takes no time over a text made to take it', (text) => {
    // A quadratic search would take minutes.
    const started = performance.now();
    const once = withoutEmoji(text);
    expect(withoutEmoji(once)).toBe(once);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
