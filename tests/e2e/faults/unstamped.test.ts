import { test } from '../support/test.ts';
import { matrix } from './grid.ts';

test.use({ stamped: false, contextOptions: { reducedMotion: 'reduce' } });
test.describe('every fault of every call, unstamped', () => matrix('unstamped'));
