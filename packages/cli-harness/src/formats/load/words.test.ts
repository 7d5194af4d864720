import { expect, it } from 'vitest';
import { niceTop, ticksOfTime } from './picture.ts';
import { momentText, rateText, ratioText, shareText, spanText, timeText } from './words.ts';

it('tells times, rates and shares briefly', () => {
  expect([0.42, 12.34, 412.4, 999.6, 1_236, 61_000].map(timeText)).toEqual([
    '0.42 ms',
    '12.3 ms',
    '412 ms',
    '1 s',
    '1.24 s',
    '61 s',
  ]);
  expect([0, 38.46, 1_234.5].map(rateText)).toEqual(['0', '38.5', '1,235']);
  expect([0, 40, 120, 150, 3_900].map(spanText)).toEqual(['0 s', '40 s', '2 min', '2 min 30 s', '1 h 5 min']);
  expect([momentText(90, 600), momentText(5_400, 9_000)]).toEqual(['1:30', '1:30 h']);
  expect([shareText(1, 8), shareText(0, 0)]).toEqual(['12.5%', '–']);
  expect([ratioText(3, 4), ratioText(3, 0), ratioText(null, 1)]).toEqual(['× 0.75', '–', '–']);
});

it('has few and round ticks, for seconds and for days', () => {
  expect(ticksOfTime(145)).toEqual([0, 30, 60, 90, 120]);
  expect(ticksOfTime(3)).toEqual([0, 1, 2, 3]);
  for (const span of [1, 59, 700, 4_000, 90_000, 5_000_000]) {
    expect(ticksOfTime(span).length, String(span)).toBeLessThanOrEqual(6);
    expect(ticksOfTime(span).length, String(span)).toBeGreaterThan(1);
  }
  expect(niceTop(37, 4)).toEqual({ top: 40, ticks: [0, 10, 20, 30, 40] });
  expect(niceTop(0, 4).top).toBe(1);
});
