import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { rollup } from 'rollup';
import { build as vite } from 'vite';
import { resolveOurs } from './bundlers.ts';
import type { Project } from './project.ts';

/** Bundles a program of the project for Node. Returns the file to run, from the project's folder. */
type BundleForNode = (project: Project, program: string) => Promise<string>;

const withEsbuild =
  (format: 'esm' | 'cjs'): BundleForNode =>
  async ({ folder }, program) => {
    const file = `esbuild.${format === 'esm' ? 'mjs' : 'cjs'}`;
    // tough-cookie is CommonJS and asks for modules of Node, which a bundle of ES modules cannot.
    const external = format === 'esm' ? ['tough-cookie'] : [];
    const [entryPoints, outfile] = [[join(folder, program)], join(folder, file)];
    await esbuild({ entryPoints, bundle: true, minify: true, platform: 'node', format, outfile, external });
    return file;
  };

// Rollup reads no CommonJS, so packages of others stay imports.
const withRollup: BundleForNode = async (project, program) => {
  const external = (id: string) => !/^[./]|^\w:|gatehouse/.test(id);
  const input = join(project.folder, program);
  const bundle = await rollup({ input, external, plugins: [resolveOurs(project, '')] });
  const names = { entryFileNames: 'program.mjs', chunkFileNames: '[name].mjs' };
  await bundle.write({ dir: join(project.folder, 'rollup'), format: 'es', ...names });
  await bundle.close();
  return 'rollup/program.mjs';
};

const withVite: BundleForNode = async ({ folder }, program) => {
  const output = { entryFileNames: 'program.mjs', chunkFileNames: '[name].mjs' };
  await vite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: program, outDir: 'vite', minify: true, rolldownOptions: { output } },
  });
  return 'vite/program.mjs';
};

/** The bundlers that are there in every run. */
export const BUNDLES: Readonly<Record<string, BundleForNode>> = {
  'esbuild, as ES modules': withEsbuild('esm'),
  'esbuild, as CommonJS': withEsbuild('cjs'),
  rollup: withRollup,
  Vite: withVite,
};

type Webpack = (config: object, done: (failure: Error | null, stats?: Stats) => void) => void;
type Stats = { hasErrors(): boolean; hasWarnings(): boolean; toString(): string };

/** Webpack, as it is installed in a folder. A warning is an error. */
export const webpackIn =
  (installed: string): BundleForNode =>
  ({ folder }, program) => {
    const webpack = createRequire(join(installed, 'package.json'))('webpack') as Webpack;
    const output = { path: join(folder, 'webpack'), filename: 'program.cjs' };
    const config = { mode: 'production', target: 'node', context: folder, entry: `./${program}`, output };
    return new Promise((resolve, reject) =>
      webpack(config, (failure, stats) => {
        if (failure !== null) reject(failure);
        else if (stats?.hasErrors() || stats?.hasWarnings()) reject(new Error(stats.toString()));
        else resolve('webpack/program.cjs');
      }),
    );
  };
