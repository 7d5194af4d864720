import { describe, expect, it } from 'vitest';
import { readPlatformError } from './platform-error.ts';

describe('platform error', () => {
  it.each([
    [{ HttpStatus: 401, ErrorCode: 4010, ErrorMessage: 'a|b' }],
    [{ httpStatus: 401, errorCode: 4010, errorMessage: 'a|b' }],
    [{ HTTPSTATUS: 401, errorcode: 4010 }],
    [{ HttpStatus: '401', ErrorCode: '4010' }],
    [{ AdditionalInfo: null, StatusCode: 0, HttpStatus: 401, ErrorMessage: 'a', ErrorCode: 4010 }],
    [{ errorCode: 4010, errorMessage: 'a' }],
    [{ httpStatus: 200, errorCode: 4010 }],
  ])('is read in a 200 that says %j', (json) => {
    expect(readPlatformError(json, 200)).toEqual({ status: 401, code: 4010 });
  });

  it.each([
    [4000, 400],
    [4002, 400],
    [4011, 401],
    [4020, 401],
    [403, 403],
    [500, 500],
    [5001, 500],
    [5002, 429],
    [10_000, 500],
  ])('the code %i without a status usually means %i', (code, status) => {
    expect(readPlatformError({ ErrorCode: code, ErrorMessage: '' }, 200)).toEqual({ status, code });
  });

  it.each([
    [{ session: 's-1', statusCode: 1 }],
    [{ session: 's-1', errorCode: 0, errorMessage: '' }],
    [{ session: 's-1', httpStatus: 200, errorCode: 0 }],
    [{ session: 's-1', errorCode: 4010 }],
    [{ session: 's-1', errorMessage: 'deprecated' }],
    [{ httpStatus: 99_999 }],
    [{ httpStatus: {}, errorCode: [] }],
    [[401]],
    [null],
    ['401'],
  ])('is not read in a 200 that says %j', (json) => {
    expect(readPlatformError(json, 200)).toBeNull();
  });

  it('in a 4xx only adds the code, the status being the answer’s own', () => {
    expect(readPlatformError({ HttpStatus: 500, ErrorCode: 4002 }, 400)).toEqual({ status: 400, code: 4002 });
    expect(readPlatformError({ HttpStatus: 400, ErrorCode: 0 }, 400)).toEqual({ status: 400 });
    expect(readPlatformError({ message: 'Bad Request' }, 400)).toBeNull();
  });

  it('reads the first of two fields that differ in case alone', () => {
    expect(readPlatformError({ errorCode: 4010, ErrorCode: 1, HttpStatus: 401 }, 401)).toEqual({
      status: 401,
      code: 4010,
    });
  });
});
