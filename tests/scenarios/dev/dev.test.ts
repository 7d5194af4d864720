import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/dev.ts', import.meta.url));

it('npm run dev prints addresses that show the page from its sources, each for its own brand', async () => {
  const env = { PATH: process.env.PATH ?? '', GATEHOUSE_PORT: '0' };
  const child = spawn(process.execPath, [script], { env, stdio: 'pipe' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
  });
  await expect.poll(() => shown, { timeout: 12_000 }).toContain('Ctrl-C stops it.');
  expect(shown).not.toContain('npm run build');
  const addresses = [...shown.matchAll(/^ {2}([a-z-]+) +(http:\/\/localhost:\d+\/)/gm)].slice(1);
  expect(addresses).toHaveLength(7);
  for (const [, brand, address = ''] of addresses) {
    const page = async () => (await fetch(address)).text();
    await expect.poll(page, { timeout: 10_000 }).toContain('/@vite/client');
    expect(await (await fetch(`${address}src/main.tsx`)).text()).toContain('start-site');
    expect(await (await fetch(`${address}configs/config.json`)).json()).toMatchObject({ brand });
  }
  child.kill('SIGTERM');
  await once(child, 'close');
}, 30_000);
