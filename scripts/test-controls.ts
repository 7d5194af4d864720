// Proves each security control of tests/controls: its test passes, and fails once a fault that breaks the control is planted
// in a copy of the sources. `--only 12,13` proves some. Writes tests/controls/proven.json and docs/controls.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Control, digestOf, withPlant } from '../tests/controls/control.ts';
import { CONTROLS } from '../tests/controls/controls.ts';
import { readProven, writeProven } from '../tests/controls/record.ts';
import { problemWith, problemWithout } from '../tests/controls/verdict.ts';
import { isStopping, node } from './lib/command.ts';
import { needsBuild } from './lib/named-tests.ts';
import { runProofs } from './lib/proofs.ts';
import { copySources, removeCopy } from './lib/source-copy.ts';

const LINES_SHOWN = 30;
const indented = (text: string): string =>
  text.trimEnd().split('\n').slice(0, LINES_SHOWN).join('\n').replaceAll(/^/gm, '       ');

/** Builds in the copy what its tests need. Returns what went wrong, or null. */
async function build(copy: string, controls: readonly Control[]): Promise<string | null> {
  if (!controls.some(({ proof }) => needsBuild(proof.file))) return null;
  const { code, output } = await node(['scripts/build.ts'], { cwd: copy });
  return code === 0 ? null : output;
}

/** Runs the proofs without any fault. Returns what is wrong with them by the ids of their controls. */
async function soundProofs(copy: string, controls: readonly Control[]): Promise<Map<number, string>> {
  const broken = await build(copy, controls);
  if (broken !== null) return new Map(controls.map(({ id }) => [id, broken]));
  const { ran, output } = await runProofs(copy, controls);
  const faults = controls.flatMap((control): readonly (readonly [number, string])[] => {
    const problem = problemWithout(control, ran);
    return problem === null ? [] : [[control.id, `${problem}\n${output}`]];
  });
  return new Map(faults);
}

/** Plants the fault of a control and runs its proof. Returns null if that fails as it should, else what is wrong. */
async function prove(copy: string, control: Control): Promise<string | null> {
  const file = join(copy, control.plant.file);
  const sound = readFileSync(file, 'utf8');
  const planted = withPlant(sound, control.plant);
  if (planted === null) return `${control.plant.file} does not contain its text exactly once`;
  writeFileSync(file, planted);
  try {
    const broken = await build(copy, [control]);
    if (broken !== null) return `the fault does not compile\n${broken}`;
    const { ran, output } = await runProofs(copy, [control]);
    const problem = problemWith(control, ran);
    return problem === null ? null : `${problem}\n${output}`;
  } finally {
    writeFileSync(file, sound);
  }
}

async function proveAll(controls: readonly Control[]): Promise<boolean> {
  const copy = copySources();
  process.on('exit', () => removeCopy(copy));
  const proven: Record<string, string> = { ...readProven() };
  const faults = await soundProofs(copy, controls);
  for (const control of controls) {
    const start = performance.now();
    const fault = faults.get(control.id) ?? (await prove(copy, control));
    if (isStopping()) return false;
    if (fault === null) proven[control.id] = digestOf(control);
    else {
      faults.set(control.id, fault);
      delete proven[control.id];
    }
    const head = fault === null ? 'ok' : 'FAILED';
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${head.padEnd(6)} ${control.id} ${control.control} (${seconds} s)\n`);
    if (fault !== null) process.stdout.write(`${indented(fault)}\n`);
  }
  writeProven(proven);
  process.stdout.write(`\n${controls.length - faults.size} proven, ${faults.size} not\n`);
  return faults.size === 0;
}

const at = process.argv.indexOf('--only');
const only = at === -1 ? null : (process.argv[at + 1] ?? '').split(',').map(Number);
const chosen = CONTROLS.filter(({ id }) => only?.includes(id) ?? true);
const strangers = only?.filter((id) => !CONTROLS.some((control) => control.id === id)) ?? [];
if (strangers.length > 0) {
  process.stderr.write('After --only, name controls by their numbers, such as: --only 12,13\n');
  process.exitCode = 2;
} else {
  const isGood = await proveAll(chosen);
  if (!isStopping()) {
    await node(['scripts/generate.ts'], { show: true });
    process.exitCode = isGood ? 0 : 1;
  }
}
