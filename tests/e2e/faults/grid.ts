import { expect, test } from '../support/test.ts';
import { CALLS, type Call, cellsOf, chosen, FAULT_BRANDS, halfOf, IS_WHOLE, type Way } from './cells.ts';
import { PAGE_FAULTS } from './page-faults.ts';
import { playCell } from './play-cell.ts';
import { playPageFault } from './play-page-fault.ts';
import { note, recordedFor } from './record.ts';

/** Defines the tests of one way to serve the page: one for each call and brand, which shares what the browser keeps. */
export function matrix(way: Exclude<Way, 'command'>): void {
  const cells = cellsOf(way);
  for (const call of Object.keys(CALLS) as Call[])
    for (const brand of FAULT_BRANDS) {
      const own = cells.filter((cell) => cell.call === call && cell.brand === brand);
      if (own.length === 0) continue;
      test(`${call} on ${brand}`, async ({ page, sandbox, guard }) => {
        test.setTimeout(20_000 + own.length * 10_000);
        await page.clock.install();
        for (const cell of own) {
          const visit = {
            page,
            sandbox,
            guard,
            brand,
            site: sandbox.brands[brand],
            isStamped: way === 'stamped',
          };
          await test.step(cell.kind, async () => {
            const words = await playCell(visit, cell);
            const played = { call, kind: cell.kind, where: `${brand} ${way}` };
            note({ ...played, words });
            expect(words.problems, cell.kind).toEqual([]);
            if (!IS_WHOLE)
              expect(words, 'as docs/reliability.md says, which npm run test:faults writes').toEqual(
                recordedFor(played),
              );
            expect(await guard.verdict(), `what no page may do: ${cell.kind}`).toEqual([]);
          });
          sandbox.reset();
        }
      });
    }
  const faults = Object.entries(PAGE_FAULTS).flatMap(([kind, fault]) =>
    FAULT_BRANDS.map((brand) => ({ kind, fault, brand })),
  );
  for (const { kind, fault, brand } of IS_WHOLE ? faults : halfOf(way, chosen(faults)))
    test(`${kind} on ${brand}`, async ({ page, sandbox, guard }) => {
      await page.clock.install();
      const visit = {
        page,
        sandbox,
        guard,
        brand,
        site: sandbox.brands[brand],
        isStamped: way === 'stamped',
      };
      const words = await playPageFault(visit, fault);
      const played = { call: 'page', kind, where: `${brand} ${way}` };
      note({ ...played, words });
      expect(words.problems).toEqual([]);
      if (!IS_WHOLE) expect(words, 'as in docs/reliability.md').toEqual(recordedFor(played));
    });
}
