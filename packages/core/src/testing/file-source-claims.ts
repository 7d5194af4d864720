import { NEVER_CANCELLED } from '../cancellation/cancellation.ts';
import { invariant } from '../errors/invariant.ts';
import type { TranslationFile } from '../locale/translation-files.ts';
import type { ConfigurationSource } from '../ports/configuration-source.ts';
import type { Texts, TranslationSource } from '../ports/translation-source.ts';
import { canBeGivenUp, type Disposable, isGivenUp, outcomeOf, same } from './claim.ts';
import { arrangedClaimsOf } from './claim-list.ts';
import { LET_GIVE_UP } from './remedies.ts';

/** How the site keeps its configuration behind a source. */
export type ConfigurationManner =
  /** Holds the first of these at the first read, and the next one at each further read. */
  | {
      readonly kind: 'holds';
      /** The file at each read. */
      readonly versions: readonly Readonly<Record<string, unknown>>[];
    }
  | {
      /** What goes wrong. */
      readonly kind: 'lacks the file' | 'never answers';
    };

/** A configuration source to check. */
export interface ConfigurationSubject extends Disposable {
  /** The source. */
  readonly source: ConfigurationSource;
}

/** How the site keeps its texts behind a source. */
export type TranslationManner =
  /** Holds these files, and lacks every other. */
  | {
      readonly kind: 'holds';
      /** The files that the site holds, by name. */
      readonly files: Readonly<Partial<Record<TranslationFile, Texts>>>;
    }
  | { readonly kind: 'never answers' };

/** A translation source to check. */
export interface TranslationSubject extends Disposable {
  /** The source. */
  readonly source: TranslationSource;
}

const GIVING_UP = [
  ['before', isGivenUp],
  ['while', canBeGivenUp],
] as const;

const VERSIONS = [{ brand: 'kq', urls: { redirects: {} } }, { brand: 'forex' }];
const FILES = { en: { 'login.heading': 'Log in' }, de: { 'login.heading': 'Anmelden' } };

/** Fails a claim unless reading comes to an error of a kind. */
const fails = (outcome: Awaited<ReturnType<typeof outcomeOf>>, kind: string): void => {
  invariant('error' in outcome, `found a value, expected err({ kind: '${kind}' })`);
  same((outcome.error as { readonly kind?: unknown } | null)?.kind, kind);
};

/** The contract of `ConfigurationSource`. */
export const configurationSourceClaims = arrangedClaimsOf<ConfigurationManner, ConfigurationSubject>(
  { port: 'A configuration source', functions: { 'source.read': 'acts' } },
  [
    {
      claim: 'reads what the file holds',
      remedy: 'Resolve with ok(…) of the JSON as it is; parseConfiguration checks it later.',
      manner: { kind: 'holds', versions: VERSIONS },
      check: async ({ source }) =>
        same(await outcomeOf(source.read(NEVER_CANCELLED)), { value: VERSIONS[0] }),
    },
    {
      claim: 'reads the file anew each time',
      remedy: 'Ask for the file at every read, and keep it nowhere between reads.',
      manner: { kind: 'holds', versions: VERSIONS },
      check: async ({ source }) => {
        await source.read(NEVER_CANCELLED);
        same(await outcomeOf(source.read(NEVER_CANCELLED)), { value: VERSIONS[1] });
      },
    },
    {
      claim: 'answers a missing file with configuration-fault',
      remedy:
        "Resolve with err({ kind: 'configuration-fault', file, problem: 'was not found' }) if there is no such file; do not throw, and do not answer an empty configuration.",
      manner: { kind: 'lacks the file' },
      check: async ({ source }) =>
        fails(await outcomeOf(source.read(NEVER_CANCELLED)), 'configuration-fault'),
    },
    ...GIVING_UP.map(([when, giveUp]) => ({
      claim: `lets a caller give up ${when} it waits`,
      remedy: LET_GIVE_UP,
      manner: { kind: 'never answers' } as const,
      check: ({ source }: ConfigurationSubject) => giveUp((cancellation) => source.read(cancellation)),
    })),
  ],
);

/** The contract of `TranslationSource`. */
export const translationSourceClaims = arrangedClaimsOf<TranslationManner, TranslationSubject>(
  { port: 'A translation source', functions: { 'source.read': 'acts' } },
  [
    {
      claim: 'reads the texts of the file that it is asked for',
      remedy: 'Resolve with ok(…) of the texts by their keys, from the file of that name and from no other.',
      manner: { kind: 'holds', files: FILES },
      check: async ({ source }) => {
        same(await outcomeOf(source.read('de', NEVER_CANCELLED)), { value: FILES.de });
        same(await outcomeOf(source.read('en', NEVER_CANCELLED)), { value: FILES.en });
      },
    },
    {
      claim: 'answers a missing file with malformed-answer',
      remedy:
        "Resolve with err({ kind: 'malformed-answer', detail }) if there is no such file; do not throw, and do not answer an empty list of texts.",
      manner: { kind: 'holds', files: FILES },
      check: async ({ source }) =>
        fails(await outcomeOf(source.read('pl', NEVER_CANCELLED)), 'malformed-answer'),
    },
    ...GIVING_UP.map(([when, giveUp]) => ({
      claim: `lets a caller give up ${when} it waits`,
      remedy: LET_GIVE_UP,
      manner: { kind: 'never answers' } as const,
      check: ({ source }: TranslationSubject) => giveUp((cancellation) => source.read('en', cancellation)),
    })),
  ],
);
