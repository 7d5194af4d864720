import type { RunReport } from '../report/run-report.schema.ts';
import { type Labels, type Metric, metricsOf } from './metrics.ts';

/**
 * Formats the metrics of a run in the Prometheus text format, version 0.0.4. The textfile collector of node_exporter and
 * the Pushgateway read it.
 */
export const prometheusOf = (report: RunReport): string => metricsOf(report).map(textOf).join('');

function textOf({ name, help, samples }: Metric): string {
  const lines = samples.map(({ labels, value }) => `${name}${labelled(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
