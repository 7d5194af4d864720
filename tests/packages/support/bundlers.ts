import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { entriesOf, type Project } from './project.ts';

/** Bundles and minifies a program in the project. External packages stay imports. */
export type Bundler = (project: Project, program: string, external: readonly string[]) => Promise<string>;

const withEsbuild: Bundler = async ({ folder }, contents, external) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    external: [...external],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

const ENTRY = '\0program';

/** Resolves our packages through their manifests, as `@rollup/plugin-node-resolve` does. */
export const resolveOurs = ({ folder, packages }: Project, program: string): Plugin => {
  const entries = packages.flatMap((each) => {
    const home = join(folder, 'node_modules', each.manifest.name);
    const { sideEffects } = each.manifest;
    return entriesOf(each).map(
      ([specifier, file]) =>
        [specifier, { id: join(home, file), moduleSideEffects: sideEffects !== false }] as const,
    );
  });
  const found = new Map(entries);
  return {
    name: 'packed-packages',
    resolveId(source, importer) {
      if (source === ENTRY) return { id: ENTRY, moduleSideEffects: true };
      if (!source.startsWith('.')) return found.get(source) ?? null;
      // Each module inherits the field of its package.
      const home = packages.find(({ manifest }) =>
        importer?.startsWith(join(folder, 'node_modules', manifest.name)),
      );
      return {
        id: join(importer ?? '', '..', source),
        moduleSideEffects: home?.manifest.sideEffects !== false,
      };
    },
    load: (id) => (id === ENTRY ? program : readFileSync(id, 'utf8')),
  };
};

const withRollup: Bundler = async (project, program, external) => {
  const bundle = await rollup({
    input: ENTRY,
    external: [...external],
    plugins: [resolveOurs(project, program)],
    // It warns about every import that it does not find, even if it drops the import afterwards.
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  const missing = output[0].imports.filter((name) => !external.includes(name));
  if (missing.length > 0) throw new Error(`${program} is left with imports of ${missing.join(', ')}`);
  const { code } = await transform(output[0].code, { minify: true, format: 'esm' });
  return code;
};

/** The bundlers that measure the packages. */
export const BUNDLERS: Readonly<Record<'esbuild' | 'rollup', Bundler>> = {
  esbuild: withEsbuild,
  rollup: withRollup,
};

/** The size in bytes, compressed as a server sends it. */
export const brotliSize = (code: string): number => brotliCompressSync(code).length;
