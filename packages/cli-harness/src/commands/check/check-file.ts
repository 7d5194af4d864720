import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  ABOUT_KEYS,
  type Configuration,
  configurationFaults,
  DEFAULT_LANGUAGE,
  parseConfiguration,
  unknownKeys,
} from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import type { Rehearse } from '../../driver/rehearsal.ts';
import { type Ending, endingOf, type UsageError, usageError } from '../../report/ending.ts';
import { lineOf, type Mistake } from '../../scenario/mistake.ts';
import type { Place } from '../../scenario/source-text.ts';
import { inert } from '../../terminal/inert.ts';
import { whyUnreadable } from '../../terminal/why-unreadable.ts';
import { checkEncryption } from '../findings/encryption.ts';
import { collect, type Found, fault, warning } from '../findings/finding.ts';
import { checkRedirects } from '../findings/redirects.ts';
import { readJsonFile } from './json-places.ts';
import { unwiseIn } from './unwise.ts';

/** Something that was found in a file, and where. */
export interface Located extends Found, Omit<Mistake, 'message'> {}

/** A configuration file that was examined. */
export interface CheckedFile {
  /** Its path as the command line names it. */
  readonly name: string;
  /** Faults and warnings, in the order of the file. */
  readonly findings: readonly Located[];
  /** The configuration, if nothing keeps it from being used. */
  readonly configuration: Configuration | null;
  readonly json: unknown;
}

const read = Result.fromThrowable((file: string) => readFileSync(file, 'utf8'), whyUnreadable);

/** Examines a configuration file without a site: no request is sent. */
export async function checkFile(
  name: string,
  cwd: string,
  origin: string,
  rehearse: Rehearse,
): Promise<Result<CheckedFile, UsageError>> {
  const file = read(resolve(cwd, name));
  if (file.isErr())
    return err(usageError(`${inert(name)} ${file.error}.`, 'Give the path of a configuration file.'));
  const source = { name, text: file.value.replace(/^\uFEFF/, '') };
  const parsed = readJsonFile(source);
  if (parsed.isErr()) {
    const { problem, place } = parsed.error;
    const found = fault(
      problem,
      NO_PAGE,
      'Correct the syntax: a comma, a quote or a bracket is missing or too many.',
    );
    return ok({ name, findings: [{ ...found, place }], configuration: null, json: null });
  }
  const { json, placeOf, keyPlaceOf, repeated } = parsed.value;
  const secrets = keysIn(json);
  const located = (found: Found, place: Place = placeOf(found.field ?? '')): Located => {
    const isSecret = secrets.some((secret) => lineAt(place).includes(secret));
    return { ...found, place, ...(isSecret && { secret: true }) };
  };
  const twice = repeated.map(({ key, place }) =>
    located(warning(`"${key}" is there twice.`, 'The last one counts.', 'Remove the others.'), place),
  );
  const unknown = unknownKeys(json).map(({ path, nearest }) =>
    located(
      warning(
        `There is no key "${path}".${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
        'It is ignored.',
        'Correct its spelling, or remove it.',
        path,
      ),
      keyPlaceOf(path),
    ),
  );
  const faults = configurationFaults(json, { origin }).map(({ field = '', problem }) =>
    located(fault(`${field || 'The file'} ${problem}.`, NO_PAGE, fixOf(field), field)),
  );
  const configuration = parseConfiguration(json, { origin }).unwrapOr(null);
  const more =
    configuration === null
      ? []
      : [...(await offline(configuration, rehearse)), ...unwiseIn(configuration, json)].map((found) =>
          located(found),
        );
  const findings = [...faults, ...twice, ...unknown, ...more].toSorted(
    (a, b) => a.place.start - b.place.start,
  );
  return ok({ name, findings, configuration, json });
}

const NO_PAGE = 'Visitors see a page with an error instead of the login.';

const fixOf = (field: string): string => {
  const about = Object.hasOwn(ABOUT_KEYS, field) ? ABOUT_KEYS[field] : undefined;
  return about === undefined ? 'Correct the value.' : `Correct the value. ${about}`;
};

/** What the doctor examines without a site. */
async function offline(configuration: Configuration, rehearse: Rehearse): Promise<readonly Found[]> {
  const [region = null] = configuration.capabilities.regions;
  const visit = { region, language: DEFAULT_LANGUAGE, query: '' };
  const found = [
    ...(await collect(checkRedirects({ configuration, visit, rehearse }))),
    await checkEncryption({ configuration }),
  ];
  return found.filter(({ status }) => status !== 'ok' && status !== 'skipped');
}

const KEYS: readonly string[] = ['keyHex', 'keyText', 'keyMd5Of', 'passphrase', 'ivHex'];

/** The keys of an encryption: lines with them are not shown. */
const keysIn = (json: unknown): readonly string[] =>
  Object.entries(Object(Object(json).encryption))
    .map(([name, value]) => (KEYS.includes(name) ? String(value) : ''))
    .filter((value) => value !== '');

const lineAt = ({ source: { text }, start }: Place): string =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? '';

/** The ending for a configuration that cannot be used. Every fault is named, with its place. */
export function broken({ name, findings }: CheckedFile, nothing: string): Ending {
  const faults = findings.filter(({ status }) => status === 'fault');
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  return endingOf(
    'configuration-fault',
    'configuration-fault',
    `${inert(name)} has ${count}. ${nothing}`,
    'Correct the file and run the command again. gatehouse check says more.',
    { details: faults.map(lineOf) },
  );
}

/** An origin for a configuration whose site is not known. */
export const ANYWHERE = 'https://login.example';

/** Reads `--origin`. Null if it is not given. */
export function readOrigin(text: string | undefined): Result<string | null, Ending> {
  if (text === undefined) return ok(null);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return ok(url.origin);
  const next = 'Give --origin an address without a path, such as https://login.example.';
  return err(usageError(`"${inert(text)}" is no origin.`, next));
}
