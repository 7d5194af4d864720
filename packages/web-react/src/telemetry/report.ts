/**
 * The report of a page view, as docs/api/telemetry.schema.json describes it. It contains nothing about the visitor: no name,
 * query, session, address, text or identifier.
 */
export interface TelemetryReport {
  readonly format: 1;
  readonly brand: string;
  readonly language: string;
  /** The share of page views that send reports. One report stands for 1 / `sample` page views. */
  readonly sample: number;
  /** The state of the flow when the report was sent (docs/flow.md). */
  readonly state: string;
  /** Web vitals that are new since the last report, by name, in milliseconds. CLS is a score. */
  readonly vitals: Readonly<Record<string, number>>;
  /** How often each kind of error was shown since the last report. Keys are kinds of docs/errors.md. */
  readonly faults: Readonly<Record<string, number>>;
  /** How often each directive of the content security policy was violated since the last report. */
  readonly violations: Readonly<Record<string, number>>;
  /** The number of uncaught errors since the last report. */
  readonly uncaught: number;
}
