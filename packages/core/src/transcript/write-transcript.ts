import type { Configuration } from '../configuration/configuration.ts';
import { canonical, checksumOf } from './checksum.ts';
import { TRANSCRIPT_FORMAT, type Transcript, type TranscriptHeader } from './entry.ts';
import type { LoginRecord } from './record-login.ts';

/** Returns the transcript of a login that is recorded, as it is now. */
export function transcriptOf(record: LoginRecord): Transcript {
  const { brand, capabilities } = record.configuration;
  return {
    transcript: TRANSCRIPT_FORMAT,
    gatehouse: record.version,
    startedAt: new Date(record.startedAt()).toISOString(),
    brand: /^[\w-]{1,60}$/.test(brand) ? brand : 'unnamed',
    partner: capabilities.tradingview,
    configuration: configurationChecksum(record.configuration),
    dropped: record.dropped(),
    steps: [...record.steps()],
  };
}

/** A checksum of a configuration. The same file has the same one on every site. */
export function configurationChecksum({ origin: _origin, ...configuration }: Configuration): string {
  return checksumOf(canonical(configuration));
}

/**
 * Writes a transcript as JSON lines: the header, one line for each step, and the end. Each line has a checksum of itself and of
 * the line before it, so that a reader can name the first line that was altered, and knows when the end is missing.
 */
export function writeTranscript({ steps, ...header }: Transcript): string {
  let before = '';
  const lines = [header satisfies TranscriptHeader, ...steps, { end: steps.length }].map((line) => {
    const text = JSON.stringify(line);
    before = chain(before, text);
    return `${text.slice(0, -1)},"check":"${before}"}\n`;
  });
  return lines.join('');
}

/** The checksum of a line without its own, after a line with the checksum `before`. */
export const chain = (before: string, text: string): string => checksumOf(before + text);
