import { type BuildOptions, buildSync, type Plugin } from 'esbuild';
import type { Options } from 'tsup';

/** Returns the source files that a package's entries reach, without those that are imported for types only. */
const modulesOf = (entryPoints: NonNullable<BuildOptions['entryPoints']>): string[] => {
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs);
};

/** Makes esbuild write one file per source file. Imports between them then name the written files. */
const moduleByModule: Plugin = {
  name: 'module-by-module',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.outExtension?.['.js'] ?? '.js';
    initialOptions.entryPoints = modulesOf(initialOptions.entryPoints ?? []);
    initialOptions.outbase = 'src';
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, extension), external: true },
    );
  },
};

type Manifest = {
  readonly exports: Readonly<Record<string, { readonly '@gatehouse-login/source': string }>>;
};

/**
 * The options of tsup for a library that others bundle. It is built module by module: a bundler leaves out the modules
 * that a program does not use, but cannot split one large file. Also, all entries then share their modules.
 */
export const unbundled = ({ exports }: Manifest): Options => ({
  entry: Object.values(exports).map((conditions) => conditions['@gatehouse-login/source']),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2023',
  splitting: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [moduleByModule],
  esbuildOptions(options, { format }) {
    // Adds the list of names that Node reads for `import()` of a CommonJS file.
    if (format === 'cjs') options.platform = 'node';
  },
});
