import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventsFrom, type Fixture, makeFixture, sessionOf } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ seed: 5 });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

describe('the journal', () => {
  it('tells of a call as it happens, masked, with the command that repeats it', async () => {
    const [call] = await eventsFrom(`${fixture.sandbox.home}/_gatehouse/journal/events`, 1, () =>
      sessionOf(fixture.sandbox, 'plain'),
    );
    expect(call).toMatchObject({
      path: '/api/v2/Session',
      status: 200,
      body: { username: 'DM100001', password: '•••' },
      answer: { session: '•••', statusCode: 0 },
    });
    const { curl } = call as { curl: string };
    expect(curl).toBe(
      `curl -X POST '${fixture.sandbox.brands['city-index']}/api/v2/Session' -H 'content-type: text/plain;charset=UTF-8' -H 'Cookie: XSRF-TOKEN=curl' -H 'X-XSRF-TOKEN: curl' --data-raw '{"username":"DM100001","password":"•••","appKey":"Mercury","appVersion":"1.0.0"}'`,
    );
  });

  it('ends its streams when the sandbox closes', async () => {
    const other = await makeFixture();
    const response = await fetch(`${other.sandbox.home}/_gatehouse/journal/events`);
    const ended = response.text().then(
      () => 'ended',
      () => 'broken',
    );
    await other.end();
    expect(['ended', 'broken']).toContain(await ended);
  });
});
