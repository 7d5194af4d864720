import type { Market, PRICES, StreamStatus, TopicValues } from '@gatehouse-login/core/streaming';
import type { Ending } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import { OUTCOMES } from '../../report/outcome.ts';
import { writeOut } from '../../report/sentence.ts';
import type { Vault } from '../../report/vault.ts';
import { inert } from '../../terminal/inert.ts';
import { jsonText } from '../../terminal/json-text.ts';
import { paintFor } from '../../terminal/paint.ts';
import { table, wrap } from '../../terminal/table.ts';

/** The prices of a market that have changed. */
export type Prices = TopicValues<typeof PRICES.fields>;

/** Shows what happens on a stream. */
export interface Show {
  status(status: StreamStatus): void;
  update(market: Market, values: Prices): void;
  end(ending: Ending, updates: number): void;
}

const problemText = ({ problem }: Ending, { mask }: Vault) =>
  problem === undefined ? null : [writeOut(problem.message, mask), writeOut(problem.next, mask)];

/** Writes one JSON object per line. `elapsed` returns the milliseconds since the start. */
export function makeLines({ stdout, stderr }: Io, vault: Vault, elapsed: () => number): Show {
  const write = (line: object): void => {
    stdout.write(vault.mask(jsonText(line)));
  };
  return {
    status: (status) => write({ type: 'status', ms: elapsed(), status }),
    update: ({ id, name }, values) =>
      write({ type: 'update', ms: elapsed(), market: name, marketId: id, values }),
    end(ending, updates) {
      const { outcome, problem } = ending;
      const [message, next] = problemText(ending, vault) ?? [];
      const error = problem === undefined ? {} : { error: { ...problem, message, next } };
      write({ type: 'end', ms: elapsed(), outcome, updates, ...error });
      if (message !== undefined) stderr.write(`${inert(`${message} ${next}`)}\n`);
    },
  };
}

const NONE = '–';
const figure = (value: number | null | undefined): string => (value == null ? NONE : String(value));

/** Draws a table on the terminal, again with every change. */
export function makeTable({ stdout, env }: Io, vault: Vault, markets: readonly Market[]): Show {
  const paint = paintFor(stdout, env);
  const shown = new Map<number, Prices>();
  let connection = '';
  let drawn = 0;

  function draw(): void {
    const rows = markets.map(({ id, name }) => {
      const { Bid, Offer, High, Low, Change, StatusSummary } = shown.get(id) ?? {};
      return [
        inert(name),
        figure(Bid),
        figure(Offer),
        figure(High),
        figure(Low),
        figure(Change),
        StatusSummary ?? NONE,
      ];
    });
    const lines = table([['Market', 'Bid', 'Offer', 'High', 'Low', 'Change', 'State'], ...rows], paint);
    const text = [vault.mask(connection), ...lines].join('\n');
    // Back to the first line, and erase to the end of the screen.
    stdout.write(`${drawn === 0 ? '' : `\u001b[${drawn}A\r\u001b[J`}${text}\n`);
    drawn = lines.length + 1;
  }

  return {
    status(status) {
      connection = status;
      draw();
    },
    update({ id }, values) {
      shown.set(id, { ...shown.get(id), ...values });
      draw();
    },
    end(ending, updates) {
      const { headline } = OUTCOMES[ending.outcome];
      const text = problemText(ending, vault)?.join(' ');
      const count = updates === 1 ? '1 update' : `${updates} updates`;
      const told = wrap(`${headline}: ${text === undefined ? `${count}.` : inert(text)}`, stdout.columns);
      const [first = '', ...more] = told.map((line) => `${line}\n`);
      stdout.write([paint.strong(headline) + first.slice(headline.length), ...more].join(''));
    },
  };
}
