import {
  type Cancellation,
  type ConfigurationSource,
  NEVER_CANCELLED,
  type TranslationSource,
} from '@gatehouse-login/core';
import type { MarketStream } from '@gatehouse-login/core/streaming';
import {
  type ConfigurationManner,
  configurationSourceClaims,
  marketStreamClaims,
  type StreamScenario,
  scriptedConfiguration,
  scriptedTranslations,
  type TranslationManner,
  translationSourceClaims,
} from '@gatehouse-login/core/testing';
import { err, ok } from 'neverthrow';
import { arrangeScript } from '../arrange-script.ts';
import { type Plant, plant } from './plant.ts';

const configurations = (
  fault: string,
  parts: readonly string[],
  read: (real: ConfigurationSource) => ConfigurationSource['read'],
): Plant =>
  plant(
    `a configuration source that ${fault}`,
    configurationSourceClaims,
    parts,
    () => async (manner: ConfigurationManner) => ({ source: { read: read(scriptedConfiguration(manner)) } }),
  );

const translations = (
  fault: string,
  parts: readonly string[],
  read: (real: TranslationSource) => TranslationSource['read'],
): Plant =>
  plant(
    `a translation source that ${fault}`,
    translationSourceClaims,
    parts,
    () => async (manner: TranslationManner) => ({ source: { read: read(scriptedTranslations(manner)) } }),
  );

const streams = (
  fault: string,
  parts: readonly string[],
  broken: (real: MarketStream) => Partial<MarketStream>,
): Plant =>
  plant(
    `a market stream that ${fault}`,
    marketStreamClaims,
    parts,
    () => async (scenario: StreamScenario) => {
      const subject = await arrangeScript(scenario);
      const overrides = Object.getOwnPropertyDescriptors(broken(subject.stream));
      return { ...subject, stream: Object.create(subject.stream, overrides) as MarketStream };
    },
  );

const leaveAtLoss = (real: MarketStream): Partial<MarketStream> => ({
  subscribe: (...given) => {
    const leave = real.subscribe(...given);
    real.onStatus((status) => status.startsWith('DISCONNECTED:') && leave());
    return leave;
  },
});

/** Broken sources and streams. */
export const SOURCES: readonly Plant[] = [
  configurations('keeps what it has read', ['anew each time'], ({ read }) => {
    let kept: ReturnType<typeof read> | undefined;
    return (cancellation: Cancellation) => {
      kept ??= read(cancellation);
      return kept;
    };
  }),
  configurations(
    'picks fields',
    ['what the file holds'],
    ({ read }) =>
      (cancellation) =>
        read(cancellation).map((json) => ({ brand: (json as { readonly brand?: unknown }).brand })),
  ),
  configurations(
    'takes a missing file for an empty one',
    ['a missing file'],
    ({ read }) =>
      (cancellation) =>
        read(cancellation).orElse((error) => (error.kind === 'configuration-fault' ? ok({}) : err(error))),
  ),
  configurations(
    'cannot be given up',
    ['lets a caller'],
    ({ read }) =>
      () =>
        read(NEVER_CANCELLED),
  ),
  translations(
    'speaks English only',
    ['asked for', 'a missing file'],
    ({ read }) =>
      (_file, cancellation) =>
        read('en', cancellation),
  ),
  translations(
    'rejects for a missing file',
    ['a missing file'],
    ({ read }) =>
      (file, cancellation) =>
        read(file, cancellation).mapErr((error) => {
          if (error.kind === 'malformed-answer') throw new Error('404');
          return error;
        }),
  ),
  translations(
    'cannot be given up',
    ['lets a caller'],
    ({ read }) =>
      (file) =>
        read(file, NEVER_CANCELLED),
  ),
  streams('stays connected', ['when told to'], () => ({ disconnect: () => {} })),
  streams('tells every field', ['items and fields'], (real) => ({
    subscribe: (wanted, ...rest) => real.subscribe({ ...wanted, fields: ['Bid', 'Offer', 'High'] }, ...rest),
  })),
  streams('goes on telling those who have left', ['who have left'], (real) => ({
    subscribe: (...given) => {
      real.subscribe(...given);
      return () => {};
    },
  })),
  streams('forgets subscriptions with the connection', ['when the connection is lost'], leaveAtLoss),
  streams('does not tell of its end', ['a refusal with', 'an expired', 'ends with the session'], () => ({
    onEnd: () => () => {},
  })),
  streams('does not tell of a refused subscription', ['a refused subscription'], (real) => ({
    subscribe: (wanted, listener) => real.subscribe(wanted, listener),
  })),
  streams('cannot be given up', ['given up by a cancellation'], (real) => ({
    connect: (session) => real.connect(session),
  })),
];
