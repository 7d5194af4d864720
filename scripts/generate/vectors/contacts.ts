import { type Case, listOf, record, TEXT, type VectorFile } from './vector-file.ts';

/** A contact as `id:category`. */
const contacts = (given: string, offered: string, reason: string): Case => ({
  input: given
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [contactId = '', contactCategoryId = ''] = one.split(':');
      return { contactId, contactCategoryId, value: `${contactId}***` };
    }),
  expected: offered.split(' ').filter(Boolean),
  reason,
});
const sorted = 'spec 2: contacts are sorted by category';
const numeric = 'functional spec, contacts: numbers by value, before names in code-unit order';
const kept = 'functional spec, contacts: within a category, the platform’s order';

export const contactOrder: VectorFile = {
  rule: 'The contacts that are offered for a code, in their order',
  cases: [
    contacts('', '', sorted),
    contacts('a:1', 'a', sorted),
    contacts('b:2 a:1', 'a b', sorted),
    contacts('a:1 b:2', 'a b', sorted),
    contacts('c:3 a:1 b:2', 'a b c', sorted),
    contacts('a:10 b:9', 'b a', numeric),
    contacts('a:10 b:2 c:x', 'b a c', numeric),
    contacts('a:x b:10 c:2', 'c b a', numeric),
    contacts('a:sms b:email c:SMS', 'c b a', numeric),
    contacts('a:b b:a c:b', 'b a c', numeric),
    contacts('a:x1 b:2', 'b a', numeric),
    contacts('a:1x b:2', 'b a', numeric),
    contacts('a:-1 b:2', 'b a', numeric),
    contacts('a:1.5 b:2', 'b a', numeric),
    contacts('a: b:0', 'b a', numeric),
    contacts('a:999999999999999 b:9', 'b a', numeric),
    contacts(
      'a:1000000000000000 b:9 c:0x',
      'b c a',
      'functional spec, contacts: up to 15 digits are a number',
    ),
    contacts('b:1 a:1', 'b a', kept),
    contacts('c:2 b:1 a:1 d:2', 'b a c d', kept),
    contacts('b:x a:x', 'b a', kept),
    contacts('b:07 a:7 c:6', 'c b a', kept),
    contacts(':1 a:2', 'a', 'functional spec, contacts: one without an id cannot be chosen'),
    contacts(':1', '', 'functional spec, contacts: one without an id cannot be chosen'),
  ],
  input: listOf(record({ contactId: TEXT, contactCategoryId: TEXT, value: TEXT })),
  expected: listOf(TEXT),
};
