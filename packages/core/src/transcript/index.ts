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
