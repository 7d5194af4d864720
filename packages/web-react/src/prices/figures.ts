import { type Language, separatorsOf } from '@gatehouse-login/core';

export interface Figures {
  /** A number with so many decimals; a dash for none. */
  readonly number: (value: number | null | undefined, decimals: number) => string;
  /** The same with its sign. */
  readonly signed: (value: number | null | undefined, decimals: number) => string;
}

const NONE = '–';
const MINUS = '−';

/**
 * Makes the figures of a language, with the separators of spec 9. Groups of digits are separated if `formatsQuantities`
 * of the settings is on.
 */
export function makeFigures(language: Language, formatsQuantities: boolean): Figures {
  const { decimal, group } = separatorsOf(language);
  const plain = (value: number, decimals: number): string => {
    const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = formatsQuantities ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
    return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  };
  const isZero = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === 0;
  const withSign =
    (plus: string) =>
    (value: number | null | undefined, decimals: number): string => {
      if (typeof value !== 'number') return NONE;
      const sign = isZero(value, decimals) ? '' : value < 0 ? MINUS : plus;
      return `${sign}${plain(value, decimals)}`;
    };
  return { number: withSign(''), signed: withSign('+') };
}
