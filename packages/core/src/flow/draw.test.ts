import { describe, expect, it } from 'vitest';
import { drawFlow } from './draw.ts';
import { edge, ignored } from './edge.ts';
import { carryOver, type OpenState } from './state.ts';
import { EDGES } from './transition.ts';

const toLogin = (state: OpenState) => ({ next: { ...carryOver(state), at: 'login' } as const });
const submit = edge(['login'], 'submitted', ['login', 'signing-in'], (state) => ({ next: state }));

describe('the drawing of the flow', () => {
  it('has each state once, and an arrow for each way that leaves one', () => {
    expect(drawFlow([submit, ignored(['signing-in'], 'submitted')])).toBe(
      ['flowchart TB', '  s0["login"]', '  s1["signing-in"]', '  s0 -- "submitted" --> s1'].join('\n'),
    );
  });

  it('has one arrow for several events, also for a state that an event leads back to', () => {
    const back = edge(['login', 'signing-in'], 'back-pressed', ['login'], toLogin);
    const drop = edge(['signing-in'], 'cancel-pressed', ['login'], toLogin);
    expect(drawFlow([back, drop])).toBe(
      [
        'flowchart TB',
        '  s0["login"]',
        '  s1["signing-in"]',
        '  s0 -- "back-pressed" --> s0',
        '  s1 -- "back-pressed<br/>cancel-pressed" --> s0',
      ].join('\n'),
    );
  });

  it('leaves out that an address is opened, except from the start', () => {
    const open = edge(['signing-in'], 'opened-at', ['login'], toLogin);
    expect(drawFlow([open])).toBe(['flowchart TB', '  s0["signing-in"]', '  s1["login"]'].join('\n'));
  });

  it('shows every state of the flow', () => {
    const drawing = drawFlow();
    for (const name of new Set(EDGES.flatMap(({ from, to }) => [...from, ...to])))
      expect(drawing).toContain(`["${name}"]`);
    expect(drawing).toContain('s0 -- "opened-at" --> s1');
  });
});
