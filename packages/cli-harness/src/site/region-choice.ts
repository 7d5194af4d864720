import type { BrandCapabilities, Region } from '@gatehouse-login/core';
import { err, type Result } from 'neverthrow';
import { type UsageError, usageError } from '../report/ending.ts';
import type { Words } from '../report/sentence.ts';
import { oneOf } from '../report/suggestion.ts';

/** Reads a region of a brand. `leaveOut` is the advice if the brand has no regions. */
export function regionOf(
  brand: string,
  { regions }: BrandCapabilities,
  text: string,
  leaveOut: Words,
): Result<Region, UsageError> {
  if (regions.length === 0) return err(usageError(`The brand ${brand} has no regions.`, leaveOut));
  return oneOf(`The brand ${brand} has no region`, text, regions);
}
