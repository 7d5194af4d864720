/** The parameters of the answer, which no query of a partner's may hold. */
export const PLANTED = [
  'code',
  'state',
  'iss',
  'error',
  'error_description',
  'error_uri',
  'access_token',
  'id_token',
  'token_type',
  'response',
];

const queryOf = (uri: string): string => (uri.includes('?') ? uri.slice(uri.indexOf('?') + 1) : '');

/** Says whether a query holds one: the rule once more, told in another way, character by character. */
export const plants = (uri: string): boolean =>
  queryOf(uri)
    .split(/[&;]/)
    .flatMap((pair) => decoded(decoded(pair.replace(/=.*/s, ''))).split(/[&;]/))
    .some((name) => isForeignText(name) || PLANTED.some((planted) => isRead(name.toLowerCase(), planted)));

const decoded = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/(%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));

/** Bytes that are no text, and characters that nobody sees. */
const isForeignText = (name: string): boolean => /\uFFFD|%[\da-f]{2}|\p{C}/iu.test(name);

/** Marks may stand before a name, behind it, and in the place of an underscore. */
function isRead(name: string, planted: string): boolean {
  const isMark = (character = '.') => !/[a-z0-9_%-]/.test(character);
  const characters = [...name];
  const start = characters.findIndex((character) => !isMark(character));
  const own = characters.slice(Math.max(0, start));
  const fits = [...planted].every(
    (each, at) => own[at] === each || (each === '_' && at < own.length && isMark(own[at])),
  );
  return fits && isMark(own[planted.length]);
}
