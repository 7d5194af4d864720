// Runs one sandbox in its own process: its port and the file with its people are its arguments. The parent asks it about its
// sessions, and tells it what to do wrong.
import { createSandbox } from '@gatehouse-login/sandbox';
import type { Asked } from './platform.ts';

const [port = '', personas = ''] = process.argv.slice(2);
const started = await createSandbox({ port: Number(port), personas });
if (started.isErr()) process.send?.({ error: started.error });
else {
  const sandbox = started.value;
  process.on('message', ({ fault }: Asked) => {
    if (fault === null) sandbox.faults.clear();
    if (fault) sandbox.faults.add(fault);
    const { user, system } = process.cpuUsage();
    process.send?.({ ...sandbox.holds(), cpuMs: (user + system) / 1_000 });
  });
  process.send?.({ home: sandbox.home, site: sandbox.brands['city-index'] });
}
process.on('disconnect', () => process.exit());
