import type { RunReport } from '../report/run-report.schema.ts';
import { jsonText } from '../terminal/json-text.ts';
import type { PageOptions } from './html/page.ts';

interface FileFormat {
  readonly about: string;
  /** Whether the requests of the run are part of it. */
  readonly hasRequests: boolean;
  /** Whether another program polls the file. It is then replaced in one step. */
  readonly isPolled?: boolean;
  readonly write: (report: RunReport, options: PageOptions) => Promise<string>;
}

/** A format that is sent to an address instead of written to a file. */
interface SentFormat {
  readonly about: string;
  readonly hasRequests: boolean;
  /** Validates the address before the run. Returns null if it can be used. */
  readonly check: (
    address: string,
    cwd: string,
  ) => Promise<{ readonly problem: string; readonly next: string } | null>;
  /** Sends the report. Returns the reason if it fails, else null. */
  readonly send: (report: RunReport, address: string, cwd: string) => Promise<string | null>;
}

/** The formats of a report. Each is loaded on demand. */
export const FORMATS = {
  json: {
    about: 'for programs, and for gatehouse report merge',
    hasRequests: true,
    write: async (report) => jsonText(report, 2),
  },
  junit: {
    about: 'XML that CI servers read',
    hasRequests: false,
    write: async (report) => (await import('./junit.ts')).junitOf(report),
  },
  html: {
    about: 'one page for people',
    hasRequests: true,
    write: async (report, options) => (await import('./html/page.ts')).pageOf(report, options),
  },
  markdown: {
    about: 'for the summary of a CI',
    hasRequests: false,
    write: async (report) => (await import('./markdown.ts')).markdownOf(report),
  },
  har: {
    about: 'the requests, as an HTTP archive without secrets',
    hasRequests: true,
    write: async (report) => jsonText((await import('./har.ts')).harOf(report), 2),
  },
  prometheus: {
    about: 'metrics in the text format of Prometheus, for a check that signs in every few minutes',
    hasRequests: false,
    isPolled: true,
    write: async (report) => (await import('./prometheus.ts')).prometheusOf(report),
  },
  otlp: {
    about: 'the same metrics, sent to the collector of OpenTelemetry at this address',
    hasRequests: false,
    check: async (...given) => (await import('./otlp.ts')).problemOfCollector(...given),
    send: async (...given) => (await import('./otlp.ts')).sendMetrics(...given),
  },
} as const satisfies Record<string, FileFormat | SentFormat>;

/** The name of a format. */
export type Format = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as Format[];
