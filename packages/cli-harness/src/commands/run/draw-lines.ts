import { createLogUpdate } from 'log-update';
import type { Output } from '../../io.ts';

/** Lines of a terminal that are drawn again and again in the same place. */
export interface DrawnLines {
  readonly draw: (text: string) => void;
  /** Removes them. */
  readonly clear: () => void;
}

/** Draws at the end of an output. The cursor stays visible, so that nothing has to be restored after a crash. */
export function drawLines(output: Output): DrawnLines {
  // It writes to the output, and asks it for its width.
  const update = createLogUpdate(output as NodeJS.WriteStream, { showCursor: true });
  return { draw: (text) => update(text), clear: () => update.clear() };
}
