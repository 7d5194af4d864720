import { install } from '@sinonjs/fake-timers';

/** The time of the page on its way to a state. It stands still unless a move lets it pass. */
export interface PageClock {
  /** Lets time pass. */
  advance(milliseconds: number): Promise<void>;
  /** Lets React render. */
  turn(): Promise<void>;
  /** Waits for what the network may bring. */
  pause(): Promise<void>;
  /**
   * Gives the page its own time back. What waited for the stopped time waits for ever, so the state stays as it is; what
   * a visitor does with it from now on happens in the usual time.
   */
  stop(): void;
}

const { setTimeout: later } = window;

/** React renders in messages of this kind, and its effects may lead to another round. */
async function turn(): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
}

/** Stops the time of the page. */
export function stopTime(): PageClock {
  const clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.UTC(2026, 0, 1),
  });
  return {
    turn,
    pause: () => new Promise((resolve) => void later(resolve, 5)),
    async advance(milliseconds) {
      await turn();
      clock.tick(milliseconds);
      await turn();
    },
    stop: () => clock.uninstall(),
  };
}
