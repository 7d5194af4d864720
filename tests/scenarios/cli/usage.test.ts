import { describe, expect, it } from 'vitest';
import { gatehouseHere } from './gatehouse-here.ts';
import { gatehouse } from './gatehouse-process.ts';

describe('a wrong use of gatehouse', () => {
  it.each([
    [
      'an unknown command',
      ['logn'],
      'Did you mean login? The commands are login, run, stream, report merge, load report, check, doctor,',
    ],
    ['an unknown flag', ['login', '--sandbx'], 'Did you mean --sandbox?'],
    ['an unknown brand', ['login', '--sandbox', '--brand', 'cityindex'], 'Did you mean city-index?'],
    ['an unknown region', ['login', '--sandbox', '--region', 'en-gb'], 'Did you mean en'],
    [
      "a region that is not the brand's",
      ['login', '--sandbox', '--brand', 'forex', '--region', 'en-au'],
      'has no region "en-au"',
    ],
    [
      'a region of no brand, where the brand was named',
      ['login', '--sandbox', '--brand', 'forex', '--region', 'en-uz'],
      'The choices are en-uk, en-us, en-ca, en, ie, jp.',
    ],
    ['a flag twice', ['login', '--sandbox', '--user', 'a', '--user', 'b'], '--user was given more than once'],
    [
      'an unknown language',
      ['login', '--sandbox', '--lang', 'german'],
      'The choices are en, zh, ja, ar, de, pl, es.',
    ],
    ['an unknown platform', ['login', '--sandbox', '--platform', 'webtradr'], 'Did you mean webtrader?'],
    ['an unknown persona', ['login', '--sandbox', '--persona', 'plane'], 'Did you mean plain?'],
    ['no site', ['login'], '--site URL, or --sandbox'],
    ['two sites', ['login', '--sandbox', '--site', 'http://localhost:4301'], 'only one place'],
    [
      'two passwords',
      ['login', '--sandbox', '--password-env', 'A', '--password-file', 'b'],
      'only one place',
    ],
    ['a site without https', ['login', '--site', 'http://login.test.example'], 'in the clear'],
    [
      'a phone number without its country',
      ['login', '--sandbox', '--phone', '138'],
      '--phone needs a --country-code',
    ],
    ['two codes', ['login', '--sandbox', '--code-env', 'A', '--code-command', 'b'], 'only one place'],
    [
      'a made-up password without a file',
      ['login', '--sandbox', '--generate-password'],
      '--new-password-to FILE',
    ],
    ['a code in argv', ['login', '--sandbox', '--code', '123456'], 'history of the shell'],
    [
      'a redirect to check without the redirect',
      ['redirect', 'check', '--sandbox'],
      'needs the redirect address',
    ],
    ['no site to examine', ['doctor'], 'needs the address of a login page'],
    ['a shell that nobody completes', ['completion', 'tcsh'], 'The choices are bash, zsh, fish.'],
    ['a port that is none', ['sandbox', '--port', 'x'], 'is not a port'],
    ['a port without room for eight', ['sandbox', '--port', '65535'], '65528'],
    ['a page server elsewhere', ['sandbox', '--dev-server', 'http://a.example:80'], 'not on this machine'],
    ['a site folder without a site', ['sandbox', '--site-dir', '/nowhere'], 'npm run build'],
  ])('is answered with a sentence and 2: %s', async (_what, argv, sentence) => {
    const { code, stdout, stderr } = await gatehouseHere(argv);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it('is one JSON object where that was asked for', async () => {
    const { code, stdout, stderr } = await gatehouse(['login', '--sandbx', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ format: 1, outcome: 'usage', error: { kind: 'usage' } });
    // Whoever reads a log does not read the object.
    const told =
      'There is no flag --sandbx of gatehouse login. Did you mean --sandbox? See gatehouse login --help.\n';
    expect({ code, stderr }).toEqual({ code: 2, stderr: told });
  });

  it.each([
    ['before the flags are read', ['login', '--sandbx']],
    ['after that', ['run', '/nowhere.yaml', '--sandbox']],
  ])('is that object only with --quiet: %s', async (_when, argv) => {
    const { code, stdout, stderr } = await gatehouseHere([...argv, '--json', '--quiet']);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'usage' });
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
  });

  it('with a password in argv says why not, and does not repeat it', async () => {
    const { code, stdout, stderr } = await gatehouse(['login', '--sandbox', '--password', 'hunter2secret']);
    expect(code).toBe(2);
    expect(stderr).toContain('history of the shell');
    expect(stdout + stderr).not.toContain('hunter2secret');
  });
});
