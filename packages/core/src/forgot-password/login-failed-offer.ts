import type { BrandCapabilities } from '../brand/brand-table.ts';
import type { Region } from '../brand/region.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type ForgotPasswordTarget, forgotPasswordTarget } from './forgot-links.ts';

/** The offers of the login-failed screen besides trying again (spec 2). */
export interface LoginFailedOffer {
  /** Where 'or you can reset your password' leads. Null hides the sentence. */
  readonly reset: ForgotPasswordTarget;
  /** Whether to show 'Login Failed - Please try again and/or contact Client Management.' */
  readonly contact: boolean;
}

/**
 * Returns the offers of a brand: the sentence about resetting, or the one about Client Management if the brand
 * may not show the first.
 */
export function loginFailedOffer(
  brand: BrandCapabilities,
  region: Region | null,
  configuration: Configuration,
): LoginFailedOffer {
  return {
    reset: brand.offersResetSentence ? forgotPasswordTarget(brand, region, configuration) : null,
    contact: configuration.showForgotPassword && !brand.offersResetSentence,
  };
}
