import type { OnScreen, Screen } from '@gatehouse-login/core';
import { createElement, type ReactElement } from 'react';
import type { Site } from '../flow/site.ts';
import { ConnectedConfigurationFault } from './configuration-fault/ConnectedConfigurationFault.tsx';
import { ConnectedLogin } from './login/ConnectedLogin.tsx';
import { atOnce, onDemand, type View } from './view.tsx';

/** The view of each screen. The login is needed at once; so is the page for the case that nothing else can be loaded. */
export const VIEWS: { readonly [Name in Screen]: View<Name> } = {
  login: atOnce(ConnectedLogin),
  'login-failed': onDemand(() =>
    import('./login-failed/ConnectedLoginFailed.tsx').then((module) => module.ConnectedLoginFailed),
  ),
  reset: onDemand(() => import('./reset/ConnectedReset.tsx').then((module) => module.ConnectedReset)),
  'two-factor': onDemand(() =>
    import('./two-factor/ConnectedTwoFactor.tsx').then((module) => module.ConnectedTwoFactor),
  ),
  'force-password': onDemand(() =>
    import('./force-password/ConnectedForcePassword.tsx').then((module) => module.ConnectedForcePassword),
  ),
  leaving: onDemand(() => import('./leaving/ConnectedLeaving.tsx').then((module) => module.ConnectedLeaving)),
  'configuration-fault': atOnce(ConnectedConfigurationFault),
};

export const renderView = <Name extends Screen>(
  { screen, state }: OnScreen<Name>,
  site: Site,
): ReactElement => createElement(VIEWS[screen].render, { state, site });
