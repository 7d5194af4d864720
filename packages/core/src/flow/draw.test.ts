import { describe, expect, it } from 'vitest';
import { drawFlow } from './draw.ts';
import { edge, ignored } from './edge.ts';
import { EDGES } from './transition.ts';

const submit = edge(['login'], 'submitted', ['login', 'signing-in'], (state) => ({ next: state }));

describe('the drawing of the flow', () => {
  it('has each state once, and an arrow for each way that leaves one', () => {
    expect(drawFlow([submit, ignored(['signing-in'], 'submitted')])).toBe(
      ['flowchart TB', '  s0["login"]', '  s1["signing-in"]', '  s0 -- "submitted" --> s1'].join('\n'),
    );
  });

  it('shows every state of the flow', () => {
    const drawing = drawFlow();
    for (const name of new Set(EDGES.flatMap(({ from, to }) => [...from, ...to])))
      expect(drawing).toContain(`["${name}"]`);
    expect(drawing).toContain('s0 -- "opened-at" --> s1');
  });
});
