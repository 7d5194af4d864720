import { account } from './account.ts';
import { calls } from './calls.ts';
import { configuration } from './configuration.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import type { Section } from './row.ts';
import { screens } from './screens.ts';
import { steps } from './steps.ts';
import { transitions } from './transitions.ts';
import { validation } from './validation.ts';
import { widgets } from './widgets.ts';

/** The specification's sections 2 to 9. */
export const SECTIONS: readonly Section[] = [
  screens,
  steps,
  entities,
  account,
  configuration,
  transitions,
  widgets,
  validation,
  calls,
  errors,
  constants,
];
