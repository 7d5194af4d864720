import { err, ok, type Result } from 'neverthrow';
import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import { say, writeOut } from '../../report/sentence.ts';
import type { Vault } from '../../report/vault.ts';
import type { SecretValue } from '../../scenario/secret-value.ts';
import { takeSecret } from '../../secrets/take-secret.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';

/** Takes secrets from where files say that they come from. Each is taken once in a run, and masked from then on. */
export function makeSecretTaker(
  io: Io,
  vault: Vault,
): (value: SecretValue) => Promise<Result<Secret, Ending>> {
  const taken = new Map<string, Promise<Result<Secret, Ending>>>();
  return (value) => {
    const { place: _place, ...source } = value;
    const key = JSON.stringify(source);
    const known = taken.get(key);
    if (known !== undefined) return known;
    const fresh = take(value, io).then((result) =>
      result.map((secret) => {
        vault.add(secret.reveal(), 'secret');
        return secret;
      }),
    );
    taken.set(key, fresh);
    return fresh;
  };
}

const NAME = { what: 'secret', flag: 'its source' };

async function take(value: SecretValue, io: Io): Promise<Result<Secret, Ending>> {
  switch (value.kind) {
    case 'text':
      return ok(makeSecret(value.text));
    case 'environment': {
      const text = io.env[value.name];
      return text ? ok(makeSecret(text)) : err(usage(`The environment variable ${value.name} is not set.`));
    }
    case 'file':
      return takeSecret(value, NAME, io).mapErr((problem) => usage(writeOut(problem.message)));
    case 'command': {
      const { textFromCommand } = await import('../../secrets/text-from-command.ts');
      const printed = await textFromCommand(value, io, say`The command of a scenario`);
      return printed.map(makeSecret);
    }
  }
}

const usage = (message: string): Ending => ({
  outcome: 'usage',
  problem: { kind: 'usage', retryable: false, message, next: 'Correct where the secret comes from.' },
});

/** The words of an ending, for a mistake in a file. */
export const wordsOf = ({ problem }: Ending): string =>
  problem === undefined ? 'It cannot be read.' : writeOut(problem.message);
