import { decodeComponent, parseQuery } from '../address/query.ts';

// The parameters of the answer (RFC 6749, RFC 9207, JARM) as lenient servers read them: with blanks, brackets
// or other marks around them, or a mark in place of an underscore. Invalid UTF-8 and invisible characters are
// refused anywhere in a name, since some servers drop them.
const RESPONSE_PARAMETER =
  /^[^\w%-]*(code|state|iss|response|error(_description|_uri)?|(access|id)[^a-z\d%-]token|token[^a-z\d%-]type)(?![\w%-])|%[\da-f]{2}|\p{C}/iu;

/**
 * Says whether a partner's query holds a parameter of the answer, in any spelling that some server is known to read as
 * one: `Code`, `a=1;code=x`, `code[]`, `+code`, `code%00`, `%2563ode`, `access.token`, letters of full width.
 */
export const plantsResponseParameter = (query: string): boolean =>
  parseQuery(query.replaceAll(';', '&'))
    .flatMap(([name]) => decodeComponent(name).normalize('NFKC').split(/[&;]/))
    .some((name) => RESPONSE_PARAMETER.test(name));
