import { randomUUID } from 'node:crypto';
import { makeChance } from '../time-and-chance/chance.ts';
import type { World } from '../world/world.ts';
import { type Board, makeBoard } from './board.ts';
import { makeStreamFaults, type StreamFault, type StreamFaults } from './stream-faults.ts';
import { makeStreamSession, type StreamSession } from './stream-session.ts';
import { TLCP_ERRORS, type TlcpError, type TlcpRequest } from './tlcp.ts';

/** How the streaming server is set up. Times are in milliseconds. */
export interface StreamOptions {
  /** The time between two updates of each item, in milliseconds. 250 by default; 0 for none but those that are published by hand. */
  readonly tick?: number;
  /** How long the server is silent at most, in milliseconds. 5,000 by default. */
  readonly keepAlive?: number;
}

/** Why a session ended, or was refused. */
export interface StreamEnd {
  readonly code: number;
  readonly message: string;
}

/** The streaming server: its sessions, its data and its faults. Connections reach it over WebSocket or HTTP. */
export interface StreamServer {
  readonly board: Board;
  readonly faults: StreamFaults;
  readonly clock: World['clock'];
  readonly closing: AbortSignal;
  /** Opens a session for a request to create one; or the code that it is refused with. */
  open(request: TlcpRequest): StreamSession | StreamEnd;
  find(id: string | undefined): StreamSession | undefined;
  /** How a session ended, for a client that was between two connections then. */
  endOf(id: string | undefined): StreamEnd | undefined;
  forget(session: StreamSession): void;
  /** Lets something go wrong: now, or from now on. */
  fault(fault: StreamFault): void;
  sessions(): readonly StreamSession[];
  /** Is called when connections are to be broken. Returns a function that ends this. */
  onBreak(listener: () => void): () => void;
  reset(): void;
}

/** How many ended sessions are remembered. */
const MOST_ENDS = 100;

const ADAPTER_SETS = [
  'STREAMINGALL',
  'CITYINDEXSTREAMING',
  'STREAMINGCLIENTACCOUNT',
  'STREAMINGTRADINGACCOUNT',
];
const DEFAULT_TICK = 250;
const DEFAULT_KEEP_ALIVE = 5_000;

/** How often sessions are looked after, at least. */
const LONGEST_ROUND = 500;

/** How long a session waits for its client to come back. */
const PATIENCE = 30_000;

const hashOf = (text: string): number =>
  [...text].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);

/** Makes the streaming server of a sandbox. A seed makes the walks of its values repeatable. */
export function makeStreamServer(
  world: World,
  { tick = DEFAULT_TICK, keepAlive = DEFAULT_KEEP_ALIVE }: StreamOptions = {},
  seed?: number,
): StreamServer {
  const { clock, closing } = world;
  const walk = seed ?? hashOf(randomUUID());
  const board = makeBoard(clock.now, (item) => makeChance((walk + hashOf(item)) >>> 0));
  const faults = makeStreamFaults();
  const sessions = new Map<string, StreamSession>();
  const breakListeners = new Set<() => void>();
  const ends = new Map<string, StreamEnd>();
  let isRunning = false;

  function end(session: StreamSession, code: number, message: string): void {
    sessions.delete(session.id);
    ends.set(session.id, { code, message });
    for (const id of [...ends.keys()].slice(0, -MOST_ENDS)) ends.delete(id);
    session.close(code, message);
  }
  function lookAfter(session: StreamSession): void {
    const { unboundSince, platformSession } = session;
    const isLost = unboundSince !== null && clock.now() - unboundSince > PATIENCE;
    if (isLost || world.sessions.find(platformSession) === undefined) end(session, 35, TLCP_ERRORS[35]);
    else session.keepAlive(clock.now());
  }
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const round = Math.min(tick > 0 ? tick : LONGEST_ROUND, Math.ceil(keepAlive / 4), LONGEST_ROUND);
    let tickedAt = clock.now();
    while (sessions.size > 0 && !closing.aborted) {
      await clock.wait(round, closing);
      for (const session of [...sessions.values()]) lookAfter(session);
      if (tick <= 0 || clock.now() - tickedAt < tick) continue;
      tickedAt = clock.now();
      for (const item of board.items()) if (item.isHeard) item.step(tickedAt);
    }
    isRunning = false;
  }
  const open: StreamServer['open'] = (request) => {
    const refusal = faults.take('refuse');
    if (refusal !== undefined) return { code: refusal.code, message: 'Refused on purpose' };
    const refuse = (code: TlcpError) => ({ code, message: TLCP_ERRORS[code] });
    if (!ADAPTER_SETS.includes(request.get('LS_adapter_set') ?? '')) return refuse(2);
    const platformSession = request.get('LS_password') ?? '';
    const entry = world.sessions.authenticate(request.get('LS_user') ?? '', platformSession);
    if (entry === undefined) return refuse(1);
    const id = `S${randomUUID().replaceAll('-', '')}`;
    const { person } = entry;
    const session = makeStreamSession({
      id,
      person,
      platformSession,
      keepAliveMs: keepAlive,
      now: clock.now,
    });
    sessions.set(id, session);
    void run();
    return session;
  };
  const all = (): readonly StreamSession[] => [...sessions.values()];
  function breakAll(): void {
    for (const session of all()) session.drop();
    for (const listener of [...breakListeners]) listener();
  }
  function lose(): void {
    for (const session of all()) {
      sessions.delete(session.id);
      session.drop();
      session.close(31, TLCP_ERRORS[31]);
    }
  }
  return {
    board,
    faults,
    clock,
    closing,
    open,
    find: (id) => sessions.get(id ?? ''),
    endOf: (id) => ends.get(id ?? ''),
    forget: (session) => end(session, 31, TLCP_ERRORS[31]),
    fault: (fault) => {
      if (fault.kind === 'drop') breakAll();
      else if (fault.kind === 'lose') lose();
      else if (fault.kind === 'end')
        for (const session of all()) end(session, fault.code, 'Ended on purpose');
      else {
        faults.set(fault);
        if (fault.kind === 'gone') breakAll();
      }
    },
    sessions: all,
    onBreak: (listener) => {
      breakListeners.add(listener);
      return () => void breakListeners.delete(listener);
    },
    reset: () => {
      faults.clear();
      lose();
      board.clear();
      ends.clear();
    },
  };
}
