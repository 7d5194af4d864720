import type { EventOf, OfferedOn, Runner, Screen, StatesOf } from '@gatehouse-login/core';
import { type FunctionComponent, type ReactElement, use } from 'react';
import type { Site } from '../flow/site.ts';
import { loadLaterStyles } from './later-styles.ts';

export interface ScreenProps<Name extends Screen> {
  /** The flow's state, narrowed to the states that this screen shows. */
  readonly state: StatesOf<Name>;
  readonly site: Site;
}

/**
 * What sends the events that `OFFERS` gives to a screen. While one of them has no row, the screen does not compile. Events
 * that bring nothing take `press`.
 */
export type Senders<Name extends Screen> = {
  readonly [Offered in OfferedOn<Name>]: (brought: never) => unknown;
};

type Bare = { [Name in OfferedOn<Screen>]: { type: Name } extends EventOf<Name> ? Name : never };

/** Sends an event that brings nothing. */
export const press =
  (type: Bare[keyof Bare], { send }: Runner) =>
  (): unknown =>
    send({ type });

type Connected<Name extends Screen> = FunctionComponent<ScreenProps<Name>>;

/** What renders a screen, and how its code is loaded. */
export interface View<Name extends Screen> {
  readonly render: Connected<Name>;
  readonly preload: () => Promise<unknown>;
}

/** Makes a view whose code is part of the first scripts. */
export const atOnce = <Name extends Screen>(Component: Connected<Name>): View<Name> => ({
  render: Component,
  preload: async () => {},
});

/** Makes a view whose code is loaded when it is needed. Once it is loaded, it renders at once, without a fallback. */
export function onDemand<Name extends Screen>(load: () => Promise<Connected<Name>>): View<Name> {
  let loaded: Connected<Name> | undefined;
  let awaited: Promise<Connected<Name>> | undefined;
  const preload = async () => {
    const [code] = await Promise.all([load(), loadLaterStyles()]);
    loaded = code;
    return code;
  };
  // React needs the same promise in each render. A failed preload is not kept, so it can be repeated.
  const read = () => {
    if (loaded !== undefined) return loaded;
    awaited ??= preload();
    return awaited;
  };
  return { render: (props) => <OnDemand read={read} props={props} />, preload };
}

interface OnDemandProps<Name extends Screen> {
  readonly read: () => Connected<Name> | Promise<Connected<Name>>;
  readonly props: ScreenProps<Name>;
}

function OnDemand<Name extends Screen>({ read, props }: OnDemandProps<Name>): ReactElement {
  const code = read();
  const Component = code instanceof Promise ? use(code) : code;
  return <Component {...props} />;
}
