import { test } from '../support/test.ts';
import { matrix } from './grid.ts';

test.use({ stamped: true, contextOptions: { reducedMotion: 'reduce' } });
test.describe('every fault of every call, stamped', () => matrix('stamped'));
