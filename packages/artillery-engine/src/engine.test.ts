import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fixture, makeFixture, PAYLOAD, PLAIN, ROWS, SIGN_IN } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
  // Wrong passwords are counted in a folder of the tests.
  vi.stubEnv('XDG_STATE_HOME', fixture.folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await fixture.dispose();
});
beforeEach(() => fixture.sandbox.reset());

describe('a virtual user', () => {
  it('signs in, is measured, and logs off', async () => {
    const test = await fixture.prepare(fixture.script([SIGN_IN, '- expect destination webtrader']), ROWS);
    expect(test.problems).toEqual([]);
    expect(await test.arrive(PLAIN)).toBeNull();
    const { counters, histograms, errors } = test.emitted;
    expect(errors).toEqual([]);
    expect(Object.fromEntries(counters)).toEqual({
      'gatehouse.call.config.200': 1,
      'gatehouse.call.session.200': 1,
      'gatehouse.call.account.200': 1,
      'gatehouse.call.log-off.200': 1,
      'gatehouse.outcome.signed-in': 1,
      'gatehouse.sessions.opened': 1,
      'gatehouse.sessions.logged_off': 1,
      'gatehouse.sessions.left_open': 0,
    });
    expect([...histograms.keys()]).toEqual(
      expect.arrayContaining([
        'gatehouse.state.signing-in',
        'gatehouse.state.loading-account',
        'gatehouse.sign_in.service_time',
        'gatehouse.sign_in.response_time',
      ]),
    );
    expect(fixture.sandbox.holds().sessions).toBe(0);
  });

  it('has an error with its line, and no value in it, where an expectation is refused', async () => {
    const test = await fixture.prepare(fixture.script([SIGN_IN, '- expect destination webtrader']), ROWS);
    const error = await test.arrive({ ...PLAIN, password: 'Wrong-Kite9' });
    expect(error?.message).toContain('Expected to leave for webtrader');
    expect(test.emitted.errors).toEqual([
      expect.stringMatching(
        /load\.yaml:10 expect destination webtrader: it was login failed|load\.yaml:10 expect destination webtrader: it was refused/,
      ),
    ]);
    expect(test.emitted.counters.get('gatehouse.fault.session-refused')).toBe(1);
    expect(test.emitted.counters.get('gatehouse.outcome.refused')).toBe(1);
    expect(JSON.stringify([...test.emitted.counters, ...test.emitted.errors])).not.toMatch(
      /Wrong-Kite9|DM100001/,
    );
  });

  it("does Artillery's own steps among ours, and shows no secret in a log", async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const flow = [
      '- loop:',
      '    - open login',
      `    ${SIGN_IN}`,
      '    - expect signed in',
      '  count: 2',
      '- think: 0.01',
      '- log: "{{ user }} with {{ password }}"',
    ];
    const test = await fixture.prepare(fixture.script(flow), ROWS);
    expect(test.problems).toEqual([]);
    const error = await test.arrive(PLAIN);
    expect(error).toBeNull();
    const lines = written.mock.calls.map(([text]) => String(text));
    written.mockRestore();
    expect(lines).toContain('DM100001 with •••\n');
    expect(test.emitted.histograms.get('gatehouse.state.signing-in')).toHaveLength(2);
  });

  it('enters the code that the inbox of the sandbox has', async () => {
    const person = fixture.sandbox.people.find(({ id }) => id === 'two-factor');
    const flow = [SIGN_IN, '- expect two-factor', '- choose email', '- enter code', '- expect signed in'];
    const settings = `{ sandbox: "${fixture.sandbox.home}" }`;
    const test = await fixture.prepare(fixture.script(flow, settings), [
      [person?.username, person?.password],
    ]);
    expect(test.problems).toEqual([]);
    expect(await test.arrive({ user: person?.username, password: person?.password })).toBeNull();
    expect(test.emitted.histograms.get('gatehouse.state.verifying-code')).toHaveLength(1);
  });

  it('plays a scenario of gatehouse run, with the payload in place of its variables', async () => {
    await fixture.write(
      'login.yaml',
      'variables: { user: { env: NOBODY }, password: { env: NOTHING } }\npeople:\n  anna: { user: "$USER", password: "$PASSWORD" }\nscenarios:\n  - name: anna signs in\n    steps: [sign in as anna, expect signed in]\n'
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of a scenario
        .replace('$USER', '${user}')
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of a scenario
        .replace('$PASSWORD', '${password}'),
    );
    const yaml = fixture.script([]).replace('    flow:\n', '    scenario: login.yaml#anna signs in\n');
    const test = await fixture.prepare(yaml, ROWS);
    expect(test.problems).toEqual([]);
    expect(await test.arrive(PLAIN)).toBeNull();
    const unknown = await fixture.prepare(yaml.replace('#anna signs in', '#anna sings in'), ROWS);
    expect(unknown.problems.join()).toMatch(
      /has no scenario "anna sings in"\. Did you mean "anna signs in"\?/,
    );
  });

  it('never shares an account where a code would be lost', async () => {
    const flow = [SIGN_IN, '- wait 300ms', '- resend code', '- expect two-factor'];
    const settings = `{ sandbox: "${fixture.sandbox.home}" }`;
    const test = await fixture.prepare(fixture.script(flow, settings), ROWS);
    const errors = await Promise.all([test.arrive(PLAIN), test.arrive(PLAIN)]);
    expect(errors.map((error) => error?.message)).toContain(
      'Every account is in use: more visitors are there at once than there are accounts.',
    );
    expect(test.emitted.counters.get('gatehouse.accounts.busy')).toBe(1);
    // The first one has left, so its account is free again.
    const later = await test.arrive(PLAIN);
    expect(later?.message).not.toContain('in use');
  });

  it('counts what the platform asks to wait', async () => {
    const person = fixture.sandbox.people.find(({ id }) => id === 'too-many');
    const user = { user: person?.username, password: person?.password };
    const test = await fixture.prepare(fixture.script([SIGN_IN, '- expect waiting time']), [
      Object.values(user),
    ]);
    expect(await test.arrive(user)).toBeNull();
    expect(test.emitted.counters.get('gatehouse.call.session.429')).toBe(1);
    expect(test.emitted.histograms.get('gatehouse.wait')).toEqual([5_000]);
  });

  it('opens connections of its own where the settings say so', async () => {
    const open = vi.spyOn(Socket.prototype, 'connect');
    const connectionsOf = async (settings: string): Promise<number> => {
      const test = await fixture.prepare(fixture.script([SIGN_IN, '- expect signed in'], settings), ROWS);
      await test.arrive(PLAIN);
      const before = open.mock.calls.length;
      for (let visitor = 0; visitor < 3; visitor += 1) expect(await test.arrive(PLAIN)).toBeNull();
      return open.mock.calls.length - before;
    };
    expect(await connectionsOf('{ connections: shared }')).toBe(0);
    expect(await connectionsOf('{ connections: each }')).toBeGreaterThanOrEqual(3);
    open.mockRestore();
  });

  it.each([
    ['{}', 21],
    ['{ ensure: { maxErrorRate: 1 } }', 0],
  ])('lets Artillery fail after a failed step, unless thresholds decide: %s', async (more, code) => {
    const artillery = { suggestedExitCode: 0 };
    vi.stubGlobal('artillery', artillery);
    const config = more === '{}' ? PAYLOAD : `${PAYLOAD}\n  ensure: { maxErrorRate: 1 }`;
    const test = await fixture.prepare(fixture.script([SIGN_IN, '- expect refused'], '{}', config), ROWS);
    expect(await test.arrive(PLAIN)).not.toBeNull();
    vi.unstubAllGlobals();
    expect(artillery.suggestedExitCode).toBe(code);
  });

  it('says so where the codes never come', async () => {
    const person = fixture.sandbox.people.find(({ id }) => id === 'two-factor');
    const user = { user: person?.username, password: person?.password };
    const flow = [SIGN_IN, '- choose email', '- enter code', '- expect signed in'];
    const codes = '    codes: { command: "false" }\n';
    const test = await fixture.prepare(fixture.script(flow, '{}', PAYLOAD, codes), [Object.values(user)]);
    expect(test.problems).toEqual([]);
    expect(await test.arrive(user)).not.toBeNull();
    expect(test.emitted.errors[0]).toMatch(/load\.yaml:12 enter code: two-factor-required \(.+\)$/);
    expect(fixture.sandbox.holds().sessions).toBe(0);
  });

  it.each([
    ['an empty password', { password: '' }, 'The password is empty.'],
    ['a variable that has no value', { password: undefined }, 'There is no variable "password".'],
  ])('ends at once with %s', async (_, vars, message) => {
    const test = await fixture.prepare(fixture.script([SIGN_IN, '- expect signed in']), ROWS);
    const error = await test.arrive({ ...PLAIN, ...vars });
    expect(error?.message).toContain(message);
    expect(test.emitted.errors[0]).toContain(message);
    expect(fixture.sandbox.journal().filter(({ path }) => path.endsWith('/Session'))).toEqual([]);
  });
});
