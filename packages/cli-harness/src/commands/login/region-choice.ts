import { type Brand, capabilitiesOf, type Region } from '@gatehouse-login/core';
import { err, type Result } from 'neverthrow';
import { oneOf } from '../arguments/nearest.ts';
import { type UsageError, usageError } from '../arguments/usage-error.ts';

/** A region of a brand; `leaveOut` tells what to do where the brand has none. */
export function regionOf(brand: Brand, text: string, leaveOut: string): Result<Region, UsageError> {
  const { regions } = capabilitiesOf(brand);
  if (regions.length === 0) return err(usageError(`The brand ${brand} has no regions.`, leaveOut));
  return oneOf(`The brand ${brand} has no region`, text, regions);
}
