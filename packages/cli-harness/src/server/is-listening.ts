import { connect } from 'node:net';
import { portOf } from './serving.ts';

const PATIENCE = 5_000;

/** Whether somebody accepts connections at an address. */
export function isListening(address: string): Promise<boolean> {
  const url = new URL(address);
  const socket = connect({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: portOf(url),
    timeout: PATIENCE,
  });
  return new Promise((resolve) => {
    const settle = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
