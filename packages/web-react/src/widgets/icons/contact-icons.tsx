import type { ReactElement } from 'react';
import { Icon } from './icons.tsx';

/** An envelope, beside an e-mail address. */
export function EmailIcon(): ReactElement {
  return (
    <Icon>
      <path d="M2.8 4.8h14.4v10.4H2.8Zm.4.6L10 11l6.8-5.6" strokeLinejoin="round" />
    </Icon>
  );
}

/** A mobile phone, beside a number. */
export function PhoneIcon(): ReactElement {
  return (
    <Icon>
      <path d="M6 2.8h8v14.4H6Zm3 11.6h2" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}
