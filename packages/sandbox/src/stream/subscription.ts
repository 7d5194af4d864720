import { err, ok, type Result } from 'neverthrow';
import type { Person } from '../people/person.ts';
import { type Board, type BoardItem, DATA_ADAPTERS } from './board.ts';
import { type TlcpError, type TlcpRequest, type Values, writeValues } from './tlcp.ts';

/** A subscription that was accepted. */
export interface StreamSubscription {
  /** Sends the confirmation, the snapshot, and every later update. */
  start(): void;
  end(): void;
}

/** Writes a line of a subscription. These lines are numbered. */
export type Notify = (line: string) => void;

const words = (text: string | undefined): readonly string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');

function itemsOf(
  board: Board,
  adapter: string,
  names: readonly string[],
  person: Person,
): Result<readonly BoardItem[], TlcpError> {
  const items = names.flatMap((name) => board.item(adapter, name, person) ?? []);
  return items.length === names.length && items.length > 0 ? ok(items) : err(21);
}

/**
 * Reads a request to subscribe. `wrongCounts` makes the confirmation name one field too many, which a client has to
 * notice.
 */
export function readSubscription(
  request: TlcpRequest,
  board: Board,
  person: Person,
  notify: Notify,
  wrongCounts: () => boolean,
): Result<StreamSubscription, TlcpError> {
  const id = request.get('LS_subId') ?? '';
  const mode = request.get('LS_mode') ?? '';
  const adapterName = request.get('LS_data_adapter') ?? '';
  const fields = words(request.get('LS_schema'));
  const wantsSnapshot = (request.get('LS_snapshot') ?? 'false') !== 'false';
  const adapter = Object.hasOwn(DATA_ADAPTERS, adapterName) ? DATA_ADAPTERS[adapterName] : undefined;
  if (adapter === undefined) return err(17);
  if (adapter.mode !== mode) return err(24);
  if (fields.length === 0 || !fields.every((field) => adapter.fields.includes(field))) return err(23);
  return itemsOf(board, adapterName, words(request.get('LS_group')), person).map((items) => {
    const ends: (() => void)[] = [];
    function sendUpdatesOf(item: BoardItem, index: number): void {
      let old: Values | undefined;
      function send(values: Values): void {
        notify(`U,${id},${index + 1},${writeValues(fields, values, old)}`);
        old = values;
      }
      ends.push(item.listen(send));
      if (!wantsSnapshot || mode === 'RAW') return;
      for (const values of item.snapshot()) send(values);
      if (mode !== 'MERGE') notify(`EOS,${id},${index + 1}`);
    }
    return {
      start: () => {
        const width = fields.length + (wrongCounts() ? 1 : 0);
        const counts = `${id},${items.length},${width}`;
        const places = `${fields.indexOf('key') + 1},${fields.indexOf('command') + 1}`;
        notify(mode === 'COMMAND' ? `SUBCMD,${counts},${places}` : `SUBOK,${counts}`);
        notify(`CONF,${id},unlimited,${mode === 'RAW' ? 'unfiltered' : 'filtered'}`);
        items.forEach(sendUpdatesOf);
      },
      end: () => {
        for (const end of ends) end();
      },
    };
  });
}
