import type { BrandCapabilities } from '../brand/brand-table.ts';
import type { Region } from '../brand/region.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type ForgotPasswordTarget, forgotPasswordTarget } from './forgot-links.ts';

/** What the login-failed screen offers beside another try (spec 2). */
export interface LoginFailedOffer {
  /** Where 'or you can reset your password' leads; null hides the sentence. */
  readonly reset: ForgotPasswordTarget;
  /** Whether 'Login Failed - Please try again and/or contact Client Management.' stands there. */
  readonly contact: boolean;
}

/** The offer of a brand: the sentence about resetting, or where it is barred the one about Client Management. */
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
