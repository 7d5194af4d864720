import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A sandbox in a process of its own, and the translation between its addresses and the ones that never change. */
export interface ServedSandbox {
  /** Replaces the addresses of a sandbox with the default ports by the real ones. */
  readonly real: (text: string) => string;
  /** Replaces the real addresses by those of a sandbox with the default ports. */
  readonly usual: (text: string) => string;
  readonly stop: () => Promise<void>;
}

const FIRST_PORT = 4300;

/** Starts `gatehouse sandbox` on free ports. The same codes, sessions and prices come in every run. */
export async function serveSandbox(command: string): Promise<ServedSandbox> {
  const child = spawn(process.execPath, [command, 'sandbox', '--port', '0', '--seed', '1', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.includes('\n')) break;
  }
  const { home, brands } = JSON.parse(text) as { home: string; brands: Record<string, string> };
  const ports = [home, ...Object.values(brands)].map((address, at) => ({
    real: new URL(address).port,
    usual: String(FIRST_PORT + at),
  }));
  const translate = (from: 'real' | 'usual', to: 'real' | 'usual') => (said: string) =>
    said.replace(/\d{4,5}/g, (port) => ports.find((each) => each[from] === port)?.[to] ?? port);
  return {
    real: translate('usual', 'real'),
    usual: translate('real', 'usual'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
