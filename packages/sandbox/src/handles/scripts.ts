import { homeScript } from '../home/home-script.ts';
import { callbackScript } from '../landing/callback-script.ts';
import { partnerScript } from '../neighbours/partner-script.ts';
import { providerScript } from '../neighbours/provider-script.ts';

/** The scripts of the home port's pages, by the name that they are served under. Text, so that the bundle carries them. */
export const scripts = {
  home: homeScript,
  provider: providerScript,
  callback: callbackScript,
  partner: partnerScript,
} as const;
