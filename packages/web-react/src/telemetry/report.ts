/**
 * What a page view reports to the address that the configuration names, as JSON (docs/api/telemetry.schema.json). It says
 * nothing of a visitor: no name, query, session, address, text or identifier.
 */
export interface TelemetryReport {
  readonly format: 1;
  /** The brand of the configuration. */
  readonly brand: string;
  readonly language: string;
  /** The share of page views that report, from the configuration: one report stands for 1 / `sample` of them. */
  readonly sample: number;
  /** The state of the flow when the report was sent (docs/flow.md). */
  readonly state: string;
  /** Web vitals by name: milliseconds, or a score for CLS. Each is sent once for a page view. */
  readonly vitals: Readonly<Record<string, number>>;
  /** How often each kind of error was shown since the last report (docs/errors.md). */
  readonly faults: Readonly<Record<string, number>>;
  /** How often each directive of the content security policy was violated since the last report. */
  readonly violations: Readonly<Record<string, number>>;
  /** How many errors nobody caught since the last report. */
  readonly uncaught: number;
}
