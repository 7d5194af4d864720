import assert from 'node:assert/strict';
import { it } from 'node:test';
import { codeAt, isCodeOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// The last six digits of the test vectors in RFC 6238, appendix B.
for (const [seconds, code] of [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const) {
  it(`shows ${code} after ${seconds} seconds`, () => {
    assert.equal(codeAt(secret, seconds * 1_000), code);
  });
}

it('takes a code for one more step, and no longer', () => {
  assert.equal(isCodeOf(secret, '287082', 89_000), true);
  assert.equal(isCodeOf(secret, '287082', 90_000), false);
  assert.equal(isCodeOf(secret, '28708', 59_000), false);
});
