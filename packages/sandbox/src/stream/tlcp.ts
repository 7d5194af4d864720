/** The values of an item, by field. Null means that a field has no value. */
export type Values = Readonly<Record<string, string | null>>;

/** One request of a client: its parameters by name. */
export type TlcpRequest = ReadonlyMap<string, string>;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads one line of parameters. */
export function readParameters(line: string): TlcpRequest {
  return new Map(
    line
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const at = part.indexOf('=');
        return at === -1
          ? [decoded(part), '']
          : ([decoded(part.slice(0, at)), decoded(part.slice(at + 1))] as const);
      }),
  );
}

/** Reads the body of a request: one request per line. */
export function readRequests(body: string): readonly TlcpRequest[] {
  return body
    .split('\r\n')
    .filter((line) => line !== '')
    .map(readParameters);
}

const IS_SPECIAL = /[%|\r\n]|^[#$^]/g;

function encoded(value: string | null): string {
  if (value === null) return '#';
  if (value === '') return '$';
  return value.replace(IS_SPECIAL, encodeURIComponent);
}

/** Writes the values of an update. An empty field means that the value in `old` still holds. */
export function writeValues(fields: readonly string[], values: Values, old: Values | undefined): string {
  return fields
    .map((field) => {
      const value = values[field] ?? null;
      return old !== undefined && value === (old[field] ?? null) ? '' : encoded(value);
    })
    .join('|');
}

/** The server's error codes with their texts. */
export const TLCP_ERRORS = {
  1: 'User or password check failed',
  2: 'Requested Adapter Set not available',
  17: 'Data Adapter not found',
  19: 'Specified subscription not found',
  20: 'Session not found',
  21: 'Bad group name',
  23: 'Bad schema name',
  24: 'Subscription mode not allowed',
  31: 'Session closed by the client',
  35: 'Session is not valid any more',
  67: 'Malformed request',
} as const;

export type TlcpError = keyof typeof TLCP_ERRORS;
