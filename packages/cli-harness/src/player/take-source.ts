import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../io.ts';
import { type Ending, endingOf } from '../report/ending.ts';
import { say, writeOut } from '../report/sentence.ts';
import type { Vault } from '../report/vault.ts';
import type { TakeSecret } from '../scenario/read-variables.ts';
import type { SecretValue } from '../scenario/step.ts';
import { makeUpPassword } from '../secrets/made-up-password.ts';
import { takeSecret } from '../secrets/take-secret.ts';
import { makeSecret, type Secret } from '../terminal/secret.ts';

/** Reads secrets from the sources that files name: once per source in a run. Masks them in all later output. */
export function makeSecretTaker(io: Io, vault: Vault): TakeSecret {
  const taken = new Map<string, ReturnType<TakeSecret>>();
  return async (value) => {
    if (value.kind === 'made-up') return ok(makeSecret(makeUpPassword()));
    if (value.kind === 'text') return ok(makeSecret(value.text));
    const key = JSON.stringify(value);
    const found = taken.get(key) ?? take(value, io);
    taken.set(key, found);
    return (await found).map((secret) => {
      vault.add(secret.reveal(), 'secret');
      return secret;
    });
  };
}

const NAME = { what: 'secret', flag: 'its source' };

async function take(
  value: Exclude<SecretValue, { kind: 'text' | 'made-up' }>,
  io: Io,
): Promise<Result<Secret, Ending>> {
  switch (value.kind) {
    case 'environment': {
      const text = io.env[value.name];
      return text ? ok(makeSecret(text)) : err(usage(`The environment variable ${value.name} is not set.`));
    }
    case 'file':
      return takeSecret(value, NAME, io).mapErr(({ problem }) => usage(writeOut(problem.message)));
    case 'command': {
      const { textFromCommand } = await import('../secrets/text-from-command.ts');
      const printed = await textFromCommand(value, io, say`The command of a scenario`);
      return printed.map(makeSecret);
    }
  }
}

const usage = (message: string): Ending =>
  endingOf('usage', 'usage', message, say`Correct where the secret comes from.`);
