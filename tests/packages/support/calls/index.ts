import { ADAPTERS } from './adapters.ts';
import { CORE } from './core.ts';
import { CORE_OTHERS } from './core-others.ts';

export { callAll } from './table.ts';

/** One call of each function that core and adapters-http export, by its name. */
export const CALLS = { ...CORE, ...CORE_OTHERS, ...ADAPTERS };
