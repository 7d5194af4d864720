import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  askCode,
  eventsFrom,
  type Fixture,
  fieldsOf,
  makeFixture,
  tokenOf,
  verify,
} from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture({ seed: 5 });
});
afterEach(() => fixture.sandbox.reset());
afterAll(() => fixture.end());

const home = (path: string) => fetch(fixture.sandbox.home + path);
const sendTo = async (id: string, contactId: number) =>
  askCode(fixture.sandbox, await tokenOf(fixture.sandbox, id), contactId);

describe('the inbox', () => {
  it('tells of a code the moment it is sent', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    const events = await eventsFrom(`${fixture.sandbox.home}/_gatehouse/inbox/events`, 1, () =>
      askCode(fixture.sandbox, token, 502),
    );
    expect(events).toEqual([fixture.sandbox.inbox()[0]]);
    expect(events[0]).toMatchObject({ kind: 'sms', username: 'DA200001' });
  });

  it('gives the newest code of a person as plain text, by kind where that is asked', async () => {
    expect((await home('/_gatehouse/inbox/code?username=DA200001')).status).toBe(404);
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    await askCode(fixture.sandbox, token, 502);
    await askCode(fixture.sandbox, token, 501);
    const [mail, sms] = fixture.sandbox.inbox();
    expect(await (await home('/_gatehouse/inbox/code?username=da200001')).text()).toBe(mail?.code);
    expect(await (await home('/_gatehouse/inbox/code?kind=sms')).text()).toBe(sms?.code);
    expect((await verify(fixture.sandbox, token, mail?.code ?? '')).status).toBe(200);
  });

  it('has a page that shows codes as text', async () => {
    const token = await tokenOf(fixture.sandbox, 'two-factor');
    await askCode(fixture.sandbox, token);
    expect(await (await home('/inbox')).text()).toContain(`data-copy="${fixture.sandbox.inbox()[0]?.code}"`);
  });

  it('lets a test wait for a message, or have one that is there', async () => {
    const fits = ({ username }: { username: string }) => username === 'DA200008';
    const waiting = fixture.sandbox.nextMessage(fits);
    await askCode(fixture.sandbox, await tokenOf(fixture.sandbox, 'two-factor'));
    await askCode(fixture.sandbox, await tokenOf(fixture.sandbox, 'sms-only'));
    expect(await waiting).toMatchObject({ kind: 'sms' });
    expect(await fixture.sandbox.nextMessage(fits)).toEqual(await waiting);
  });
});

describe('the messages of one person', () => {
  const list = async (query: string) => {
    const answer = await home(`/_gatehouse/inbox${query}`);
    const messages = (await answer.json()) as { username: string; kind: string }[];
    return messages.map(({ username, kind }) => `${username} ${kind}`);
  };

  it.each([
    ['', ['DA200008 sms', 'DA200001 email', 'DA200001 sms']],
    ['?person=two-factor', ['DA200001 email', 'DA200001 sms']],
    ['?person=da200001', ['DA200001 email', 'DA200001 sms']],
    ['?username=DA200001', ['DA200001 email', 'DA200001 sms']],
    ['?person=sms-only', ['DA200008 sms']],
    ['?kind=sms', ['DA200008 sms', 'DA200001 sms']],
    ['?person=two-factor&kind=sms', ['DA200001 sms']],
    ['?person=plain', []],
  ])('are found by %j', async (query, expected) => {
    await sendTo('two-factor', 502);
    await sendTo('two-factor', 501);
    await sendTo('sms-only', 501);
    expect(await list(query)).toEqual(expected);
  });

  it.each(['/_gatehouse/inbox', '/_gatehouse/inbox/code', '/_gatehouse/inbox/events'])(
    'are a mistake at %s where nobody is called so, or there is no such kind',
    async (path) => {
      const nobody = await home(`${path}?person=two-facto`);
      expect([nobody.status, (await fieldsOf(nobody)).error]).toEqual([
        404,
        expect.stringContaining('two-factor, '),
      ]);
      expect((await home(`${path}?kind=fax`)).status).toBe(404);
    },
  );

  it('are the only ones that the stream tells of', async () => {
    const events = await eventsFrom(
      `${fixture.sandbox.home}/_gatehouse/inbox/events?person=sms-only`,
      1,
      async () => {
        await sendTo('two-factor', 501);
        await sendTo('sms-only', 501);
      },
    );
    expect(events).toMatchObject([{ username: 'DA200008' }]);
  });

  it('are the only ones that the page shows, which offers everybody', async () => {
    await sendTo('two-factor', 501);
    await sendTo('sms-only', 501);
    const [late, early] = fixture.sandbox.inbox();
    const text = await (await home('/inbox?person=two-factor')).text();
    expect(text).toContain(`data-copy="${early?.code}"`);
    expect(text).not.toContain(`data-copy="${late?.code}"`);
    expect(text).toMatch(/<option value="two-factor" selected>two-factor<\/option>/);
    for (const { id } of fixture.sandbox.people) expect(text).toContain(`<option value="${id}"`);
  });

  it('are none on the page where nobody is called so', async () => {
    const answer = await home('/inbox?person=%3Cb%3E');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<b>');
  });
});
