/** The wrong password of the tests: unlike any text of ours, so that it can be found wherever it leaks to. */
export const WRONG_PASSWORD = 'Wr0ng-Canary-77';

/** The spellings under which a secret might leak. */
const spellings = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/** Says which secrets a text holds, by their place in the list alone: a report of ours must not leak them either. */
export const secretsIn = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.flatMap((secret, index) =>
    secret !== '' && spellings(secret).some((spelling) => text.includes(spelling)) ? [`secret ${index}`] : [],
  );
