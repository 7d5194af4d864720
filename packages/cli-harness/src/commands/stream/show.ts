import type { Market, StreamStatus } from '@gatehouse-login/core/streaming';
import type { Io } from '../../io.ts';
import type { Ending } from '../../report/ending.ts';
import { type ExitCode, OUTCOMES } from '../../report/outcome.ts';
import { tellProblem } from '../../report/problem.ts';
import type { Vault } from '../../report/vault.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';
import type { Prices } from './watch-prices.ts';

/** Shows what happens on a stream. */
export interface Show {
  begin(markets: readonly Market[]): void;
  status(status: StreamStatus): void;
  update(market: Market, values: Prices): void;
  end(ending: Ending, updates: number): ExitCode;
}

/** Writes one JSON object per line, with the milliseconds since the start. */
export function makeLines({ stdout, stderr }: Io, vault: Vault): Show {
  const start = performance.now();
  const write = (type: string, about: object): void => {
    const ms = Math.round(performance.now() - start);
    stdout.write(vault.mask(jsonText({ type, ms, ...about })));
  };
  return {
    begin: () => {},
    status: (status) => write('status', { status }),
    update: ({ id, name }, values) => write('update', { market: name, marketId: id, values }),
    end({ outcome, problem }, updates) {
      const error = problem && tellProblem(problem, vault.mask);
      write('end', { outcome, updates, error });
      if (error !== undefined) stderr.write(`${inert(`${error.message} ${error.next}`)}\n`);
      return OUTCOMES[outcome].exitCode;
    },
  };
}

/** Draws a table on the terminal, again with every change. */
export function makeTable({ stdout, env }: Io, vault: Vault): Show {
  const paint = paintFor(stdout, env);
  const shown = new Map<number, Prices>();
  let markets: readonly Market[] = [];
  let connection = '';
  let drawn = 0;

  function draw(): void {
    const rows = markets.map(({ id, name }) => {
      const { Bid, Offer, High, Low, Change, StatusSummary } = shown.get(id) ?? {};
      const figures = [Bid, Offer, High, Low, Change, StatusSummary].map((value) => String(value ?? '–'));
      return [inert(name), ...figures];
    });
    const lines = table([['Market', 'Bid', 'Offer', 'High', 'Low', 'Change', 'State'], ...rows], paint);
    const text = [vault.mask(connection), ...lines].join('\n');
    // Back to the first line, and erase to the end of the screen.
    stdout.write(`${drawn === 0 ? '' : `\u001b[${drawn}A\r\u001b[J`}${text}\n`);
    drawn = lines.length + 1;
  }

  return {
    begin(found) {
      markets = found;
    },
    status(status) {
      connection = status;
      draw();
    },
    update({ id }, values) {
      shown.set(id, { ...shown.get(id), ...values });
      draw();
    },
    end({ outcome, problem }, updates) {
      const { headline, exitCode } = OUTCOMES[outcome];
      const error = problem && tellProblem(problem, vault.mask);
      const count = updates === 1 ? '1 update.' : `${updates} updates.`;
      const text = error === undefined ? count : inert(`${error.message} ${error.next}`);
      const told = wrap(`${headline}: ${text}`, stdout.columns).join('\n');
      stdout.write(`${paint.strong(headline)}${told.slice(headline.length)}\n`);
      return exitCode;
    },
  };
}
