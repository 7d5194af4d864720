import { drawn } from './icons.tsx';

/** An envelope, beside an e-mail address. */
export const EmailIcon = drawn('M2.8 4.8h14.4v10.4H2.8Zm.4.6L10 11l6.8-5.6');

/** A mobile phone, beside a number. */
export const PhoneIcon = drawn('M6 2.8h8v14.4H6Zm3 11.6h2');
