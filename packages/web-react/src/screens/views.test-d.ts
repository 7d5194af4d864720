import type { OnScreen, Screen } from '@gatehouse-login/core';
import { ConnectedReset } from './reset/ConnectedReset.tsx';
import { ConnectedTwoFactor } from './two-factor/ConnectedTwoFactor.tsx';
import { atOnce, onDemand, type ScreenProps } from './view.tsx';
import type { VIEWS } from './views.ts';

// What must not compile in the table of views: each such line says so, or the type check fails.
type Views = typeof VIEWS;
declare const views: Views;

export const everyScreenHasAView: Record<Screen, unknown> = views;

const { reset, ...withoutReset } = views;

// @ts-expect-error a screen without a view
export const incomplete: Views = withoutReset;

export const complete: Views = { ...withoutReset, reset };

// @ts-expect-error the view of another screen
export const mistaken: Views = { ...views, leaving: reset };

// @ts-expect-error a component that cannot show all states of the screen
export const tooNarrow: Views = { ...views, 'two-factor': atOnce(ConnectedReset) };

// @ts-expect-error the same, loaded on demand
export const tooNarrowLater: Views = { ...views, leaving: onDemand(async () => ConnectedReset) };

export const wideEnough: Views = { ...views, 'two-factor': atOnce(ConnectedTwoFactor) };

// @ts-expect-error a state beside a screen that does not show it
export const misplaced = (state: ScreenProps<'leaving'>['state']): OnScreen => ({ screen: 'reset', state });
