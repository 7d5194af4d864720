import { expect, it } from 'vitest';
import type { EventName } from '../flow/event.ts';
import { EVENTS } from '../testing/flow-samples.fixture.ts';
import { passwordVerdict } from './password-verdict.ts';

it('four events say something about the password that was sent', () => {
  const telling = (Object.keys(EVENTS) as EventName[]).flatMap((name) => {
    const verdict = passwordVerdict(name);
    return verdict === null ? [] : [`${name}: ${verdict}`];
  });
  expect(telling.sort()).toEqual([
    'password-change-required: right',
    'session-opened: right',
    'session-refused: wrong',
    'two-factor-required: right',
  ]);
});
