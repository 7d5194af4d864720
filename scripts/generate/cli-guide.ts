// docs/guides/cli.md: every command with its flags, as its help shows them.
import { PassThrough, Writable } from 'node:stream';
import { run } from '@gatehouse-login/cli-harness';
import { generated } from '../lib/generated.ts';

/** What the command writes to standard output. */
async function outputOf(...argv: readonly string[]): Promise<string> {
  let text = '';
  const stdout = new Writable({
    write(part, _encoding, done) {
      text += part;
      done();
    },
  });
  await run(argv, { stdin: new PassThrough(), stdout, stderr: new PassThrough(), env: {}, cwd: '.' });
  return text.trimEnd();
}

const overview = await outputOf('--help');
const listed = overview.slice(overview.indexOf('Commands:'), overview.indexOf('\nFlags:'));
const commands = [...listed.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}(.*)$/gm)];

const sections = await Promise.all(
  commands.map(async ([, name = '', summary = '']) => {
    const help = await outputOf(...name.split(' '), '--help');
    return `## \`gatehouse ${name}\`\n\n${summary.charAt(0).toUpperCase()}${summary.slice(1)}.\n\n\`\`\`text\n${help}\n\`\`\``;
  }),
);

generated(
  'docs/guides/cli.md',
  [
    '# Commands and flags of `gatehouse`',
    'Every command and its flags. This page is generated from what `gatehouse COMMAND --help` shows. [The command](command.md) says what each is for, and what the exit codes and the JSON mean.',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n'),
);
