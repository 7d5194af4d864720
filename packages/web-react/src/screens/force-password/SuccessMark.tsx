import type { ReactElement } from 'react';
import { circled } from '../../widgets/icons/icons.tsx';

const TickIcon = circled('m6.8 10.3 2.2 2.2 4.2-4.6');

/** The large sign above a heading that says that something went well: a tick in a circle. */
export const SuccessMark = (): ReactElement => (
  <div className="success-mark">
    <TickIcon />
  </div>
);
