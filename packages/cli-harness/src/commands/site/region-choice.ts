import type { BrandCapabilities, Region } from '@gatehouse-login/core';
import { err, type Result } from 'neverthrow';
import { oneOf } from '../arguments/suggestion.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';

/** Reads a region of a brand. `leaveOut` is the advice if the brand has no regions. */
export function regionOf(
  brand: string,
  { regions }: BrandCapabilities,
  text: string,
  leaveOut: string,
): Result<Region, UsageError> {
  if (regions.length === 0) return err(usageError(`The brand ${brand} has no regions.`, leaveOut));
  return oneOf(`The brand ${brand} has no region`, text, regions);
}
