import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/command.ts';
import { npm } from '../../scripts/lib/toolchain.mjs';
import { ENGINE_PROGRAM } from '../packages/support/engine-program.ts';
import { makeBundle } from './support/fargate-bundle.ts';
import { installArtillery } from './support/install-artillery.ts';
import { csvOf, type Platform, startPlatform } from './support/platform.ts';
import { type ArtilleryRun, runArtillery, type Summary, startArtillery } from './support/run-artillery.ts';
import { type LoadPlan, ours } from './support/scripts.ts';

// Artillery brings 460 MB, so `npm run test:full` alone installs it.
describe.runIf(process.env.GATEHOUSE_FULL === '1')(
  'Artillery with our engine, as somebody else installs them',
  () => {
    let artillery = '';
    let work = '';
    let platform: Platform;

    beforeAll(async () => {
      artillery = installArtillery() ?? '';
      work = await mkdtemp(join(tmpdir(), 'gatehouse-artillery-'));
      platform = await startPlatform(work, { plain: 3_000, withCode: 1_000 });
      await writeFile(join(work, 'plain.csv'), csvOf(platform.plain));
      await writeFile(join(work, 'withCode.csv'), csvOf(platform.withCode));
    }, 600_000);
    afterAll(async () => {
      platform.dispose();
      await rm(work, { recursive: true });
    });

    const planOf = (flow: LoadPlan['flow'], ...phases: object[]): LoadPlan => ({
      site: platform.site,
      home: platform.home,
      people: `${flow}.csv`,
      phases,
      flow,
    });
    const run = (name: string, script: object, env = {}): Promise<ArtilleryRun> =>
      runArtillery(artillery, work, name, script, env);
    const errorsOf = ({ counters }: Summary): readonly string[] =>
      Object.keys(counters).filter((name) => name.startsWith('errors.'));
    /** The memory of a process in megabytes. */
    const memoryOf = async (pid: number | undefined): Promise<number> =>
      Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

    it('signs in for three minutes, 5 to 200 times a second, on two workers', async () => {
      const script = ours(planOf('plain', { duration: 180, arrivalRate: 5, rampTo: 200 }));
      const { child, ended } = await startArtillery(artillery, work, 'ramp', script);
      await wait(90_000);
      const halfway = await memoryOf(child.pid);
      await wait(85_000);
      const late = await memoryOf(child.pid);
      const { code, report } = await ended;
      const counters = report?.counters ?? {};
      expect(code).toBe(0);
      expect(errorsOf(report as Summary)).toEqual([]);
      expect(counters['vusers.created']).toBeGreaterThan(18_000);
      expect(counters['gatehouse.outcome.signed-in']).toBe(counters['vusers.created']);
      expect(counters['gatehouse.sessions.logged_off']).toBe(counters['vusers.created']);
      expect((await platform.ask()).sessions).toBe(0);
      console.info(`memory: ${halfway.toFixed()} MB after 90 s, ${late.toFixed()} MB after 175 s`);
      // The rate has doubled meanwhile, and so have those who are there at once.
      expect(late / halfway).toBeLessThan(1.35);
    });

    it('shows no secret of 1,000 sign-ins with codes: not even in the debug log', async () => {
      const script = ours(planOf('withCode', { duration: 20, arrivalCount: 1_000 }));
      const { code, report, output, json } = await run('secrets', script, { DEBUG: '*' });
      expect(code).toBe(0);
      expect(report?.counters['gatehouse.outcome.signed-in']).toBe(1_000);
      const command = join(root, 'packages/cli-harness/bin/gatehouse.js');
      const [from, to] = [join(work, 'secrets-report.json'), join(work, 'secrets.html')];
      await promisify(execFile)(process.execPath, [command, 'load', 'report', from, '--html', to]);
      const texts = [output, json, await readFile(to, 'utf8')];
      // The log is there: it names the worker and the flow.
      expect(output).toContain('artillery:worker');
      for (const { password } of platform.withCode) {
        const spellings = [password, JSON.stringify(password).slice(1, -1), encodeURIComponent(password)];
        for (const spelling of [...spellings, password.slice(-8)])
          expect(texts.map((text) => text.includes(spelling))).toEqual([false, false, false]);
      }
      expect(output).not.toMatch(/"session":"[^"]/i);
    });

    it('tells refusals, an outage and a lost generator apart, and locks nobody out', async () => {
      await platform.ask({ fault: { call: 'session', kind: 'too-many', retryAfter: '2', probability: 0.2 } });
      const script = ours(planOf('plain', { duration: 40, arrivalRate: 20 }));
      const other = await startArtillery(artillery, work, 'other', script);
      const kept = startArtillery(artillery, work, 'kept', script).then(({ ended }) => ended);
      await wait(20_000);
      other.child.kill('SIGKILL');
      await platform.vanish(10_000);
      const [lost, { code, report }] = await Promise.all([other.ended, kept]);
      expect(lost.report).toBeNull();
      // Steps have failed, as Artillery's own expectations would.
      expect(code).toBe(21);
      const { counters, summaries } = report as Summary;
      expect(counters['gatehouse.call.session.429']).toBeGreaterThan(20);
      expect(counters['gatehouse.fault.too-many-attempts']).toBe(counters['gatehouse.call.session.429']);
      expect(summaries['gatehouse.wait']?.max).toBe(2_000);
      expect(counters['gatehouse.call.config.failed']).toBeGreaterThan(20);
      expect(counters['gatehouse.outcome.environment-fault']).toBeGreaterThan(20);
      expect(errorsOf(report as Summary).join('\n')).toMatch(/environment-fault \(unreachable\)/);
      const {
        'vusers.created': created = 0,
        'vusers.completed': done = 0,
        'vusers.failed': failed = 0,
      } = counters;
      expect(done + failed).toBe(created);
      const after = await run('after', ours(planOf('plain', { duration: 20, arrivalCount: 1_500 })));
      expect(errorsOf(after.report as Summary)).toEqual([]);
      expect(after.report?.counters['gatehouse.outcome.signed-in']).toBe(1_500);
      expect((await platform.ask()).sessions).toBe(0);
    });

    it.each([
      [
        'a misspelt word',
        { flow: ['expct signed in'] },
        /There is no step "expct"\. Did you mean "expect"\?/,
      ],
      ['a flow that expects nothing', { flow: ['open login'] }, /expects nothing, so it could not fail/],
    ])('stops with one sentence and no report after %s', async (_, scenario, problem) => {
      const script = ours(planOf('plain', { duration: 5, arrivalRate: 1 })) as { config: object };
      const { code, output, report } = await run('stopped', {
        ...script,
        scenarios: [{ engine: 'gatehouse', ...scenario }],
      });
      expect(code).toBe(11);
      expect(output).toMatch(problem);
      expect(output).not.toContain('node_modules');
      expect(report).toBeNull();
    });

    it('makes a bundle for Fargate that signs in from an empty folder', async () => {
      const { project, files } = await makeBundle(
        artillery,
        work,
        planOf('plain', { duration: 5, arrivalRate: 1 }),
      );
      expect(files).toEqual(expect.arrayContaining(['load.json', 'plain.csv', 'package.json']));
      const empty = await mkdtemp(join(work, 'fargate-'));
      for (const file of files) await cp(join(project, file), join(empty, file));
      // What Artillery's worker runs there.
      expect(
        npm(
          process.execPath,
          ['install', '--quiet', '--ignore-scripts', 'artillery-engine-gatehouse'],
          empty,
        ),
      ).toBe(true);
      await writeFile(join(empty, 'engine.mjs'), ENGINE_PROGRAM);
      const [account] = platform.plain;
      const words = [platform.site, account?.user ?? '', account?.password ?? ''];
      const env = { ...process.env, NODE_OPTIONS: '', XDG_STATE_HOME: work };
      const ran = await promisify(execFile)(process.execPath, [join(empty, 'engine.mjs'), ...words], { env });
      expect(ran.stdout.trim().split('\n')).toEqual(
        expect.arrayContaining(['gatehouse.outcome.signed-in', 'done']),
      );
    });
  },
);
