/**
 * An error of the platform, `{ HttpStatus, ErrorCode, ErrorMessage }` in any casing. Its message is never
 * read.
 */
export interface PlatformError {
  readonly status: number;
  readonly code?: number;
}

/**
 * Finds an error of the platform in the JSON of an answer, or null. Asked for `only200`, the platform
 * puts errors into the body of a 200. There, an error code alone proves nothing: a message or a status must
 * be with it.
 */
export function readPlatformError(json: unknown, httpStatus: number): PlatformError | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const fields = new Map(
    Object.entries(json)
      .map(([key, value]) => [key.toLowerCase(), value])
      .reverse() as [string, unknown][],
  );
  const status = wholeNumber(fields.get('httpstatus'));
  const code = wholeNumber(fields.get('errorcode'));
  const given = { ...(code ? { code } : {}) };
  if (httpStatus >= 400) return status === null && code === null ? null : { status: httpStatus, ...given };
  if (status !== null && isErrorStatus(status)) return { status, ...given };
  const explained = status !== null || typeof fields.get('errormessage') === 'string';
  return code !== null && code !== 0 && explained ? { status: usualStatus(code), code } : null;
}

const isErrorStatus = (status: number): boolean => status >= 400 && status <= 599;

/** The status that the platform usually sends with a code, for bodies without a status. */
function usualStatus(code: number): number {
  if (isErrorStatus(code)) return code;
  if (code === 5002) return 429;
  if (code >= 4010 && code <= 4029) return 401;
  return code >= 4000 && code <= 4999 ? 400 : 500;
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}
