/** The wrong password of the tests. Unlike any text of ours, so that every leak can be found. */
export const WRONG_PASSWORD = 'Wr0ng-Canary-77';

/** The forms in which a secret might leak. */
const spellings = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/** Returns which secrets a text contains, by their index only: our own report must not leak them. */
export const secretsIn = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.flatMap((secret, index) =>
    secret !== '' && spellings(secret).some((spelling) => text.includes(spelling)) ? [`secret ${index}`] : [],
  );
