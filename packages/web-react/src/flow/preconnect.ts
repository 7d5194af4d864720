import {
  type Configuration,
  type DepartureOrigin,
  departureOrigins,
  PLATFORM_TYPES,
} from '@gatehouse-login/core';

const isField = (target: unknown, name: string): boolean =>
  target instanceof HTMLInputElement && target.name === name;

const checkedPlatform = () => {
  const checked = document.querySelector<HTMLInputElement>('input[name=platformType]:checked')?.value;
  return PLATFORM_TYPES.find((platform) => platform === checked) ?? 'webtrader';
};

/** The policy of the page does not apply: a connection without a request sends nothing. */
function connect({ origin, anonymous }: DepartureOrigin): void {
  const mode = anonymous ? '[crossorigin]' : ':not([crossorigin])';
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]${mode}`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  if (anonymous) link.crossOrigin = 'anonymous';
  link.href = origin;
  document.head.append(link);
}

/**
 * Opens the connections that a sign-in will need once somebody is about to type a password, each once. Before that, the
 * first look for them loads the cipher if there is one, and compiles the code that the departure would wait for.
 */
export function preconnectAhead(configuration: Configuration): void {
  let isExpected = false;
  const look = () => departureOrigins(configuration, window.location.search, checkedPlatform());
  const expectDeparture = () => {
    isExpected = true;
    void look().then((origins) => origins.forEach(connect));
  };
  document.addEventListener('focusin', ({ target }) => {
    if (isField(target, 'password')) expectDeparture();
  });
  document.addEventListener('change', ({ target }) => {
    if (isExpected && isField(target, 'platformType')) expectDeparture();
  });
  if (isField(document.activeElement, 'password')) expectDeparture();
  else void look();
}
