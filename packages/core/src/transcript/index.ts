/**
 * A login as a record without secrets, which support can read and replay: what happened in each step, in words, and whether this
 * version would do the same.
 *
 * ```ts
 * import { createLogin } from '@gatehouse-login/core';
 * import { aConfiguration, fakePorts } from '@gatehouse-login/core/testing';
 * import { explainTranscript, parseTranscript, recordLogin, replay, transcriptOf, writeTranscript } from '@gatehouse-login/core/transcript';
 *
 * const configuration = aConfiguration();
 * const record = recordLogin(configuration);
 * const login = createLogin(fakePorts(), configuration, { observe: record.observe });
 * login.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query: '' } });
 *
 * const text = writeTranscript(transcriptOf(record));
 * const transcript = parseTranscript(text)._unsafeUnwrap();
 * console.log(explainTranscript(transcript).steps[0]?.led); // prints: Now the login form is shown.
 * console.log(replay(transcript).kind); // prints: same
 * ```
 *
 * @packageDocumentation
 */

export type {
  RecordedEvent,
  RecordedState,
  Transcript,
  TranscriptHeader,
  TranscriptStep,
} from './entry.ts';
export { TRANSCRIPT_FORMAT } from './entry.ts';
export {
  type ExplainedStep,
  type ExplainedTranscript,
  explainReplay,
  explainTranscript,
} from './explain-transcript.ts';
export { parseTranscript, type TranscriptFault } from './parse-transcript.ts';
export { type LoginRecord, recordLogin } from './record-login.ts';
export { type Deed, type Replay, replay } from './replay.ts';
export { configurationChecksum, transcriptOf, writeTranscript } from './write-transcript.ts';
