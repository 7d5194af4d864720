import type { LoginRecord } from '@gatehouse-login/core/transcript';

declare global {
  interface Window {
    /** Called with the transcript after each step, if a program that drives the page has put a function here. */
    gatehouseTranscript?: (text: string) => void;
  }
}

/** Loads what writes a transcript. Resolves with a function that writes it as it is then. */
export async function loadTranscript(record: LoginRecord): Promise<() => string> {
  const { transcriptText } = await import('./transcript-text.ts');
  return () => transcriptText(record);
}

/** Returns a function to call after each step. It does nothing, unless a program wants the transcript. */
export function tellTranscript(record: LoginRecord): () => void {
  const { gatehouseTranscript: wanted } = window;
  if (wanted === undefined) return () => {};
  let write: (() => string) | null = null;
  const tell = (): void => {
    if (write !== null) wanted(write());
  };
  loadTranscript(record).then(
    (loaded) => {
      write = loaded;
      tell();
    },
    () => {},
  );
  return tell;
}
