// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of scenarios are written like this
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Io } from '../../io.ts';
import { runReportSchema } from '../../report/run-report.schema.ts';
import { run } from '../../run.ts';
import { captureIo } from '../../testing/capture-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function play(text: string, flags: readonly string[] = ['--sandbox'], io: Partial<Io> = {}) {
  writeFileSync(join(folder, 'a.yaml'), text);
  const captured = captureIo({ cwd: folder, env: { XDG_STATE_HOME: folder }, ...io });
  const code = await run(['run', 'a.yaml', '--workers', '1', ...flags], captured.io);
  return { code, stdout: captured.stdout(), stderr: captured.stderr() };
}

async function report(text: string, flags: readonly string[] = [], io: Partial<Io> = {}) {
  const { code, stdout } = await play(text, ['--sandbox', '--json', ...flags], io);
  return { code, ...runReportSchema.parse(JSON.parse(stdout)) };
}

const scenario = (name: string, ...steps: readonly string[]) =>
  [`  - name: ${name}`, '    steps:', ...steps.map((step) => `      - ${step}`)].join('\n');
const PASSES = scenario('passes', 'sign in as plain', 'expect signed in');
const FAILS = scenario(
  'fails',
  'sign in as plain with a wrong password',
  'expect signed in',
  'expect accepted',
);

