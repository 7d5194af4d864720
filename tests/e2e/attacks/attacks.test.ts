import './addresses.ts';
import './answers.ts';
import './leaks.ts';
import './other-sites.ts';
import './wire.ts';
import { needs } from '../support/real-server.ts';
import { test } from '../support/workers.ts';

needs('nginx');
// One worker runs them all: every other would stamp and serve sites of its own, which takes ten seconds of a core.
test.describe.configure({ mode: 'default', timeout: 60_000 });
