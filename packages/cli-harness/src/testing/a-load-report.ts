/** The summary of a time, as Artillery writes it. */
export const aSummary = (p50 = 100) => ({
  min: p50 / 2,
  max: p50 * 4,
  count: 10,
  mean: p50,
  p50,
  median: p50,
  p95: p50 * 2,
  p99: p50 * 3,
});

/** When the load test of `aLoadReport` began, in epoch milliseconds. */
export const LOAD_START = Date.parse('2026-01-01T00:00:04.000Z');

/** A period of ten seconds, the `at`th of a load test. */
export const aPeriod = (at: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  period: String(LOAD_START - 4_000 + at * 10_000),
  firstMetricAt: LOAD_START - (at === 0 ? 0 : 4_000) + at * 10_000,
  lastMetricAt: LOAD_START + at * 10_000 + 5_000,
  counters: { 'vusers.created': 20, 'gatehouse.outcome.signed-in': 20 },
  summaries: {
    'gatehouse.sign_in.service_time': aSummary(),
    'gatehouse.sign_in.response_time': aSummary(120),
    'gatehouse.state.signing-in': aSummary(60),
  },
  ...changes,
});

/** The report that Artillery writes of a load test in which all went well. */
export const aLoadReport = (
  counters: Readonly<Record<string, number>> = {},
  periods: readonly unknown[] = [aPeriod(0), aPeriod(1), aPeriod(2)],
) => ({
  aggregate: {
    counters: {
      'vusers.created': 60,
      'vusers.completed': 60,
      'gatehouse.outcome.signed-in': 60,
      'gatehouse.call.session.200': 60,
      ...counters,
    },
    summaries: {
      'gatehouse.sign_in.service_time': aSummary(),
      'gatehouse.sign_in.response_time': aSummary(120),
      'gatehouse.state.signing-in': aSummary(60),
      'gatehouse.call.session': aSummary(55),
    },
    rates: {},
  },
  intermediate: periods,
});
