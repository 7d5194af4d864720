import type { Result } from 'neverthrow';
import type { Brand } from '../brands/brands.ts';
import type { Fault, FaultRequest } from '../faults/fault.ts';
import type { InvalidFault } from '../faults/read-fault.ts';
import type { Message } from '../inbox/inbox.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { Person } from '../people/person.ts';
import type { StreamFault } from '../stream/stream-faults.ts';
import type { StreamServer } from '../stream/stream-server.ts';
import type { Values } from '../stream/tlcp.ts';
import type { Settings, SettingsRequest } from '../world/settings.ts';
import type { World } from '../world/world.ts';

/** A running sandbox. */
export interface Sandbox {
  /** The address of the home page, without a slash at the end. */
  readonly home: string;
  /** The address of each brand's login page, without a slash at the end. */
  readonly brands: Readonly<Record<Brand, string>>;
  /** Everybody who can sign in. */
  readonly people: readonly Person[];
  /** The last calls, newest first, with their secrets masked. */
  journal(): readonly JournalEntry[];
  /** The messages that were sent to people, newest first. */
  inbox(): readonly Message[];
  /** Resolves with the first message that fits, present or future; with undefined if the sandbox closes first. */
  nextMessage(fits: (message: Message) => boolean): Promise<Message | undefined>;
  /** The faults that are set. */
  readonly faults: {
    /** Sets a fault. */
    add(request: FaultRequest): Result<Fault, InvalidFault>;
    /** Returns the faults that are set. */
    list(): readonly Fault[];
    /** Returns false if no fault has this id. */
    remove(id: string): boolean;
    /** Removes every fault. */
    clear(): void;
  };
  /** The streaming server, which is at the home port. */
  readonly stream: {
    /** Sets a fault of the stream: at once, or until it is cleared. */
    fault(fault: StreamFault): void;
    /** Clears every fault of the stream. */
    clearFaults(): void;
    /** How many sessions are open. */
    sessions(): number;
    /** Publishes an update by hand, for one person. Returns false when there is no such item. */
    publish(adapter: string, item: string, values: Values, username: string): boolean;
    /** The first values that a new subscriber would get. */
    snapshot(adapter: string, item: string, username: string): readonly Values[];
  };
  /** The settings, which can change while the sandbox runs. */
  readonly settings: {
    /** Returns the present settings. */
    get(): Settings;
    /** Changes some of the settings. */
    change(request: SettingsRequest): void;
  };
  /** How many sessions and two-factor tokens are live, for tests that watch the memory. */
  holds(): {
    /** How many sessions are open. */
    readonly sessions: number;
    /** How many tokens wait for a code. */
    readonly tokens: number;
  };
  /** Sets everything back to the start. */
  reset(): void;
  /** Stops listening and closes every connection. Calling it again does nothing. */
  dispose(): Promise<void>;
}

function nextMessage(
  { inbox, closing }: World,
  fits: (message: Message) => boolean,
): Promise<Message | undefined> {
  const there = inbox.messages().find(fits);
  if (there !== undefined) return Promise.resolve(there);
  return new Promise((resolve) => {
    function settle(message: Message | undefined): void {
      unsubscribe();
      closing.removeEventListener('abort', close);
      resolve(message);
    }
    const close = (): void => settle(undefined);
    const unsubscribe = inbox.subscribe((message) => {
      if (fits(message)) settle(message);
    });
    closing.addEventListener('abort', close, { once: true });
  });
}

function streamHandle(world: World, stream: StreamServer): Sandbox['stream'] {
  const itemOf = (adapter: string, name: string, username: string) =>
    stream.board.item(adapter, name, world.people.named(username) ?? world.nobody);
  return {
    fault: stream.fault,
    clearFaults: stream.faults.clear,
    sessions: () => stream.sessions().length,
    publish: (adapter, name, values, username) => {
      const item = itemOf(adapter, name, username);
      item?.publish(values);
      return item !== undefined;
    },
    snapshot: (adapter, name, username) => itemOf(adapter, name, username)?.snapshot() ?? [],
  };
}

/** Makes the handle of a running sandbox. */
export function makeSandbox(
  world: World,
  stream: StreamServer,
  place: Pick<Sandbox, 'home' | 'brands' | 'dispose'>,
): Sandbox {
  return {
    ...place,
    people: world.people.all,
    journal: () => world.journal.entries(),
    inbox: () => world.inbox.messages(),
    nextMessage: (fits) => nextMessage(world, fits),
    faults: {
      add: (request) => world.faults.add(request),
      list: () => world.faults.list(),
      remove: (id) => world.faults.remove(id),
      clear: () => world.faults.clear(),
    },
    stream: streamHandle(world, stream),
    settings: {
      get: () => world.settings.get(),
      change: (request) => world.settings.change(request),
    },
    holds: () => ({ sessions: world.sessions.size(), tokens: world.twoFactor.size() }),
    reset: () => world.reset(),
  };
}
