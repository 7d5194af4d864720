import { err, ok, type Result } from 'neverthrow';
import type { Cancellation } from '../cancellation/cancellation.ts';
import { type CancellationSource, makeCancellation } from '../cancellation/cancellation.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { SpinnerCounter } from '../spinner/spinner-counter.ts';
import { COMMAND_KINDS, type Command, type CommandName } from './command.ts';
import type { FlowStep } from './edge.ts';
import type { CommandEvent, Event, EventName } from './event.ts';
import type { State } from './state.ts';
import { type IllegalEvent, transition } from './transition.ts';

/** Carries out a command. Resolves with the event that it leads to, or null for none. It must not reject. */
export type Perform = (command: Command, cancellation: Cancellation) => Promise<CommandEvent | null>;

/** One change of state. It holds no secret: states have none, and only the name of the event is kept. */
export interface Transition {
  /** The state before. */
  readonly from: State;
  /** The name of the event. */
  readonly event: EventName;
  /** The state after. */
  readonly to: State;
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
}

/** An event that was sent to the flow, and what the flow decided. */
export interface Taken {
  /** The state that the event was sent to. */
  readonly from: State;
  /** It may hold what the visitor has typed. Keep nothing of it that is secret. */
  readonly event: Event;
  /** The next state and the commands, or the refusal. */
  readonly outcome: Result<FlowStep, IllegalEvent>;
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
}

/** Options of a runner. */
export interface RunnerOptions {
  /** Counts the work that the visitor is waiting for. */
  readonly spinner?: SpinnerCounter;
  /**
   * Called when our own code is at fault: a listener threw, or `perform` rejected or resolved with an event
   * that the flow does not accept. In the latter cases the flow has failed closed.
   */
  readonly onDefect?: (defect: unknown, where: CommandName | 'listener') => void;
  /** Called with every event that was sent, also a refused one, before its commands are carried out. */
  readonly observe?: (taken: Taken) => void;
  /** The time in epoch milliseconds; the system clock by default. */
  readonly now?: () => number;
}

/** A running flow. The page, the command and any other driver send it events and show its states. */
export interface Runner {
  /** Returns the present state. The same object until the state changes. */
  getSnapshot(): State;
  /** Calls the listener after every state change. Returns a function that unsubscribes. */
  subscribe(listener: (transition: Transition) => void): () => void;
  /**
   * Handles an event. An event that the state has no edge for is refused and changes nothing. An
   * event sent while another one is handled, for example by a listener, is queued; the result then
   * holds the current state.
   */
  send(event: Event): Result<State, IllegalEvent>;
  /** Resolves with the state as soon as no work is in progress and every effect is done. */
  settled(): Promise<State>;
  /** Cancels everything in progress, drops what is held for later steps and ignores further events. */
  dispose(): void;
}

const BROKE: CommandEvent = { type: 'command-broke' };

/** Creates a runner that starts in a state. */
export function createRunner(
  initial: State,
  configuration: Configuration,
  perform: Perform,
  { spinner, onDefect, observe, now = Date.now }: RunnerOptions = {},
): Runner {
  let state = initial;
  let disposed = false;
  let busy = false;
  let isSpinnerFree = false;
  const waiting: Event[] = [];
  const listeners = new Set<{ readonly tell: (transition: Transition) => void }>();
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
    const at = now();
    if (observe !== undefined) shield(() => observe({ from: state, event, outcome: step, at }));
    if (step.isErr()) return err(step.error);
    const { next, commands } = step.value;
    if (next.at !== state.at) cancelAll('timer');
    const from = state;
    state = next;
    for (const command of commands) if (!disposed) start(command);
    if (next !== from) notify({ from, event: event.type, to: next, at });
    return ok(undefined);
  }

  function notify(change: Transition): void {
    for (const listener of [...listeners]) {
      shield(() => listeners.has(listener) && listener.tell(change));
    }
  }

  /** Calls code of others, whose faults must not stop the flow. */
  function shield(call: () => unknown): void {
    try {
      call();
    } catch (defect) {
      onDefect?.(defect, 'listener');
    }
  }

  /** Takes the spinner of the work that has just ended, if no other work has. */
  function takeOverSpinner(): boolean {
    const wasFree = isSpinnerFree;
    isSpinnerFree = false;
    return wasFree;
  }

  function start(command: Command): void {
    const kind = COMMAND_KINDS[command.run];
    const cancellation = makeCancellation();
    if (kind !== 'effect') {
      // The same command again replaces the one in progress.
      cancellable.get(command.run)?.cancel();
      cancellable.set(command.run, cancellation);
    }
    if (kind === 'work' && !takeOverSpinner()) spinner?.show();
    // Cancelled work counts as done, whether it listens to the cancellation or not.
    const givenUp = new Promise<null>((resolve) => cancellation.onCancel(() => resolve(null)));
    const done = Promise.race([attempt(command, cancellation), givenUp]).then((event) => {
      if (cancellable.get(command.run) === cancellation) cancellable.delete(command.run);
      awaited.delete(done);
      // Work that this leads to takes the spinner over, so that nobody hears of it and renders in between.
      isSpinnerFree = kind === 'work';
      if (!cancellation.cancelled) conclude(command.run, event);
      if (takeOverSpinner()) spinner?.hide();
    });
    if (kind === 'work' || kind === 'effect') awaited.add(done);
  }

  async function attempt(command: Command, cancellation: Cancellation): Promise<CommandEvent | null> {
    try {
      return await perform(command, cancellation);
    } catch (defect) {
      onDefect?.(defect, command.run);
      const kind = COMMAND_KINDS[command.run];
      return kind === 'work' || kind === 'watch' ? BROKE : null;
    }
  }

  /** Sends the event that a command led to. Work must lead to an event that the flow accepts. */
  function conclude(run: CommandName, event: CommandEvent | null): void {
    if (event === null && COMMAND_KINDS[run] !== 'work') return;
    const answer = event && send(event);
    if (answer?.isOk()) return;
    onDefect?.(answer?.isErr() ? answer.error : null, run);
    send(BROKE);
  }

  function cancelAll(except?: 'timer'): void {
    for (const [run, cancellation] of cancellable) {
      if (COMMAND_KINDS[run] !== except) cancellation.cancel();
    }
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
