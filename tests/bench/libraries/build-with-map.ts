import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script of the built page, with the source map that says where each of its characters comes from. */
export interface MappedChunk {
  readonly file: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  readonly code: string;
  readonly map: string;
}

/** `build/compile-ahead.ts` adds a line that is not in the source map. */
const HINT = /^\/\/#.*\n/;

const site = fileURLToPath(new URL('../../../packages/web-react/', import.meta.url));

/** Builds the page as it ships, with source maps, into a folder. */
export const buildWithMap = async (outDir: string): Promise<MappedChunk[]> => {
  const output = await build({
    root: site,
    configFile: `${site}vite.config.ts`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: 'hidden' },
  });
  const outputs = Array.isArray(output) ? output : [output];
  return outputs.flatMap((each) =>
    'output' in each
      ? each.output.flatMap((file) =>
          file.type === 'chunk'
            ? [
                {
                  file: file.fileName,
                  imports: file.imports,
                  code: file.code.replace(HINT, ''),
                  map: file.map?.toString() ?? '',
                },
              ]
            : [],
        )
      : [],
  );
};
