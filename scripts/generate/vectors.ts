// Generates packages/core/vectors: cases of the rules, with what must come of them. The expected values are computed from
// the sentences of the specification or written by hand. Nothing here imports the core.
import { generated } from '../lib/generated.ts';
import { requests, responses } from './vectors/answers-to-partners.ts';
import { ciphers } from './vectors/ciphers.ts';
import { codes } from './vectors/codes.ts';
import { contactOrder } from './vectors/contacts.ts';
import { digits } from './vectors/digits.ts';
import { edits } from './vectors/edits.ts';
import { lang } from './vectors/lang.ts';
import { passwordChanges } from './vectors/password-changes.ts';
import { passwords } from './vectors/passwords.ts';
import { pastedPhones, phones } from './vectors/phones.ts';
import { addresses, platforms } from './vectors/platforms.ts';
import { redirects } from './vectors/redirects.ts';
import { sessionAnswers } from './vectors/session-answers.ts';
import { record, TEXT, type VectorFile } from './vectors/vector-file.ts';

const FILES: Readonly<Record<string, VectorFile>> = {
  passwords,
  'password-changes': passwordChanges,
  digits,
  codes,
  phones,
  'pasted-phones': pastedPhones,
  lang,
  contacts: contactOrder,
  'session-answers': sessionAnswers,
  edits,
  redirects,
  requests,
  responses,
  platforms,
  addresses,
  ciphers,
};

const folder = 'packages/core/vectors';
for (const [name, { rule, cases, input, expected }] of Object.entries(FILES)) {
  const lines = cases.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  generated(
    `${folder}/${name}.json`,
    `{\n  "$schema": "./${name}.schema.json",\n  "version": 1,\n  "rule": ${JSON.stringify(rule)},\n  "cases": [\n${lines}\n  ]\n}\n`,
  );
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: rule,
    ...record({
      $schema: { const: `./${name}.schema.json` },
      version: { const: 1 },
      rule: TEXT,
      cases: {
        type: 'array',
        minItems: 1,
        items: record({ input, expected, reason: { type: 'string', minLength: 1 } }),
      },
    }),
  };
  generated(`${folder}/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
}
