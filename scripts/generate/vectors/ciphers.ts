import { createCipheriv, createHash } from 'node:crypto';
import { type Case, oneOf, record, TEXT, type VectorFile } from './vector-file.ts';

type Encryption = Readonly<Record<string, string>>;

/** OpenSSL's derivation from a passphrase: MD5, one iteration. */
const derived = (passphrase: string, salt: Buffer, length: number): Buffer => {
  const blocks: Buffer[] = [];
  while (Buffer.concat(blocks).length < length)
    blocks.push(
      createHash('md5')
        .update(Buffer.concat([blocks.at(-1) ?? Buffer.alloc(0), Buffer.from(passphrase), salt]))
        .digest(),
    );
  return Buffer.concat(blocks).subarray(0, length);
};

/** The query as a platform’s own program encrypts it. */
export const encrypted = (
  text: string,
  { algorithm = 'des-ede3-cbc', keyHex, keyText, keyMd5Of = '', passphrase, ivHex = '' }: Encryption,
  salt = '',
): string => {
  const bytes = algorithm.startsWith('des-ede3') ? 24 : 16;
  const seasoning = Buffer.from(salt, 'hex');
  const material = passphrase === undefined ? Buffer.alloc(0) : derived(passphrase, seasoning, bytes + 8);
  const given =
    keyHex === undefined
      ? keyText === undefined
        ? createHash('md5').update(keyMd5Of).digest()
        : Buffer.from(keyText)
      : Buffer.from(keyHex, 'hex');
  const short = passphrase === undefined ? given : material.subarray(0, bytes);
  // Two keys are K1, K2, K1. An MD5 with an algorithm of three keys is used likewise.
  const key = short.length === 16 ? Buffer.concat([short, short.subarray(0, 8)]) : short;
  const iv = passphrase === undefined ? Buffer.from(ivHex, 'hex') : material.subarray(bytes);
  const isEcb = algorithm.endsWith('ecb');
  const cipher = createCipheriv(isEcb ? 'des-ede3-ecb' : 'des-ede3-cbc', key, isEcb ? null : iv);
  const sent = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return (
    passphrase === undefined ? sent : Buffer.concat([Buffer.from('Salted__'), seasoning, sent])
  ).toString('base64');
};

const ALGORITHMS = ['des-ede3-cbc', 'des-ede3-ecb', 'des-ede-cbc', 'des-ede-ecb'];
const KEY3 = '0123456789abcdeffedcba98765432100f1e2d3c4b5a6978';
const KEY2 = KEY3.slice(0, 32);
const IV = '1032547698badcfe';
const SALT = '0a1b2c3d4e5f6071';
const TEXTS = [
  '',
  'a=1',
  'sessionId=S&a=',
  'sessionId=5f1c3a52&userName=Jürgen&theme=dark&x=😀',
  'x'.repeat(64),
];
const format = 'functional spec, the encrypted query: triple-DES with PKCS #7 padding, as base64';
const formats = 'functional spec, the encrypted query: a passphrase gives OpenSSL’s salted format, by MD5';

const case_ = (text: string, encryption: Encryption, reason: string, salt?: string): Case => ({
  input: { text, encryption, ...(salt === undefined ? {} : { salt }) },
  expected: encrypted(text, encryption, salt),
  reason,
});
const refused = (encryption: object, field: string, salt?: string): Case => ({
  input: { text: 'a=1', encryption, ...(salt === undefined ? {} : { salt }) },
  expected: { refused: field },
  reason: 'functional spec, the encrypted query: a key, vector or salt of the wrong form is never followed',
});

const cases: readonly Case[] = [
  ...ALGORITHMS.flatMap((algorithm) => {
    const isLong = algorithm.startsWith('des-ede3');
    const iv = algorithm.endsWith('cbc') ? { ivHex: IV } : {};
    return TEXTS.flatMap((text) => [
      case_(text, { algorithm, keyHex: isLong ? KEY3 : KEY2, ...iv }, format),
      case_(
        text,
        { algorithm, keyText: 'kéy of sixteen/24 bytes!'.slice(0, isLong ? 23 : 15), ...iv },
        format,
      ),
      case_(text, { algorithm, keyMd5Of: 'a sécret', ...iv }, format),
      case_(text, { algorithm, passphrase: 'a pass phräse' }, formats, SALT),
    ]);
  }),
  case_('a=1', { keyHex: KEY3.toUpperCase(), ivHex: IV.toUpperCase() }, 'des-ede3-cbc is the default'),
  case_('a=1', { passphrase: 'p' }, 'des-ede3-cbc is the default', SALT),
  {
    input: { text: 'a=\ud83d', encryption: { keyHex: KEY3, ivHex: IV } },
    expected: encrypted('a=\ufffd', { keyHex: KEY3, ivHex: IV }),
    reason: 'functional spec, the encrypted query: a lone surrogate becomes U+FFFD',
  },
  refused({}, 'encryption'),
  refused({ passphrase: '' }, 'encryption'),
  refused({ keyHex: KEY3, passphrase: 'p', ivHex: IV }, 'encryption'),
  refused({ algorithm: 'aes-256-gcm', passphrase: 'p' }, 'encryption.algorithm'),
  refused({ keyHex: KEY2, ivHex: IV }, 'encryption.keyHex'),
  refused({ algorithm: 'des-ede-cbc', keyHex: KEY3, ivHex: IV }, 'encryption.keyHex'),
  refused({ keyHex: 'x'.repeat(48), ivHex: IV }, 'encryption.keyHex'),
  refused({ keyText: 'short', ivHex: IV }, 'encryption.keyText'),
  refused({ keyHex: KEY3 }, 'encryption.ivHex'),
  refused({ keyHex: KEY3, ivHex: '00' }, 'encryption.ivHex'),
  refused({ passphrase: 'p' }, 'salt', '00'),
  refused({ passphrase: 'p' }, 'salt', 'x'.repeat(16)),
];

export const ENCRYPTION = record(
  {},
  { algorithm: TEXT, keyHex: TEXT, keyText: TEXT, keyMd5Of: TEXT, passphrase: TEXT, ivHex: TEXT },
);

export const ciphers: VectorFile = {
  rule: 'A platform’s query, encrypted',
  cases,
  input: record(
    {
      text: TEXT,
      encryption: ENCRYPTION,
    },
    { salt: TEXT },
  ),
  expected: oneOf(TEXT, record({ refused: TEXT })),
};
