import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aFailure, aRunReport, aScenario } from '../testing/a-run-report.ts';
import { prometheusOf } from './prometheus.ts';

const DEPLOY = new URL('../../deploy/', import.meta.url);

describe('the dashboard and the alerts', () => {
  it('ask for metrics that a run has', () => {
    const { panels, templating } = JSON.parse(
      readFileSync(new URL('grafana/dashboard.json', DEPLOY), 'utf8'),
    );
    const targets: readonly { readonly expr: string }[] = panels.flatMap(
      (panel: { readonly targets: readonly { readonly expr: string }[] }) => panel.targets,
    );
    const { groups } = parse(readFileSync(new URL('prometheus/alerts.yaml', DEPLOY), 'utf8'));
    const rules: readonly { readonly expr: string }[] = groups.flatMap(
      (group: { readonly rules: readonly { readonly expr: string }[] }) => group.rules,
    );
    const asked = JSON.stringify([targets, rules, templating]).match(/gatehouse_\w+/g) ?? [];
    const known = prometheusOf(aRunReport([aScenario(), aFailure()])).matchAll(/^# TYPE (\w+) gauge$/gm);
    expect(targets.length).toBeGreaterThan(5);
    expect(rules.length).toBeGreaterThan(2);
    expect([...new Set(asked)].sort()).toEqual(
      expect.arrayContaining(['gatehouse_run_start_seconds', 'gatehouse_state_seconds']),
    );
    const names = [...known].map(([, name = '']) => name);
    expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  });
});
