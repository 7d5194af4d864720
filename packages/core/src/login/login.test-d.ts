import type { PORTS } from '../inversify/index.ts';
import { aConfiguration, fakePorts } from '../testing/index.ts';
import { createLogin } from './create-login.ts';
import type { LoginPorts } from './ports.ts';

// Mistakes in composing a login must not compile. A line that compiles fails the type check.
const { tracker, ...withoutTracker } = fakePorts();

// @ts-expect-error a port is missing
createLogin(withoutTracker, aConfiguration());

// @ts-expect-error a port in the place of another
createLogin({ ...withoutTracker, tracker: fakePorts().clock }, aConfiguration());

createLogin({ ...withoutTracker, tracker }, aConfiguration());

export const everyPortHasAnIdentifier: Record<keyof LoginPorts, unknown> = {} as typeof PORTS;
