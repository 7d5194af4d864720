import type { ReactElement } from 'react';
import { Icon } from '../../widgets/icons/icons.tsx';

/** The large sign above a heading that says that something went well: a tick in a circle. */
export const SuccessMark = (): ReactElement => (
  <div className="success-mark">
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="m6.8 10.3 2.2 2.2 4.2-4.6" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  </div>
);
