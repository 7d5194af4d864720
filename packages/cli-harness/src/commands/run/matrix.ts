import {
  BRAND_TABLE,
  BRANDS,
  type Brand,
  isBrand,
  LANGUAGES,
  PLATFORM_TYPES,
  REGIONS,
  type Region,
} from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../../report/ending.ts';
import { oneOf } from '../../report/suggestion.ts';

const DIMENSIONS = {
  brand: BRANDS,
  region: REGIONS as readonly Region[],
  platform: PLATFORM_TYPES,
  language: LANGUAGES,
} as const;

type Dimension = keyof typeof DIMENSIONS;
type ValueOf<Name extends Dimension> = (typeof DIMENSIONS)[Name][number];

/** The values of each dimension of a matrix. */
export type Matrix = { readonly [Name in Dimension]?: readonly ValueOf<Name>[] };

/** A point of a matrix. Null where nothing is asked for. */
export type Point = { readonly [Name in Dimension]: ValueOf<Name> | null };

/** Reads dimensions such as `brand=kq,forex language`. A name alone stands for all values. */
export function readMatrix(text: string): Result<Matrix, UsageError> {
  const matrix: Partial<Record<Dimension, readonly string[]>> = {};
  for (const part of text.split(/[\s;]+/).filter((each) => each !== '')) {
    const [name = '', values] = part.split('=', 2);
    const dimension = oneOf('A matrix has no dimension', name, Object.keys(DIMENSIONS) as Dimension[]);
    if (dimension.isErr()) return err(dimension.error);
    const known: readonly string[] = DIMENSIONS[dimension.value];
    const given =
      values === undefined || values === '*' ? known : values.split(',').filter((each) => each !== '');
    for (const value of given) {
      const found = oneOf(`There is no ${name}`, value, known);
      if (found.isErr()) return err(found.error);
    }
    matrix[dimension.value] = given;
  }
  if (Object.keys(matrix).length === 0) {
    return err(
      usageError('The matrix is empty.', "Name its dimensions, as in --matrix 'brand=kq,forex language'."),
    );
  }
  // Each value was found in the list of its dimension.
  return ok(matrix as Matrix);
}

/**
 * The points at which to play a scenario. What the scenario says itself stays as it is. A brand without regions is played
 * once, and a region only with the brands that have it.
 */
export function pointsOf(fixed: Point, matrix: Matrix, defaults: Point): readonly Point[] {
  const valuesOf = <Name extends Dimension>(name: Name): readonly Point[Name][] => {
    if (fixed[name] !== null) return [fixed[name]];
    return (matrix[name] as readonly Point[Name][] | undefined) ?? [defaults[name]];
  };
  return valuesOf('brand').flatMap((brand) =>
    regionsFor(brand, valuesOf('region'), matrix.region !== undefined && fixed.region === null).flatMap(
      (region) =>
        valuesOf('platform').flatMap((platform) =>
          valuesOf('language').map((language) => ({ brand, region, platform, language })),
        ),
    ),
  );
}

function regionsFor(
  brand: Brand | null,
  wanted: readonly (Region | null)[],
  isMultiplied: boolean,
): readonly (Region | null)[] {
  if (!isMultiplied || brand === null || !isBrand(brand)) return wanted;
  const { regions } = BRAND_TABLE[brand];
  if (regions.length === 0) return [null];
  return wanted.filter((region) => region !== null && regions.includes(region));
}
