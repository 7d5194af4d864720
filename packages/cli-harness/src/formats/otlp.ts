import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as exporting from '@opentelemetry/exporter-metrics-otlp-http';
import type * as sdk from '@opentelemetry/sdk-metrics';
import { importFile } from '../import-file.ts';
import type { RunReport } from '../report/run-report.schema.ts';
import { metricsOf } from './metrics.ts';

const PATH = '/v1/metrics';
const PATIENCE = 10_000;
const SDK = '@opentelemetry/sdk-metrics';
const EXPORTER = '@opentelemetry/exporter-metrics-otlp-http';

/** Checks that the address of a collector is valid and that the SDK is installed. Returns the problem, or null. */
export async function problemOfCollector(
  address: string,
  cwd: string,
): Promise<{ readonly problem: string; readonly next: string } | null> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    return {
      problem: 'it is not a web address',
      next: 'Give the address of the collector, such as otlp=http://localhost:4318.',
    };
  const { username, password } = new URL(address);
  if (username !== '' || password !== '')
    return {
      problem: 'it holds a user name or a password',
      next: 'Give a key for the collector in OTEL_EXPORTER_OTLP_HEADERS.',
    };
  if ((await load(cwd)) === null)
    return {
      problem: 'the SDK of OpenTelemetry is not installed here, or does not run with this version of Node',
      next: `Run npm install --save-dev ${SDK} ${EXPORTER} in this folder.`,
    };
  return null;
}

/**
 * Sends the metrics of a run to an OpenTelemetry collector (OTLP/HTTP, JSON). `/v1/metrics` is added to an address without
 * a path. The exporter reads headers from `OTEL_EXPORTER_OTLP_HEADERS`. Returns the reason if it fails, else null.
 */
export async function sendMetrics(report: RunReport, address: string, cwd: string): Promise<string | null> {
  const loaded = await load(cwd);
  if (loaded === null) return 'the SDK of OpenTelemetry is gone';
  const { sdk, exporting, resources } = loaded;
  class OnDemand extends sdk.MetricReader {
    protected override async onForceFlush(): Promise<void> {}
    protected override async onShutdown(): Promise<void> {}
  }
  const reader = new OnDemand();
  const resource = resources.resourceFromAttributes({ 'service.name': 'gatehouse' });
  const meter = new sdk.MeterProvider({ readers: [reader], resource }).getMeter('gatehouse');
  for (const { name, help, samples } of metricsOf(report)) {
    const gauge = meter.createGauge(name, { description: help });
    for (const { labels, value } of samples) gauge.record(value, labels);
  }
  const { resourceMetrics } = await reader.collect();
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = PATH;
  const exporter = new exporting.OTLPMetricExporter({ url: url.href, timeoutMillis: PATIENCE });
  const error = await new Promise<Error | undefined>((resolve) =>
    exporter.export(resourceMetrics, (result) =>
      resolve(result.error ?? (result.code === 0 ? undefined : new Error('the collector refused them'))),
    ),
  );
  await exporter.shutdown();
  return error === undefined ? null : error.message;
}

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof sdk.MeterProvider>[0]>['resource']>;

interface Loaded {
  readonly sdk: typeof sdk;
  readonly exporting: typeof exporting;
  readonly resources: {
    readonly resourceFromAttributes: (attributes: Readonly<Record<string, string>>) => Resource;
  };
}

/** Loads the SDK from the current project, or else from where the command is installed. */
async function load(cwd: string): Promise<Loaded | null> {
  for (const base of [join(cwd, 'package.json'), import.meta.url])
    try {
      const require = createRequire(base);
      const path = require.resolve(SDK);
      const ofSdk = createRequire(path);
      return {
        sdk: (await importFile(path)) as Loaded['sdk'],
        exporting: (await importFile(require.resolve(EXPORTER))) as Loaded['exporting'],
        // A dependency of the SDK.
        resources: (await importFile(ofSdk.resolve('@opentelemetry/resources'))) as Loaded['resources'],
      };
    } catch {
      // Not found, or not usable: try the next place.
    }
  return null;
}
