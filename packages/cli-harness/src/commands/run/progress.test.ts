import { describe, expect, it } from 'vitest';
import { paintFor } from '../../terminal/paint.ts';
import { captureIo } from '../../testing/capture-io.ts';
import { barOf } from './progress.ts';

const { io } = captureIo();
const paint = paintFor(io.stdout, io.env);

describe('the progress bar', () => {
  it('shows how much is done, how much failed, and what is being played', () => {
    const state = { outcomes: ['passed', 'failed'], count: 4, names: ['one', 'signs in'] } as const;
    expect(barOf(state, paint, 80)).toBe('████████████░░░░░░░░░░░░ 2/4  1 failed  signs in');
  });

  it.each([80, 40, 30])('fits into %i columns', (columns) => {
    const state = { outcomes: [], count: 1000, names: ['x'.repeat(200)] };
    expect(barOf(state, paint, columns).length).toBeLessThanOrEqual(columns);
  });
});
