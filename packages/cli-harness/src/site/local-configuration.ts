import { resolve } from 'node:path';
import type { ConfigurationFault } from '@gatehouse-login/core';
import { err, Result, type ResultAsync } from 'neverthrow';
import type { LoadedConfiguration, Site } from '../driver/site.ts';
import { inert } from '../terminal/inert.ts';
import { readText } from '../terminal/why-unreadable.ts';

/** Reads the configuration of `--config`, as if the site had sent it. Faults name the file. */
export function readLocalConfiguration(
  file: string,
  cwd: string,
  site: Pick<Site, 'readConfiguration'>,
): ResultAsync<LoadedConfiguration, ConfigurationFault> {
  const shown = inert(file);
  const faultAt = (problem: string): ConfigurationFault => ({
    kind: 'configuration-fault',
    file: shown,
    problem,
  });
  const parse = Result.fromThrowable(
    (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, '')),
    () => faultAt('is not JSON'),
  );
  return readText(resolve(cwd, file))
    .mapErr(faultAt)
    .andThen(parse)
    .andThen((json) => site.readConfiguration(json).orElse((fault) => err({ ...fault, file: shown })));
}
