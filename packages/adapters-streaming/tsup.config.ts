import { defineConfig } from 'tsup';
import { unbundled } from '../../scripts/lib/unbundled.ts';
import manifest from './package.json' with { type: 'json' };

export default defineConfig(unbundled(manifest));
