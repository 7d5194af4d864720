import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-reports-'));
const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() =>
  writeFileSync(
    at('login.yaml'),
    `site: sandbox
scenarios:
  - name: signs in
    steps:
      - sign in as plain
      - expect destination webtrader
  - name: enters a code
    steps:
      - sign in as two-factor
      - choose sms
      - enter code
      - expect signed in
  - name: fails on purpose
    steps:
      - sign in as plain
      - expect refused
`,
  ),
);

describe('the reports of a run', () => {
  it('are written in every format at once, and name the same scenarios', async () => {
    const list = ['json', 'junit', 'html', 'markdown', 'har', 'prometheus']
      .map((name) => `${name}=${at(`new/${name}`)}`)
      .join(',');
    const { code, stdout } = await gatehouseHere([
      'run',
      at('login.yaml'),
      '--report',
      list,
      '--gallery',
      'http://g.test/',
    ]);
    expect(code).toBe(1);
    expect(stdout).toContain('2 passed, 1 failed');
    const names = ['signs in', 'enters a code', 'fails on purpose'];
    for (const name of names) {
      for (const format of readdirSync(at('new'))) expect(read(`new/${format}`), format).toContain(name);
    }
    const report = JSON.parse(read('new/json'));
    expect(report.totals).toEqual({ passed: 2, failed: 1, skipped: 0, interrupted: 0 });
    const { requests, transcript } = report.scenarios[1];
    const verify = requests.find(({ url }: { url: string }) => url.endsWith('VerifyAuthCode'));
    expect(verify).toMatchObject({
      method: 'POST',
      status: 200,
      bodies: { sent: '{"token":"•••","code":"•••"}' },
    });
    // Requests and states are told by the same clock.
    const entered = transcript.find(({ state }: { state: string }) => state === 'verifying-code').at;
    expect(Math.abs(verify.at - entered)).toBeLessThan(60);
    expect(JSON.parse(read('new/har')).log.entries.length).toBeGreaterThan(8);
    expect(read('new/html')).toContain('href="http://g.test/#/state/two-factor?brand=city-index');
  });

  it('are sent to a collector as metrics, or it says why not before or after the run', async () => {
    const received: { readonly url: string; readonly body: string; readonly key: unknown }[] = [];
    let status = 200;
    const collector = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ url: request.url ?? '', body, key: request.headers['api-key'] });
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void collector.close());
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const send = (address: string) =>
      gatehouseHere(['run', at('login.yaml'), '--grep', 'signs in', '--report', `otlp=${address}`]);

    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'api-key=k');
    onTestFinished(() => void vi.unstubAllEnvs());
    const sent = await send(`http://127.0.0.1:${port}`);
    expect([sent.code, sent.stderr]).toEqual([0, '']);
    expect(received.map(({ url, key }) => [url, key])).toEqual([['/v1/metrics', 'k']]);
    const [{ resource, scopeMetrics }] = JSON.parse(received[0]?.body ?? '').resourceMetrics;
    expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'gatehouse' } }]);
    const metrics: readonly { readonly name: string; readonly gauge: unknown }[] = scopeMetrics[0].metrics;
    expect(metrics.find(({ name }) => name === 'gatehouse_scenario_passed')?.gauge).toMatchObject({
      dataPoints: [
        {
          asDouble: 1,
          attributes: expect.arrayContaining([{ key: 'name', value: { stringValue: 'signs in' } }]),
        },
      ],
    });

    status = 400;
    const refused = await send(`http://127.0.0.1:${port}/own/path`);
    expect(refused.stderr).toMatch(/^The report otlp did not arrive at http:\S+\/own\/path: .+\.\n$/);
    expect(received.at(-1)?.url).toBe('/own/path');
    for (const address of ['localhost:4318', '-', 'out.txt']) {
      const wrong = await send(address);
      expect(wrong.code).toBe(2);
      expect(wrong.stderr).toContain('cannot be sent to');
      expect(wrong.stderr).toContain('such as otlp=http://localhost:4318');
    }
    const secret = await send('https://me:Canary-1@collector.example');
    expect([secret.code, secret.stderr.includes('Canary-1')]).toEqual([2, false]);
    expect(secret.stderr).toContain('OTEL_EXPORTER_OTLP_HEADERS');
    expect(received).toHaveLength(2);
  });

  it('are replaced as a whole where another program reads them all the time', async () => {
    const path = at('metrics.prom');
    const write = (name: string) =>
      gatehouseHere(['run', at('login.yaml'), '--grep', name, '--report', `prometheus=${path}`]);
    await write('signs in');
    const { ino } = statSync(path);
    await write('enters a code');
    expect(statSync(path).ino, 'another file has taken its place').not.toBe(ino);
    expect(read('metrics.prom')).toContain('enters a code');
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('may go to standard output, alone', async () => {
    const { stdout } = await gatehouseHere([
      'run',
      at('login.yaml'),
      '--grep',
      'signs in',
      '--report',
      'junit=-',
    ]);
    expect(stdout).toMatch(/^<\?xml[^>]*>\n<testsuites name="gatehouse run" tests="1"/);
    expect(stdout).not.toContain('passed in');
  });

  it('are complete after an interruption', async () => {
    const stop = new AbortController();
    const steps = ['open login', 'wait 1m', 'expect login'];
    const scenarios = ['one', 'two', 'three'].map((name) => ({ name, steps }));
    writeFileSync(at('waiting.yaml'), JSON.stringify({ site: 'sandbox', scenarios }));
    const running = gatehouseHere(
      [
        'run',
        at('waiting.yaml'),
        '--workers',
        '1',
        '--report',
        `json=${at('stopped.json')},html=${at('stopped.html')}`,
      ],
      { signal: stop.signal },
    );
    setTimeout(() => stop.abort(), 500);
    expect((await running).code).toBe(130);
    const report = JSON.parse(read('stopped.json'));
    expect([report.outcome, report.scenarios.length]).toEqual(['interrupted', 3]);
    expect(read('stopped.html')).toContain('Interrupted after');
  });

  it('add to the summary of a CI, which has others', async () => {
    writeFileSync(at('summary.md'), 'Before.\n');
    const env = { GITHUB_STEP_SUMMARY: at('summary.md') };
    await gatehouseHere(
      ['run', at('login.yaml'), '--grep', 'signs in', '--report', `markdown=${at('summary.md')}`],
      { env },
    );
    expect(read('summary.md')).toMatch(/^Before\.\n## ✅ Gatehouse: 1 scenario passed/);
  });

  it.each([
    ['jnit=x', 'There is no report format "jnit". Did you mean junit?'],
    ['html=', 'The report html has no path'],
    [`html=${folder}`, 'it is a folder'],
  ])('cannot be %s, which is said before anything is played', async (list, message) => {
    const { code, stdout, stderr } = await gatehouseHere(['run', at('login.yaml'), '--report', list]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

describe('gatehouse report merge', () => {
  it('makes one report of those of all shards, and misses none', async () => {
    for (const shard of ['1/2', '2/2']) {
      await gatehouseHere([
        'run',
        at('login.yaml'),
        '--shard',
        shard,
        '--report',
        `json=${at(`s${shard[0]}.json`)}`,
      ]);
    }
    const both = await gatehouseHere([
      'report',
      'merge',
      at('s1.json'),
      at('s2.json'),
      '--report',
      `junit=${at('all.xml')}`,
    ]);
    expect([both.code, both.stderr]).toEqual([1, '']);
    expect(both.stdout).toContain('2 passed, 1 failed');
    expect(read('all.xml')).toContain('tests="3" failures="1"');
    const one = await gatehouseHere(['report', 'merge', at('s1.json'), '--json']);
    expect(one.code).toBe(1);
    expect(JSON.parse(one.stdout).notes).toEqual(['The report of shard 2/2 is missing.']);
    expect(one.stderr).toBe('Warning: The report of shard 2/2 is missing.\n');
  });

  it('shows no file of somebody else, whatever a report calls it', async () => {
    mkdirSync(at('foreign'));
    writeFileSync(at('private.png'), 'no picture');
    writeFileSync(at('shot.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    writeFileSync(at('foreign/shot.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    symlinkSync(at('shot.png'), at('foreign/link.png'));
    await gatehouseHere([
      'run',
      at('login.yaml'),
      '--grep',
      'signs in',
      '--report',
      `json=${at('foreign/r.json')}`,
    ]);
    const report = JSON.parse(read('foreign/r.json'));
    const merged = async (pictures: readonly string[]) => {
      report.scenarios[0].steps[0].pictures = pictures;
      writeFileSync(at('foreign/r.json'), JSON.stringify(report));
      await gatehouseHere([
        'report',
        'merge',
        at('foreign/r.json'),
        '--report',
        `html=${at('foreign/r.html')}`,
      ]);
      return read('foreign/r.html').match(/data:image/g)?.length ?? 0;
    };
    expect(await merged(['../private.png', at('private.png'), '../shot.png', 'link.png'])).toBe(0);
    expect(await merged(['shot.png'])).toBe(1);
  });

  it.each([
    ['a date that is none', { startedAt: 'not a date' }],
    ['a moment beyond all dates', { startedAt: '+270000-01-01T00:00:00Z' }],
    ['more milliseconds than there are', { ms: 1e15 }],
  ])('says so if a report has %s', async (_what, part) => {
    const report = {
      format: 1,
      kind: 'run',
      gatehouse: '0',
      startedAt: '2026-01-01T00:00:00Z',
      ms: 1,
      arguments: [],
    };
    writeFileSync(at('odd.json'), JSON.stringify({ ...report, outcome: 'passed', ...part }));
    const { code, stderr } = await gatehouseHere(['report', 'merge', at('odd.json')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/has a mistake at (startedAt|ms)/);
  });

  it('names every file that is no report', async () => {
    mkdirSync(at('broken'));
    writeFileSync(at('broken/a.json'), '{');
    const { code, stderr } = await gatehouseHere([
      'report',
      'merge',
      at('broken/a.json'),
      at('broken/b.json'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/a\.json is not JSON[\s\S]*b\.json cannot be read/);
  });
});
