import { build } from 'vite';

const ENTRY = 'entry-of-the-test';

/** Bundles a program that uses the core, with all of the core's dependencies except `external`. */
export async function bundle(program: string, external: readonly string[] = []): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@gatehouse-login/source'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? program : null),
      },
    ],
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: 'program' },
      minify: 'oxc',
      // One file, so that the program can be run and measured as a whole.
      rolldownOptions: { external: [...external], output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  return chunk?.type === 'chunk' ? chunk.code : '';
}
