import { ok } from 'neverthrow';
import type { Cancelled, ConfigurationFault, ServiceError } from '../errors/domain-error.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';
import { aConfiguration } from './builders.ts';
import { playAnswers, type Scripted } from './scripted-answers.ts';

/** Reads configurations by script, as unchecked JSON; without one, each is `aConfiguration()`. */
export function fakeConfigurationSource(
  ...answers: Scripted<unknown, ConfigurationFault | ServiceError | Cancelled>[]
): ConfigurationSource {
  return { read: playAnswers(answers, ok<unknown>(aConfiguration())) };
}
