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

/** What is wrong with a place to send metrics to, and what to do about it. Null if nothing is. */
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
 * Sends the metrics of a run to a collector, by OTLP over HTTP with JSON. An address without a path gets `/v1/metrics`.
 * Headers come from `OTEL_EXPORTER_OTLP_HEADERS`. Returns why they did not arrive, or null.
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

/** Loads the SDK from the project that the command runs in, or from what the command was installed with. */
async function load(cwd: string): Promise<Loaded | null> {
  for (const base of [join(cwd, 'package.json'), import.meta.url])
    try {
      const require = createRequire(base);
      const path = require.resolve(SDK);
      const ofSdk = createRequire(path);
      return {
        sdk: (await importFile(path)) as Loaded['sdk'],
        exporting: (await importFile(require.resolve(EXPORTER))) as Loaded['exporting'],
        // The SDK brings it along.
        resources: (await importFile(ofSdk.resolve('@opentelemetry/resources'))) as Loaded['resources'],
      };
    } catch {
      // The next place may have it.
    }
  return null;
}
