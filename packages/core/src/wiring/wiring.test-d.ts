import type { Clock } from '../ports/clock.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { Tracker } from '../ports/tracker.ts';
import { recipe, token } from './token.ts';

// Wiring errors do not compile: each line below is one, and says so or the type check fails.
const clock = token<Clock>('clock');
const tracker = token<Tracker>('tracker');
const navigator = token<Navigator>('navigator');
const count = token<number>('count');

const countTicks = (_clock: Clock, _tracker: Tracker): number => 0;

recipe(count, [clock, tracker], countTicks);

// @ts-expect-error needs in the wrong order
recipe(count, [tracker, clock], countTicks);

// @ts-expect-error a need of another type
recipe(count, [clock, navigator], countTicks);

// @ts-expect-error a need is missing
recipe(count, [clock], countTicks);

// @ts-expect-error a need too many
recipe(count, [clock, tracker, navigator], countTicks);

// @ts-expect-error what is made is not what is promised
recipe(tracker, [clock, tracker], countTicks);
