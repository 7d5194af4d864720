import { connect } from 'node:net';

const PATIENCE = 5_000;

/** Whether somebody accepts connections at an address. */
export function isListening(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
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
