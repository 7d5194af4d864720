import { err, ok, type Result } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import { type CancellationSource, makeCancellation } from '../cancellation/cancellation.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { SpinnerCounter } from '../spinner/spinner-counter.ts';
import { COMMAND_KINDS, type Command, type CommandName, type CommandOf } from './command.ts';
import type { Event } from './event.ts';
import type { State } from './state.ts';
import { type IllegalEvent, transition } from './transition.ts';

/** Carries a command out and tells what came of it, or null where nothing did. It must not reject. */
export type Performer<Name extends CommandName> = (
  command: CommandOf<Name>,
  cancellation: Cancellation,
) => Promise<Event | null>;

/** A performer for every command. */
export type Performers = { readonly [Name in CommandName]: Performer<Name> };

/** What a runner may tell of itself. */
export interface RunnerOptions {
  /** Counts the work that the visitor waits for. */
  readonly spinner?: SpinnerCounter;
  /**
   * Hears of a defect: a performer that rejected, or whose answer the flow cannot take, after which the flow has
   * failed closed; or a listener that threw.
   */
  readonly onDefect?: (defect: unknown, where: CommandName | 'listener') => void;
}

/** A running flow: the one thing that the page and the command drive. */
export interface Runner {
  getSnapshot(): State;
  /** Tells of every new state; the answer stops it. */
  subscribe(listener: () => void): () => void;
  /**
   * Hands an event in; one that the state has no edge for is refused and changes nothing. An event that comes while
   * another is being handled, from a listener say, waits for its turn and is answered with the state as it is.
   */
  send(event: Event): Result<State, IllegalEvent>;
  /** Resolves with the state as soon as no work is in progress and every effect has been carried out. */
  settled(): Promise<State>;
  /** Cancels all that is in progress, drops what is held for later steps, and ignores what comes after. */
  dispose(): void;
}

const BROKE: Event = { type: 'command-broke' };

/** Starts a flow at a state. */
export function createRunner(
  initial: State,
  configuration: Configuration,
  performers: Performers,
  { spinner, onDefect }: RunnerOptions = {},
): Runner {
  let state = initial;
  let disposed = false;
  let busy = false;
  const waiting: Event[] = [];
  const listeners = new Set<{ readonly tell: () => void }>();
  const cancellable = new Map<CommandName, CancellationSource>();
  const awaited = new Set<Promise<void>>();

  const send: Runner['send'] = (event) => {
    if (disposed) return ok(state);
    if (busy) {
      waiting.push(event);
      return ok(state);
    }
    busy = true;
    const taken = take(event);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next);
    busy = false;
    return taken.map(() => state);
  };

  function take(event: Event): Result<void, IllegalEvent> {
    const step = transition(state, event, configuration);
    if (step.isErr()) return err(step.error);
    const { next, commands } = step.value;
    if (next.at !== state.at) cancelAll();
    const changed = next !== state;
    state = next;
    for (const command of commands) if (!disposed) start(command);
    if (changed) notify();
    return ok(undefined);
  }

  function notify(): void {
    for (const listener of [...listeners]) {
      try {
        if (listeners.has(listener)) listener.tell();
      } catch (defect) {
        onDefect?.(defect, 'listener');
      }
    }
  }

  function start(command: Command): void {
    const kind = COMMAND_KINDS[command.run];
    const cancellation = makeCancellation();
    if (kind !== 'effect') {
      // Asking again for the same takes the place of the first.
      cancellable.get(command.run)?.cancel();
      cancellable.set(command.run, cancellation);
    }
    if (kind === 'work') spinner?.show();
    // Nobody waits for cancelled work, whether it hears of it or not.
    const givenUp = new Promise<null>((resolve) => cancellation.onCancel(() => resolve(null)));
    const done = Promise.race([perform(command, cancellation), givenUp]).then((event) => {
      if (cancellable.get(command.run) === cancellation) cancellable.delete(command.run);
      awaited.delete(done);
      if (kind === 'work') spinner?.hide();
      if (!cancellation.cancelled) conclude(command.run, event);
    });
    if (kind !== 'watch') awaited.add(done);
  }

  async function perform(command: Command, cancellation: Cancellation): Promise<Event | null> {
    try {
      // The table pairs each name with its own command; TypeScript cannot see it through the union.
      const performer = performers[command.run] as Performer<CommandName>;
      return await performer(command, cancellation);
    } catch (defect) {
      onDefect?.(defect, command.run);
      return COMMAND_KINDS[command.run] === 'effect' ? null : BROKE;
    }
  }

  /** Hands the answer in. Work must come to something, and to something that the flow can take. */
  function conclude(run: CommandName, event: Event | null): void {
    if (event === null && COMMAND_KINDS[run] !== 'work') return;
    const answer = event && send(event);
    if (answer?.isOk()) return;
    onDefect?.(answer?.isErr() ? answer.error : null, run);
    send(BROKE);
  }

  function cancelAll(): void {
    for (const cancellation of cancellable.values()) cancellation.cancel();
  }

  return {
    getSnapshot: () => state,
    subscribe(tell) {
      const listener = { tell };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    async settled() {
      while (awaited.size > 0) await Promise.all(awaited);
      return state;
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      waiting.length = 0;
      cancelAll();
      start({ run: 'forget' });
    },
  };
}
