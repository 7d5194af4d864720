import assert from 'node:assert/strict';
import { it } from 'node:test';
import { makeIdentityService } from './identity-service.ts';
import { codeAt } from './totp.ts';

const SECRET = Buffer.from('of-one-person');
const NOW = 1_700_000_000_000;

function service() {
  const answer = makeIdentityService({
    secretFor: async (token) => (token === 'known' ? SECRET : undefined),
    openSession: async (_token, contactId) => ({ Session: `for ${contactId}` }),
    now: () => NOW,
  });
  return {
    begin: (token = 'known') => answer('/challenges', { token, contactId: '7' }),
    give: (given = codeAt(SECRET, NOW), token = 'known') => answer('/answers', { token, code: given }),
  };
}

it('opens a session for the right code', async () => {
  const { begin, give } = service();
  await begin();
  assert.deepEqual(await give(), { status: 200, body: { Session: 'for 7' } });
});

it('takes a code once, also for another login within the same half minute', async () => {
  const { begin, give } = service();
  for (const status of [200, 401]) {
    await begin();
    assert.equal((await give()).status, status);
  }
});

it('takes no code without a challenge, and none for a login that it does not know', async () => {
  const { begin, give } = service();
  assert.equal((await give()).status, 401);
  assert.equal((await begin('unknown')).status, 401);
});

it('locks the login after three wrong codes, also if it begins again', async () => {
  const { begin, give } = service();
  await begin();
  assert.equal((await give('000000')).status, 401);
  await begin();
  assert.equal((await give('000000')).status, 401);
  assert.equal((await give('000000')).status, 403);
  assert.equal((await give()).status, 403);
});
