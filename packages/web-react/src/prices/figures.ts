import { type Language, type Restriction, separatorsOf } from '@gatehouse-login/core';

export type Figures = ReturnType<typeof makeFigures>;

const NONE = '–';
const MINUS = '−';

/**
 * Makes the figures of a language, with the separators of spec 9. Groups of digits are separated if `formatsQuantities`
 * of the settings is on. A figure has so many decimals, or is a dash for none.
 */
export function makeFigures(language: Language, formatsQuantities: boolean) {
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

export const QUANTITY: Restriction = { rule: 'positiveNumber' };

/** Returns the number in the quantity field, or null if there is none. */
export function quantityOf(text: string, language: Language): number | null {
  const quantity = Number.parseFloat(text.replace(separatorsOf(language).decimal, '.'));
  return Number.isFinite(quantity) ? quantity : null;
}
