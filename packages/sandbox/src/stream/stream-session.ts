import type { Person } from '../people/person.ts';
import type { StreamSubscription } from './subscription.ts';

/** A connection that carries the lines of a session: a WebSocket, or one answer over HTTP. */
export interface Carrier {
  write(lines: readonly string[]): void;
  /** The session writes nothing more to this connection. */
  end(): void;
  /** Breaks the connection. */
  destroy(): void;
  /** Set on a poll: how long it may wait for the first line, in milliseconds. */
  readonly pollFor: number | null;
}

/** A session of the streaming server. It outlives its connections. */
export interface StreamSession {
  readonly id: string;
  readonly person: Person;
  /** The session of the platform that it was opened with. */
  readonly platformSession: string;
  readonly subscriptions: Map<string, StreamSubscription>;
  /** Sends a numbered line, or keeps it until there is a connection. */
  notify(line: string): void;
  /** Sends an unnumbered line, such as the answer to a request. Without a connection the line is dropped. */
  say(line: string): void;
  /** Continues on another connection: after the last line sent, or from the line of number `from`. */
  bind(carrier: Carrier, from: number | null): boolean;
  /** Ends the present connection, with a line that asks the client to bind again. */
  loop(): void;
  /** Drops the connection, unless another one has replaced it. */
  unbind(carrier: Carrier): void;
  /** Sends a sign of life, and ends a poll that has waited long enough. */
  keepAlive(now: number): void;
  /** Breaks the connection and keeps the session. */
  drop(): void;
  /** Ends the session with `END`. */
  close(code: number, message: string): void;
  /** When the last connection was lost, in milliseconds since 1970; null while there is one. */
  readonly unboundSince: number | null;
}

/** How many lines are kept for a client that has lost some. */
const KEPT = 20_000;
const REQUEST_LIMIT = 50_000;

interface SessionParts {
  readonly id: string;
  readonly person: Person;
  readonly platformSession: string;
  readonly keepAliveMs: number;
  readonly now: () => number;
}

/** Makes a session without a connection. */
export function makeStreamSession(parts: SessionParts): StreamSession {
  const { id, keepAliveMs, now } = parts;
  const subscriptions = new Map<string, StreamSubscription>();
  /** The numbered lines, from number `first` on. */
  let lines: string[] = [];
  let first = 0;
  let sent = 0;
  let isScheduled = false;
  let carrier: Carrier | null = null;
  let wroteAt = now();
  let boundAt = now();
  let unboundSince: number | null = now();

  function write(more: readonly string[]): void {
    wroteAt = now();
    carrier?.write(more);
  }
  function leave(): void {
    carrier = null;
    unboundSince = now();
  }
  function loop(): void {
    const old = carrier;
    if (old === null) return;
    // Leave first: a carrier that is full calls `loop` again when it gets the last line.
    leave();
    old.write(['LOOP,0']);
    old.end();
  }
  function flush(): void {
    if (carrier === null || sent === first + lines.length) return;
    const more = lines.slice(sent - first);
    sent = first + lines.length;
    const isPoll = carrier.pollFor !== null;
    write(more);
    if (isPoll) loop();
  }
  function trim(): void {
    const extra = lines.length - KEPT;
    if (extra < KEPT) return;
    lines = lines.slice(extra);
    first += extra;
  }
  /** Lines of the same moment go out together. */
  function flushSoon(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      flush();
      trim();
    });
  }
  return {
    ...parts,
    subscriptions,
    notify: (line) => {
      lines.push(line);
      flushSoon();
    },
    say: (line) => write([line]),
    bind: (next, from) => {
      const at = from ?? sent;
      if (at < first || at > first + lines.length) return false;
      const old = carrier;
      carrier = null;
      old?.end();
      carrier = next;
      unboundSince = null;
      boundAt = now();
      sent = at;
      const limit = next.pollFor === null ? keepAliveMs : next.pollFor;
      write([`CONOK,${id},${REQUEST_LIMIT},${limit},*`, ...(from === null ? [] : [`PROG,${from}`])]);
      flush();
      // A poll that asks for lost lines is answered at once.
      if (from !== null && carrier?.pollFor != null) loop();
      return true;
    },
    loop,
    unbind: (old) => {
      if (carrier === old) leave();
    },
    keepAlive: (time) => {
      if (carrier === null) return;
      if (carrier.pollFor !== null) {
        if (time - boundAt >= carrier.pollFor) loop();
      } else if (time - wroteAt >= keepAliveMs) write(['PROBE']);
    },
    drop: () => {
      const old = carrier;
      leave();
      old?.destroy();
    },
    close: (code, message) => {
      for (const subscription of subscriptions.values()) subscription.end();
      subscriptions.clear();
      flush();
      const old = carrier;
      write([`END,${code},${message}`]);
      leave();
      old?.end();
    },
    get unboundSince() {
      return unboundSince;
    },
  };
}
