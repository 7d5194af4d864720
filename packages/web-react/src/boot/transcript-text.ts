import { type LoginRecord, transcriptOf, writeTranscript } from '@gatehouse-login/core/transcript';

/** Writes the transcript of a login as it is now. */
export const transcriptText = (record: LoginRecord): string => writeTranscript(transcriptOf(record));
