import { type Configuration, faultOf, type Runner } from '@gatehouse-login/core';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Collects web vitals, errors and policy violations, and sends them as a beacon whenever the page is hidden. Does nothing if
 * this page view is not in the sample.
 */
export function startTelemetry({ telemetry, brand }: Configuration, runner: Runner): void {
  if (telemetry === undefined || Math.random() >= telemetry.sample) return;
  const { url, sample } = telemetry;
  let vitals: Record<string, number> = {};
  let faults = new Map<string, number>();
  let violations = new Map<string, number>();
  let uncaught = 0;

  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      vitals[name] = Math.round(value * PRECISION) / PRECISION;
    });
  let last = faultOf(runner.getSnapshot());
  runner.subscribe(() => {
    const fault = faultOf(runner.getSnapshot());
    if (fault !== null && fault !== last) count(faults, fault.kind);
    last = fault;
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    count(violations, effectiveDirective),
  );
  const onUncaught = () => {
    uncaught += 1;
  };
  window.addEventListener('error', onUncaught);
  window.addEventListener('unhandledrejection', onUncaught);

  // web-vitals also reports in this event. Its listener was added first, so its values are up to date here.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (Object.keys(vitals).length + faults.size + violations.size + uncaught === 0) return;
    const state = runner.getSnapshot();
    // It contains nothing about the visitor: no name, query, session, address, text or identifier. Its form is that of
    // docs/api/telemetry.schema.json.
    const report = {
      format: 1,
      brand,
      language: document.documentElement.lang,
      sample,
      state: state.at,
      vitals,
      faults: Object.fromEntries(faults),
      violations: Object.fromEntries(violations),
      uncaught,
    };
    // A string is sent as text/plain, which needs no preflight request. The page may be gone before one is answered.
    if (!navigator.sendBeacon(url, JSON.stringify(report))) return;
    [vitals, faults, violations, uncaught] = [{}, new Map(), new Map(), 0];
  });
}

/** Values are rounded to four decimals, which a CLS score needs. */
const PRECISION = 10_000;

const count = (counts: Map<string, number>, name: string): unknown =>
  counts.set(name, (counts.get(name) ?? 0) + 1);