describe('gatehouse run', () => {
  it('has a line for each scenario, the failures with their steps, and a summary', async () => {
    const { code, stdout, stderr } = await play(`scenarios:\n${PASSES}\n${FAILS}`, ['--sandbox']);
    expect(stdout.replaceAll(/\d+(?:\.\d+)? m?s/g, 'TIME').split('\n')).toEqual([
      'ok       passes  a.yaml:2 (city-index en-uk en) TIME',
      'FAILED   fails  a.yaml:6 (city-index en-uk en) TIME',
      '',
      'FAILED   fails  a.yaml:6 (city-index en-uk en) TIME',
      '         - sign in as plain with a wrong password',
      '         - expect signed in  a.yaml:9',
      expect.stringContaining(
        'Expected signed in, but it was refused. Incorrect Username or Password. Check',
      ),
      '',
      '1 passed, 1 failed in TIME.',
      '',
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });

  it('says what a page offers instead, and a wrong message only once', async () => {
    const early = scenario(
      'too early',
      'sign in as forced-change',
      'change password to a new one',
      'press continue',
    );
    const other = scenario(
      'other words',
      'sign in as plain with a wrong password',
      'expect message Wrong password',
    );
    const { stdout } = await play(`scenarios:\n${early}\n      - expect signed in\n${other}`);
    expect(stdout).toContain('It shows: password changed. It offers: press ok.\n');
    expect(stdout).toMatch(/ "Incorrect Username or Password"\.\n/);
  });

  it('breaks the line of a failure where a terminal is narrow', async () => {
    const stdout = Object.assign(new PassThrough({ encoding: 'utf8' }), { columns: 40 });
    await play(`scenarios:\n${FAILS}`, ['--sandbox'], { stdout });
    expect(stdout.read()).toMatch(/\nFAILED {3}fails\n {9}a\.yaml:2 \(city-index en-uk en\) [\d.]+ m?s\n/);
  });

  it('reports every step with --json: what was expected, what came, and what the flow did', async () => {
    const { code, outcome, totals, scenarios } = await report(`scenarios:\n${FAILS}`);
    expect({ code, outcome, totals }).toEqual({
      code: 1,
      outcome: 'failed',
      totals: { passed: 0, failed: 1, skipped: 0, interrupted: 0 },
    });
    expect(scenarios[0]).toMatchObject({ cause: 'expectation-failed', attempts: 1, via: 'core' });
    expect(scenarios[0]?.steps.map((step) => [step.outcome, step.received])).toEqual([
      ['passed', undefined],
      ['failed', 'refused'],
      ['skipped', undefined],
    ]);
    expect(scenarios[0]?.transcript.at(-1)).toMatchObject({
      state: 'login-failed',
      event: 'session-refused',
    });
  });

  it('shows all mistakes and sends nothing', async () => {
    const text = `scenarios:\n${scenario('x', 'sign in as plane', 'expect twofactor')}\n${PASSES}`;
    const { code, stdout, stderr } = await play(text);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('a.yaml:5:16: Nothing is called "twofactor" here. Did you mean "two-factor"?');
    expect(stderr).toContain('The scenarios have 2 mistakes. Nothing was sent.');
  });

  it('knows the people of the sandbox', async () => {
    const { stderr } = await play(`scenarios:\n${scenario('x', 'sign in as plane', 'expect login')}`);
    expect(stderr).toContain('a.yaml:4:20: There is no person "plane". Did you mean "plain"?');
    const strangers = ['anna', 'bella'].map((who) => scenario(who, `sign in as ${who}`, 'expect login'));
    const listed = await play(`scenarios:\n${strangers.join('\n')}`);
    expect(listed.stderr).toMatch(/There is no person "anna"\. The people are plain, .*forced-change, /);
    expect(listed.stderr).toContain('There is no person "bella".\n');
  });

  it('takes a password from a file only for the sandbox, and does not show it', async () => {
    const text = `people: { me: { user: me, password: hunter2 } }\nscenarios:\n${scenario('x', 'sign in as me', 'expect login')}`;
    const { code, stderr } = await play(text, ['--site', 'http://localhost:1']);
    expect(code).toBe(2);
    expect(stderr).toContain('a.yaml:1:37: Everybody who has the file can read this password.');
    expect(stderr).not.toContain('hunter2');
  });

  it('masks a password of the sandbox, also in steps that were not played', async () => {
    const text = `scenarios:\n${scenario('x', 'expect refused', 'change password to Hunter-22')}`;
    const { stdout } = await play(text, ['--sandbox', '--json']);
    expect(stdout).toContain('change password to •••');
  });

  it('needs a site', async () => {
    expect((await play(`scenarios:\n${PASSES}`, [])).stderr).toContain('to sign in. Add --profile NAME,');
    expect((await play(`site: sandbox\nscenarios:\n${PASSES}`, [])).code).toBe(0);
  });

  it('ends with 3 if nothing answers', async () => {
    const text = `people: { me: { user: me } }\nscenarios:\n${scenario('x', 'expect login')}`;
    const { code, stdout } = await play(text, ['--site', 'http://localhost:9999']);
    expect(code).toBe(3);
    expect(stdout).toContain('localhost:9999 refused the connection');
  });

  it('ends with 5 at a host that looks like production', async () => {
    const text = `scenarios:\n${scenario('x', 'expect login')}`;
    expect((await play(text, ['--site', 'https://broker.example'])).code).toBe(5);
  });

  it('plays every point of the matrix, but for what the scenario says itself', async () => {
    const text = `scenarios:\n${PASSES}\n${scenario('own', 'expect login').replace('steps', 'brand: whs\n    steps')}`;
    const { scenarios } = await report(text, ['--matrix', 'brand=kq,forex region language=de,en']);
    const points = scenarios.map(
      ({ name, point }) => `${name} ${point.brand} ${point.region} ${point.language}`,
    );
    expect(points.filter((point) => point.startsWith('own'))).toEqual(['own whs null de', 'own whs null en']);
    expect(points.filter((point) => point.includes('kq'))).toEqual([
      'passes kq null de',
      'passes kq null en',
    ]);
    expect(points.filter((point) => point.includes('forex'))).toHaveLength(12);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });

  it('plays a part of everything, so that the parts together are the whole', async () => {
    const text = `scenarios:\n${[1, 2, 3, 4, 5].map((at) => scenario(`s${at}`, 'expect login')).join('\n')}`;
    const parts = [await report(text, ['--shard', '1/2']), await report(text, ['--shard', '2/2'])];
    expect(parts.map((part) => part.scenarios.map(({ name }) => name))).toEqual([
      ['s1', 's3', 's5'],
      ['s2', 's4'],
    ]);
  });

  it('chooses by tags and by name, and says so if nothing is left', async () => {
    const tagged = PASSES.replace('steps', 'tags: [smoke]\n    steps');
    const text = `scenarios:\n${tagged}\n${FAILS}`;
    expect((await report(text, ['--tags', 'smoke'])).totals.passed).toBe(1);
    expect((await report(text, ['--tags', '!smoke'])).totals.failed).toBe(1);
    expect((await report(text, ['--grep', '/^PASS/i'])).totals.passed).toBe(1);
    const { code, stderr } = await play(text, ['--sandbox', '--grep', 'nothing']);
    expect([code, stderr]).toEqual([
      2,
      'None of the 2 scenarios is chosen. Check --tags, --grep, --matrix and --shard.\n',
    ]);
  });

  it('repeats, and stops after the first failure with --bail', async () => {
    const { totals } = await report(`scenarios:\n${FAILS}`, ['--repeat', '5', '--bail']);
    expect(totals).toMatchObject({ failed: 1, skipped: 4 });
  });

  it('tries again only where a scenario asks for it', async () => {
    const faulty = (retries: string) =>
      `scenarios:\n${PASSES.replace('steps', `sandbox:\n      faults: [{ call: session, kind: server-error, count: 1 }]${retries}\n    steps`)}`;
    const [once] = (await report(faulty(''))).scenarios;
    expect(once).toMatchObject({ outcome: 'failed', cause: 'environment-fault' });
    expect((await report(faulty('\n    retries: 2'))).scenarios[0]).toMatchObject({
      outcome: 'passed',
      attempts: 2,
      earlier: [{ cause: 'environment-fault', message: expect.stringContaining('(HTTP 500)') }],
    });
  });

  it('completes the report if it is interrupted', async () => {
    const slow = scenario('slow', 'sign in as slow', 'expect signed in');
    const stop = new AbortController();
    // While the platform is thinking about the password.
    const impatient: typeof fetch = (input, init) => {
      if (String(input).endsWith('v2/Session')) setTimeout(() => stop.abort(), 20);
      return fetch(input, init);
    };
    const { code, outcome, totals, scenarios } = await report(`scenarios:\n${slow}\n${PASSES}`, [], {
      signal: stop.signal,
      fetch: impatient,
    });
    expect({ code, outcome }).toEqual({ code: 130, outcome: 'interrupted' });
    expect(totals).toMatchObject({ interrupted: 2, passed: 0 });
    expect(scenarios[0]?.steps.map((step) => step.outcome)).toEqual(['interrupted', 'skipped']);
  });

  it('plays again whenever a file changes, until it is interrupted', async () => {
    const stop = new AbortController();
    const text = `scenarios:\n${PASSES}`;
    writeFileSync(join(folder, 'a.yaml'), text);
    const captured = captureIo({ cwd: folder, signal: stop.signal });
    const ended = run(['run', 'a.yaml', '--sandbox', '--watch', '--workers', '1'], captured.io);
    const patience = { timeout: 20_000, interval: 20 };
    await vi.waitFor(() => expect(captured.stderr()).toContain('Waiting for a change'), patience);
    expect(captured.stdout()).toContain('1 passed');
    writeFileSync(join(folder, 'a.yaml'), `${text}\n${FAILS}`);
    await vi.waitFor(() => expect(captured.stdout()).toContain('1 passed, 1 failed'), patience);
    await vi.waitFor(() => expect(captured.stderr().match(/Waiting/g)).toHaveLength(2), patience);
    stop.abort();
    expect(await ended).toBe(130);
  });

  it('leaves out points of the matrix that the site does not have', async () => {
    const { totals, scenarios } = await report(`brand: kq\nscenarios:\n${PASSES}`, ['--matrix', 'platform']);
    expect(totals).toMatchObject({ passed: 1, skipped: 2 });
    expect(scenarios[1]?.message).toBe('The site has no address for advantage.');
    const { code, stderr } = await play(`scenarios:\n${PASSES}`, [
      '--site',
      'http://localhost:1',
      '--matrix',
      'brand',
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('A site has one brand.')]);
  });

  it('does not wait for a code that was not sent', async () => {
    const steps = ['sign in as code-not-sent', 'choose email', 'expect fault code-not-sent', 'enter code'];
    const { scenarios } = await report(`scenarios:\n${scenario('x', ...steps)}`);
    expect(scenarios[0]).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('has no code'),
    });
  });

  it('shows faults and settings that the sandbox does not know where they are', async () => {
    const text = [
      'scenarios:',
      PASSES.replace(
        'steps',
        'sandbox: { faults: [{ call: sesion, kind: slow, ms: 5 }], settings: { casing: loud } }\n    steps',
      ),
      scenario('x', 'let the sandbox fail: { call: session, kind: slow }', 'expect login'),
    ].join('\n');
    const { code, stderr } = await play(text);
    expect(code).toBe(2);
    expect(stderr).toContain('a.yaml:3:25: "call" must be one of');
    expect(stderr).toMatch(/a\.yaml:3:\d+: "?casing/);
    expect(stderr).toContain('a.yaml:9:31: "ms" belongs to the kind slow');
  });

  it('skips a scenario that says why', async () => {
    const skipped = PASSES.replace('steps', 'skip: not ready\n    steps');
    expect((await report(`scenarios:\n${skipped}`)).scenarios[0]).toMatchObject({
      outcome: 'skipped',
      message: 'not ready',
      attempts: 0,
    });
  });

  it('takes passwords, codes and variables from where the file says', async () => {
    const text = [
      'variables:',
      '  who: { env: WHO }',
      'people:',
      '  me: { user: "${who}", password: { env: SECRET } }',
      'scenarios:',
      scenario('x', 'sign in as me', 'choose email', 'enter code', 'expect signed in'),
    ].join('\n');
    const env = { WHO: 'DA200001', SECRET: 'Double-Lock1' };
    const { code, stdout } = await play(text, ['--sandbox', '--json'], { env });
    expect(code).toBe(0);
    expect(stdout).not.toContain('Double-Lock1');
    const missing = await play(text, ['--sandbox'], { env: { SECRET: 'x' } });
    expect(missing.stderr).toContain('a.yaml:2:8: The environment variable WHO is not set.');
  });
});
